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
    this.generate = main.getByRole('button', { name: 'Generate Synthesis' });
    this.stages = main.getByRole('list', { name: 'Stages of your reading' });
    this.heading = main.getByRole('heading', { level: 1 });
  }

  /** Every quoted passage with the number of the Labor next to it. */
  async passages(): Promise<{ readonly labor: number; readonly text: string }[]> {
    const found: { labor: number; text: string }[] = [];
    for (const figure of await this.page.getByRole('article').getByRole('figure').all()) {
      const text = (await figure.getByRole('blockquote').textContent())?.trim() ?? '';
      // Its number stands in the figure, or in the margin next to it.
      const numbers = [await figure.textContent(), await figure.locator('..').textContent()];
      const [labor] = numbers.flatMap((shown) => /Labor (\d+)/.exec(shown ?? '')?.[1] ?? []);
      found.push({ labor: Number(labor), text: text.replace(/^“|”$/g, '') });
    }
    return found;
  }
}
