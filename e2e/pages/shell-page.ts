import { expect, type Locator, type Page } from '@playwright/test';

/** What is around every page: header, dialog, bar, foot. */
export class ShellPage {
  readonly main: Locator;
  readonly heading: Locator;
  readonly signIn: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    this.dialog = page.getByRole('dialog');
    this.toast = page.getByRole('region', { name: /Notification/ });
  }

  /** Opens the menu behind the person's name. */
  async openAccount(): Promise<Locator> {
    await this.page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
    return this.page.getByRole('menu');
  }

  /** Goes to a page that no module has a part in: the product goes on, whatever one of them does. */
  async openCredits(): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
    await expect(this.heading).toHaveText('Credits');
  }
}
