import type { Locator, Page } from '@playwright/test';

/** The synthesis: requirements before, the reading afterwards. */
export class ReadingPage {
  readonly requirements: Locator;
  readonly generate: Locator;
  readonly stages: Locator;
  readonly heading: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.requirements = main.getByRole('region', { name: 'Requirements' });
    this.generate = main.getByRole('button', { name: 'Generate AI Synthesis' });
    this.stages = main.getByRole('list', { name: 'Stages of your reading' });
    this.heading = main.getByRole('heading', { level: 1 });
  }

  /** Every quoted passage with the number of the Labor beside it. */
  async passages(): Promise<{ readonly labor: number; readonly text: string }[]> {
    const found: { labor: number; text: string }[] = [];
    for (const figure of await this.page.getByRole('article').getByRole('figure').all()) {
      const text = (await figure.getByRole('blockquote').textContent())?.trim() ?? '';
      // The link to the Labor stands beside the figure, in the margin.
      const beside = (await figure.locator('..').getByRole('link').textContent()) ?? '';
      found.push({ labor: Number(/\d+/.exec(beside)?.[0]), text: text.replace(/^“|”$/g, '') });
    }
    return found;
  }
}
