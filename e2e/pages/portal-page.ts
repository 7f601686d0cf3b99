import type { Locator, Page } from '@playwright/test';

/** The Team Portal: its row of tabs, and the figures in the first of them. */
export class PortalPage {
  readonly heading: Locator;
  readonly tabs: Locator;
  /** The open tab's content. */
  readonly content: (tab: string) => Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.tabs = page.getByRole('navigation', { name: 'Parts of the Team Portal' });
    this.content = (tab) => page.getByRole('region', { name: tab, exact: true });
  }

  tab(name: string): Locator {
    return this.tabs.getByRole('link', { name, exact: true });
  }

  /** Opens a tab by keyboard alone. */
  async openByKeyboard(name: string): Promise<void> {
    await this.tab(name).focus();
    await this.page.keyboard.press('Enter');
  }
}
