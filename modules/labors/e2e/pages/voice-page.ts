import type { Locator, Page } from '@playwright/test';

/** The recorder under the paper of a Labor. */
export class VoicePage {
  readonly record: Locator;
  readonly writeDown: Locator;
  readonly start: Locator;
  readonly live: Locator;
  readonly elapsed: Locator;
  readonly pause: Locator;
  readonly resume: Locator;
  readonly stop: Locator;
  /** Recorded on this device, not saved yet. */
  readonly clip: Locator;
  readonly keep: Locator;
  readonly discard: Locator;
  readonly undo: Locator;
  readonly saved: Locator;
  readonly draft: Locator;
  readonly confirm: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.record = main.getByRole('button', { name: 'Record as well' });
    this.writeDown = main.getByRole('checkbox', { name: /^Write down what I say/ });
    this.start = main.getByRole('button', { name: 'Start recording' });
    this.live = main.getByRole('region', { name: 'Recording', exact: true });
    this.elapsed = this.live.getByRole('timer');
    this.pause = this.live.getByRole('button', { name: 'Pause' });
    this.resume = this.live.getByRole('button', { name: 'Go on' });
    this.stop = this.live.getByRole('button', { name: 'Stop' });
    this.clip = main.getByRole('region', { name: 'Your recording' });
    this.keep = this.clip.getByRole('button', { name: 'Save' });
    this.discard = this.clip.getByRole('button', { name: 'Discard' });
    this.undo = this.clip.getByRole('button', { name: 'Undo' });
    this.saved = main.getByRole('region', { name: /^Recording of/ });
    this.draft = this.saved.getByRole('textbox', { name: /machine/ });
    this.confirm = this.saved.getByRole('button', { name: 'These are my words' });
  }

  /** Loudness by the meter, 0 to 100. */
  loudness(): Promise<number> {
    return this.live.getByRole('meter').evaluate((meter: HTMLMeterElement) => meter.value);
  }
}
