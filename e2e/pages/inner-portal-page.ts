import type { Locator, Page } from '@playwright/test';

/** A room of the inner portal. */
export class InnerPortalPage {
  readonly main: Locator;
  readonly title: Locator;
  readonly ways: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.ways = this.main.getByRole('navigation', { name: 'Where to go from here' });
  }

  next(room: string): Locator {
    return this.ways.getByRole('link', { name: `Next: ${room}` });
  }

  back(room: string): Locator {
    return this.ways.getByRole('link', { name: `Back: ${room}` });
  }
}
