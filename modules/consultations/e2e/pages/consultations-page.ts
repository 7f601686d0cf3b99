import { expect, type Locator, type Page } from '@playwright/test';

/** The consultation form, wherever it stands. */
export class ConsultationForm {
  readonly send: Locator;
  constructor(readonly root: Locator) {
    this.send = root.getByRole('button', { name: 'Request a consultation' });
  }
  field(name: string): Locator {
    return this.root.getByLabel(name, { exact: true });
  }
  async fill(name: string, email: string): Promise<void> {
    await this.root.getByLabel('Name', { exact: true }).fill(name);
    await this.root.getByLabel('Email', { exact: true }).fill(email);
    await this.root.getByLabel('Month').fill('4');
    await this.root.getByLabel('Day').fill('9');
    await this.root.getByLabel('Year').fill('1988');
    await this.root.getByLabel('Birth time', { exact: true }).fill('12:40');
    await this.root.getByRole('combobox').pressSequentially('Triest');
    await this.root.getByRole('option', { name: /^Trieste, Friuli/ }).click();
    await expect(this.root.getByRole('combobox')).toHaveValue(/^Trieste, Friuli/);
    await this.root.getByRole('checkbox', { name: /^Generate the profile/ }).check();
  }
}

/** `/admin/consultations`. */
export class ConsultationsPage {
  readonly list: Locator;
  readonly newOnes: Locator;
  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Requests' });
    this.newOnes = page.getByRole('button', { name: /^\d+ new$/ });
  }
  /** Opens the first request by the keys alone. Rows that can be seen hear them; a key pressed before is nobody's. */
  async openFirstByKeys(): Promise<void> {
    const first = this.list.getByRole('link').first();
    await expect(first).toBeVisible();
    await this.page.keyboard.press('j');
    await expect(first).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(/[?&]request=/);
  }
  row(name: string): Locator {
    return this.list.getByRole('link', { name });
  }
  /** Shows what is behind a tab of the open request. */
  async openTab(name: 'Basic Info' | 'Generated Profile' | 'Actions'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await expect(this.panel(name)).toBeVisible();
  }
  panel(name: string): Locator {
    return this.page.getByRole('tabpanel', { name });
  }
  /** Opens the dialog and books the first free time. */
  async scheduleFirst(): Promise<void> {
    await this.page.getByRole('button', { name: 'Schedule Consultation' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Schedule Consultation' });
    await dialog.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
