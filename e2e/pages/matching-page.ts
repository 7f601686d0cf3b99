import type { Locator, Page } from '@playwright/test';

/** Practitioners that fit a client. */
export class MatchingPage {
  readonly run: Locator;
  readonly analyzing: Locator;
  readonly matches: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.run = main.getByRole('button', { name: /^Run the matching/ });
    this.analyzing = main.getByRole('button', { name: 'Analyzing...' });
    this.matches = main.getByRole('article');
  }
}
