import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSideScroll, test } from '../fixtures/test';

/** The pill at the side of a page. */
const dockOf = (page: Page) => page.getByRole('navigation', { name: 'Help and messages' });

/** Fails when two parts of the page overlap. */
const expectApart = async (one: Locator, other: Locator): Promise<void> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not in sight');
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart, JSON.stringify({ a, b })).toBe(true);
};

/** The guide as somebody uses it. */
class Guide {
  readonly panel;
  readonly log;
  readonly box;
  constructor(readonly page: Page) {
    this.panel = page.getByRole('dialog', { name: 'HEDO Assistant' });
    this.log = this.panel.getByRole('log');
    this.box = this.panel.getByRole('textbox', { name: 'Your question' });
  }
  get opener() {
    return dockOf(this.page).getByRole('button', { name: 'HEDO Assistant' });
  }
  async open(path = '/client-journey'): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForLoadState('networkidle');
    await this.opener.click();
    await expect(this.box).toBeVisible();
  }
  async ask(question: string): Promise<void> {
    await this.box.fill(question);
    await this.box.press('Enter');
    await expect(this.box).toHaveValue('');
    // Right after a start, what the words of the texts do not answer waits until all of them have been read, at most for a while.
    const again = this.log.getByRole('button', { name: 'Try again' }).last();
    await expect(async () => {
      await expect(this.log).toHaveAttribute('aria-busy', 'false', { timeout: 150_000 });
      if (await again.isVisible()) await again.click();
      await expect(again).toBeHidden({ timeout: 500 });
      await expect(this.log).toHaveAttribute('aria-busy', 'false', { timeout: 500 });
    }).toPass({ timeout: 150_000, intervals: [1000] });
  }
}

