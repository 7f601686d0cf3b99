import type { Locator, Page } from '@playwright/test';

/** The landing page: its gem, the demo of the twelve Labors and the question to try. */
export class LandingPage {
  readonly gem: Locator;
  readonly picture: Locator;
  readonly pause: Locator;
  readonly turn: Locator;
  readonly play: Locator;
  readonly stop: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly count: Locator;
  readonly faces: Locator;
  readonly question: Locator;
  readonly kept: Locator;
  readonly keep: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.gem = main.getByRole('figure').first();
    this.picture = this.gem.locator('svg').first();
    this.pause = this.gem.getByRole('button', { name: 'Pause' });
    this.turn = this.gem.getByRole('button', { name: 'Turn' });
    const demo = main.getByRole('group', { name: 'The demo' });
    this.play = demo.getByRole('button', { name: 'Play the demo' });
    this.stop = demo.getByRole('button', { name: 'Stop the demo' });
    this.previous = demo.getByRole('button', { name: 'Previous Labor' });
    this.next = demo.getByRole('button', { name: 'Next Labor' });
    this.count = demo.getByText(/^\d+ of 12$/);
    this.faces = main.getByRole('radiogroup', { name: 'The gem unfolded: choose a Labor' });
    this.question = main.getByLabel('Which sentence was repeated so often at home that you can still hear it?');
    this.kept = main.getByText(/Kept on this device/);
    this.keep = main.getByRole('button', { name: 'Keep my answer' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.question.waitFor();
  }
}
