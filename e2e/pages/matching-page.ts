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

  /** The match with somebody, wherever it stands: other tests add practitioners who may fit better. */
  async find(name: string): Promise<Locator> {
    const match = this.matches.filter({ hasText: name });
    const more = this.page.getByRole('main').getByRole('button', { name: /^Show \d+ more$/ });
    await match.or(more).first().waitFor();
    if ((await match.count()) === 0) await more.click();
    await match.waitFor();
    return match;
  }
}
