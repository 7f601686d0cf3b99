import type { Locator, Page } from '@playwright/test';

/** The list of the journal. */
export class JournalPage {
  readonly box: Locator;
  readonly filter: Locator;
  readonly sheet: Locator;
  readonly cards: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.box = main.getByPlaceholder('Search articles, guides, and insights...');
    this.filter = main.getByRole('button', { name: /^Filter/ });
    this.sheet = page.getByRole('dialog', { name: 'Filter' });
    this.cards = main.getByRole('article');
  }

  /** A category chip. */
  chip(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: new RegExp(`^${name}\\b`) });
  }

  /** The number on a chip. */
  async count(name: string): Promise<number> {
    return Number((await this.chip(name).textContent())?.replace(/\D/g, ''));
  }

  /** The card of an article. */
  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title }) });
  }
}
