import type { Locator, Page } from '@playwright/test';

/** One Labor opened to be written. */
export class WritingRoom {
  readonly text: Locator;
  readonly save: Locator;
  readonly kept: Locator;
  readonly next: Locator;
  readonly answer: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.text = main.getByRole('textbox', { name: /^Your response to Labor/ });
    this.save = main.getByRole('button', { name: 'Save Response' });
    this.kept = main.getByRole('status').filter({ hasText: /Saved|Saving|Changed/ });
    this.next = main.getByRole('link', { name: /Next Labor/ });
    this.answer = main.getByRole('region', { name: 'Your response' });
  }

  async open(labor: number): Promise<void> {
    await this.page.goto(`/intake/${labor}`);
    await this.text.or(this.answer).waitFor();
  }
}

/** What the line over the paper says once the server has the words. */
export const savedAt = /^Saved \d{1,2}:\d{2}/;
