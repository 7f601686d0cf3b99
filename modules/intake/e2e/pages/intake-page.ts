import { expect, type Locator, type Page } from '@playwright/test';

/** What a whole questionnaire for oneself holds; long enough wherever that is asked. */
export const anAnswer = 'I notice it most on Sunday evenings, when nothing is left to do.';

/** Runs in the page: what hides the focus from the eye, null when nothing does. */
const findHiddenFocus = (): string | null => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.id || element.textContent?.slice(0, 40) || element.tagName;
  const { left, top, width, height } = element.getBoundingClientRect();
  // What is drawn for a native control is its label; both are asked.
  const drawn = [
    element,
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    element.parentElement,
  ];
  const hasRing = drawn.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  if (!hasRing) return `${name} has the focus and no ring`;
  if (left < 0 || left + width > innerWidth + 1) return `${name} has the focus and is out of the page`;
  const middle = Math.min(Math.max(top + Math.min(height, 40) / 2, 0), innerHeight - 1);
  const above = document.elementFromPoint(left + width / 2, middle);
  const isSeen = drawn.some((one) => one && above && (one.contains(above) || above.contains(one)));
  return isSeen ? null : `${name} has the focus below something else`;
};

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

  /** Presses Tab until a control has the focus; at every stop on the way it has to be seen where the focus is. */
  async tabTo(control: Locator): Promise<void> {
    await control.waitFor();
    for (let tab = 0; tab < 60; tab++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // The ring is drawn with the next frame.
      await expect.poll(() => this.page.evaluate(findHiddenFocus), { intervals: [50, 100, 200] }).toBe(null);
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

  /** On a phone: goes on by Enter on the button, and waits for the next question or step. */
  async goOnHere(): Promise<void> {
    const title = await this.page.title();
    await this.press(this.on, 'Enter');
    await expect(this.page).not.toHaveTitle(title);
    await expect(this.heading).toBeFocused();
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