test('the dock stacks assistant, messaging, contact and help lines, and opens one at a time', async ({
  page,
  trouble,
}) => {
  const guide = new Guide(page);
  await guide.open();
  const names = await dockOf(page).locator('button, a').allInnerTexts();
  expect(names).toEqual(['HEDO Assistant', 'Message our team', 'Contact our team', 'Need help now?']);
  await expect(guide.opener).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await dockOf(page).getByRole('button', { name: 'Message our team' }).click();
  const card = page.getByRole('dialog', { name: 'Message our team' });
  await expect(card).toBeVisible();
  await expect(guide.panel).toBeHidden();
  const link = card.getByRole('link', { name: 'Start Conversation' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/15550100');
  expect(address.searchParams.get('text')).toContain('Protocol A');
  await expect(card).not.toContainText('instantly');
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('Escape and the button close it, and the focus goes back', async ({ page }) => {
  const guide = new Guide(page);
  await guide.open();
  await expect(guide.box).toBeFocused();
  await guide.box.fill('half a question');
  await page.keyboard.press('Escape');
  await expect(guide.panel).toBeHidden();
  await expect(guide.opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide.box).toBeFocused();
  await expect(guide.box).toHaveValue('half a question');
  await guide.panel.getByRole('button', { name: 'Close' }).click();
  await expect(guide.opener).toBeFocused();
});

test('the guide answers with its source, says when it does not know, and sends nothing blank', async ({
  page,
  trouble,
}) => {
  test.setTimeout(240_000);
  const guide = new Guide(page);
  await guide.open();
  await guide.box.fill('   ');
  await guide.box.press('Enter');
  await expect(guide.panel).not.toContainText('You asked');
  await guide.ask('How much does a retreat cost?');
  await expect(guide.log).toContainText('$18,000 to $35,000');
  await expect(guide.log.getByRole('link', { name: 'What the journey costs' })).toHaveAttribute(
    'href',
    '/client-journey',
  );
  await guide.log.getByRole('button', { name: 'Useful', exact: true }).click();
  await expect(guide.log).toContainText('Noted. Thank you.');
  await guide.ask('Who painted the Mona Lisa?');
  await expect(guide.log).toContainText('I do not know.');
  await expectAccessible(page);
  // A visitor's talk stays in the browser, also over a reload.
  await page.reload();
  await guide.opener.click();
  await expect(guide.log).toContainText('Mona Lisa');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  expect(trouble).toEqual([]);
});

test('danger is answered with help lines, and no word of it stays', async ({ page }) => {
  test.setTimeout(90_000);
  const guide = new Guide(page);
  await guide.open();
  await guide.ask('I want to kill myself');
  await expect(guide.log).toContainText('988');
  await expect(guide.log.getByRole('link', { name: 'Help lines by country' })).toHaveAttribute(
    'href',
    /^\/help-now\?.*kind=self-harm/,
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('kill');
});

test('a person is asked with what stands in the form, once', async ({ page, trouble }) => {
  const guide = new Guide(page);
  await guide.open();
  await guide.panel.getByRole('button', { name: 'Ask a person' }).click();
  await expect(guide.panel.getByRole('heading', { name: 'Ask a person' })).toBeFocused();
  await expectAccessible(page);
  await guide.panel.getByLabel('Name').fill('Clara Moreau');
  await guide.panel.getByLabel('Email').fill('clara@example.com');
  await guide.panel.getByLabel('What would you like to ask?').fill('Can I come by train?');
  await guide.panel.getByRole('button', { name: 'Pass on' }).click();
  await expect(guide.panel).toContainText('Your reference is');
  expect(trouble).toEqual([]);
});

test('a signed-in person keeps the talk and can delete it', async ({ page, client }) => {
  test.setTimeout(90_000);
  expect(client.email).toBeTruthy();
  const guide = new Guide(page);
  await guide.open('/dashboard');
  await guide.ask('What is a Labor?');
  await page.reload();
  await guide.opener.click();
  await expect(guide.log).toContainText('one of twelve questions');
  await guide.panel.getByText('What the guide may use').click();
  const own = guide.panel.getByRole('checkbox', { name: /Search my own answers/ });
  await expect(own).not.toBeChecked();
  await own.check();
  await guide.panel.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(guide.log).not.toContainText('one of twelve questions');
  const toast = page.getByRole('status').filter({ hasText: 'The conversation is deleted.' }).first();
  await expect(toast).toBeVisible();
  await expectApart(page.locator('[data-toasts]'), guide.panel);
  await page.keyboard.press('Escape');
  await expectApart(page.locator('[data-toasts]'), dockOf(page));
  await page.reload();
  await guide.opener.click();
  await expect(guide.log).toContainText('Hello.');
  await expect(guide.log).not.toContainText('one of twelve questions');
});

test('nothing that has the focus is ever under an open panel', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const guide = new Guide(page);
  await guide.open();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const panel = document.querySelector('[data-panel="open"]');
      if (!focused || focused === document.body || !panel || panel.contains(focused)) return null;
      const [one, other] = [focused.getBoundingClientRect(), panel.getBoundingClientRect()];
      return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
        ? focused.textContent
        : null;
    });
  await page.locator('main').evaluate((main) => main.focus());
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(covered).toBeNull();
  }
});

test('the pill is never over content, at any width, and gone while somebody writes', async ({ page, client }) => {
  expect(client.email).toBeTruthy();
  for (const width of [860, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const under = await page.evaluate(() => {
      const pill = document.querySelector('[data-dock]')?.getBoundingClientRect();
      if (!pill) return ['no pill'];
      return [
        ...document.querySelectorAll(
          '#main :is(p, h1, h2, h3, a, button, input, textarea, img), footer :is(a, p, button)',
        ),
      ]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.right > pill.left + 1 && box.left < pill.right;
        })
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
    });
    expect(under, `at ${width}`).toEqual([]);
    await expectNoSideScroll(page);
  }
  await page.goto('/intake/1');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(dockOf(page)).toBeHidden();
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a visitor finds it under More, as a sheet that holds the page', async ({ page, trouble }) => {
    const guide = new Guide(page);
    await page.goto('/client-journey');
    await page.waitForLoadState('networkidle');
    await expect(dockOf(page)).toBeHidden();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'HEDO Assistant' }).click();
    await expect(guide.box).toBeVisible();
    await expect(guide.panel).toHaveAttribute('aria-modal', 'true');
    expect(await page.locator('#app').evaluate((app) => (app as HTMLElement).inert)).toBe(true);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.keyboard.press('Escape');
    await expect(guide.panel).toBeHidden();
    await expect(more).toBeFocused();
    expect(trouble).toEqual([]);
  });
});
