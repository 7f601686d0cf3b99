import type { Locator, Page } from '@playwright/test';

/** `/concierge`. */
export class ConciergePage {
  readonly plan: Locator;
  readonly summary: Locator;
  readonly book: Locator;
  readonly receipt: Locator;
  constructor(readonly page: Page) {
    this.plan = page.getByRole('region', { name: 'Day by day' });
    this.summary = page.getByRole('complementary', { name: /^Your Experience Summary/ });
    this.book = page.getByRole('button', { name: 'Book Complete Experience' });
    this.receipt = this.summary.getByText(/^We have your request TR-/);
  }
  async open(): Promise<void> {
    await this.page.goto('/concierge');
    await this.page
      .getByRole('button', { name: /^Select / })
      .first()
      .waitFor();
  }
  /** A trip of five nights, in December of next year. */
  async say(destination: string, requests: string): Promise<void> {
    const year = new Date().getUTCFullYear() + 1;
    await this.page.getByLabel('Destination').fill(destination);
    for (const [name, day] of [
      ['Check-in', '1'],
      ['Check-out', '6'],
    ] as const) {
      const date = this.page.getByRole('group', { name });
      await date.getByLabel('Day').fill(day);
      await date.getByLabel('Month').fill('12');
      await date.getByLabel('Year').fill(String(year));
    }
    await this.summary.getByLabel(/^Special requests/).fill(requests);
  }
  async select(tab: string, name: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    const button = this.page.getByRole('button', { name: `Select ${name}` });
    await button.click();
  }
}

/** The Concierge tab of the team portal. */
export class ConciergeInbox {
  readonly dialog: Locator;
  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }
  async open(reference: string): Promise<void> {
    await this.page.goto('/team-portal/concierge');
    await this.page.getByRole('button', { name: `Open ${reference}` }).click();
    await this.dialog.getByRole('heading', { name: 'Make a quote' }).waitFor();
  }
  async quote(price: string, partner: string): Promise<void> {
    await this.dialog.getByLabel(/^Price for everything/).fill(price);
    await this.dialog.getByLabel(/^With/).fill(partner);
    await this.dialog.getByLabel('Valid until').fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
    await this.dialog.getByRole('button', { name: 'Send the quote' }).click();
  }
}
