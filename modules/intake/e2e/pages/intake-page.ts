import { expect, type Locator, type Page } from '@playwright/test';

/** What a whole questionnaire for oneself holds; long enough wherever that is asked. */
export const anAnswer = 'I notice it most on Sunday evenings, when nothing is left to do.';

/** The questionnaire at /enhanced-intake. */
export class IntakePage {
  readonly heading: Locator;
  readonly on: Locator;
  readonly back: Locator;
  readonly submit: Locator;
  readonly summary: Locator;
  readonly saved: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.on = page.getByRole('button', { name: 'Continue', exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.submit = page.getByRole('button', { name: 'Submit', exact: true });
    this.summary = page.getByRole('region', { name: 'There is a problem' });
    this.saved = page.getByRole('main').getByRole('status').filter({ hasText: /^Sav/ });
  }

  async open(step?: number, question?: number): Promise<void> {
    const place = step ? `?step=${step}${question ? `&question=${question}` : ''}` : '';
    await this.page.goto(`/enhanced-intake${place}`);
    await expect(this.heading).toBeVisible();
  }

  /** Another address without loading the page anew. */
  async jump(step: number): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', `?step=${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, step);
    await expect(this.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step));
  }

  box(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await control.waitFor();
    for (let tab = 0; tab < 60; tab++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  }

  /** Writes into a control that Tab reaches. */
  async write(control: Locator, text: string): Promise<void> {
    await this.tabTo(control);
    await this.page.keyboard.insertText(text);
  }

  async press(control: Locator, key: 'Space' | 'Enter' = 'Space'): Promise<void> {
    await this.tabTo(control);
    await this.page.keyboard.press(key);
  }

  /** Goes on by Enter on the button and waits for the next step's heading, which takes the focus. */
  async goOn(heading: string): Promise<void> {
    await this.press(this.on, 'Enter');
    await expect(this.heading).toHaveText(heading);
    await expect(this.heading).toBeFocused();
  }

  /** Puts answers onto this device, as if they had been written here before. */
  async hold(answers: object): Promise<void> {
    await this.page.addInitScript((copy) => {
      if (!localStorage.getItem('hedo.intake.visitor')) localStorage.setItem('hedo.intake.visitor', copy);
    }, JSON.stringify({ answers }));
  }
}
