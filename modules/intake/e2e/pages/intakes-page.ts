import { expect, type Locator, type Page } from '@playwright/test';

/** `/admin/intakes`. */
export class IntakesPage {
  readonly list: Locator;
  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Intakes' });
  }
  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/intakes${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Intakes' })).toBeVisible();
  }
  row(name: string): Locator {
    return this.list.getByRole('link', { name });
  }
  /** Opens the first intake by the keys alone. Rows that can be seen hear them; a key pressed before is nobody's. */
  async openFirstByKeys(): Promise<void> {
    const first = this.list.getByRole('link').first();
    await expect(first).toBeVisible();
    await this.page.keyboard.press('j');
    await expect(first).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(/[?&]intake=/);
    await expect(this.page.getByRole('tabpanel', { name: 'Answers' })).toBeVisible();
  }
  /** Shows what is behind a tab of the open intake. */
  async openTab(name: 'Answers' | 'Chart' | 'Notes and history'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await expect(this.page.getByRole('tabpanel', { name })).toBeVisible();
  }
  /** Gives a reason and opens the closed answers. */
  async breakGlass(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Open for one hour' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Open the closed answers?' });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Open and notify the sender' }).click();
    await expect(dialog).toBeHidden();
  }
}
