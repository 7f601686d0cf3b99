import type { Locator, Page } from '@playwright/test';

/** The three pages of the own account. */
export class AccountRoom {
  readonly heading: Locator;
  readonly sessions: Locator;
  readonly present: Locator;
  readonly next: Locator;
  readonly changePassword: Locator;
  readonly gather: Locator;
  readonly download: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    this.present = page.getByLabel('Present password', { exact: true });
    this.next = page.getByLabel('New password', { exact: true });
    this.changePassword = page.getByRole('button', { name: 'Change password' });
    this.gather = page.getByRole('button', { name: 'Gather my data' });
    this.download = page.getByRole('button', { name: /^Download \(/ });
  }

  /** Closes the account at once; ends at the last page. */
  async leaveAtOnce(): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete my account...' }).click();
    await this.page.getByRole('radio', { name: 'At once' }).check();
    await this.page.getByRole('checkbox', { name: 'Yes, I want my account to be deleted' }).check();
    await this.page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  }
}
