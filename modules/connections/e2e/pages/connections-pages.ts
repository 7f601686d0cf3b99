import type { Locator, Page } from '@playwright/test';

/** The list of connections, with the form that invites. */
export class ConnectionsPage {
  constructor(readonly page: Page) {}
  readonly heading = (name: string): Locator => this.page.getByRole('heading', { name });

  async inviteByMail(email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Their e-mail address' }).fill(email);
    await this.page.getByRole('checkbox', { name: /^I agree that whoever accepts/ }).check();
    await this.page.getByRole('button', { name: 'Send the invitation' }).click();
  }
  /** The part of the page under one of its headings. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  readonly open = (): Locator => this.page.getByRole('button', { name: 'See who it is' });
  readonly agree = (): Locator => this.page.getByRole('button', { name: 'Agree and connect' });
  readonly toPair = (name: string): Locator => this.page.getByRole('link', { name: `See both charts: ${name}` });
}

/** Two charts over one bodygraph. */
export class PairPage {
  constructor(readonly page: Page) {}
  readonly kinds = (): Locator => this.page.getByRole('region', { name: 'Four ways to meet' });
  readonly looks = (): Locator => this.page.getByRole('region', { name: 'Who looked' }).getByRole('listitem');
  readonly gone = (): Locator => this.page.getByText('There is no such connection');

  async end(): Promise<void> {
    await this.page.getByRole('button', { name: 'End the connection' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  }
}
