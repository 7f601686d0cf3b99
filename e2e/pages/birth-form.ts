import type { Locator, Page } from '@playwright/test';

/** The form for date, time and place of birth. */
export class BirthForm {
  readonly time: Locator;
  readonly place: Locator;
  readonly confirmation: Locator;
  readonly create: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.time = main.getByLabel('Time of birth');
    this.place = main.getByRole('combobox', { name: 'Place of birth' });
    this.confirmation = main.getByRole('status').filter({ hasText: ' · ' });
    this.create = main.getByRole('button', { name: 'Create Profile' });
  }

  /** Types a date of the form YYYY-MM-DD into its three boxes. */
  async enterDate(date: string): Promise<void> {
    const [year = '', month = '', day = ''] = date.split('-');
    const group = this.page.getByRole('group', { name: 'Date of birth' });
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Month').fill(month);
    await group.getByLabel('Year').fill(year);
  }

  /** Types the beginning of a place and chooses it from the list. */
  async choosePlace(typed: string, label: string): Promise<void> {
    await this.place.pressSequentially(typed, { delay: 20 });
    // Its zone stands behind the name.
    await this.page.getByRole('option').filter({ hasText: label }).first().click();
  }
}
