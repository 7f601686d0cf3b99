import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures/quiet';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expectFineLook } from '#e2e/fixtures/test';
import { SignInDialog } from '#e2e/pages/sign-in-dialog';
import { savedAt, WritingRoom } from '#e2e/pages/writing-room';
import { LandingPage } from './pages/landing-page';

// The gem turns and the demo plays only for those who do not wish less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const words = 'Don’t make a fuss. She said it kindly, and I have not made one since.';

/** How far things moved by themselves since the page began, as browsers count it. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => tell(sum), 300);
      }),
  );

test.describe('one question without an account', () => {
  test('is kept on the device, offered after signing up, and lands on the paper of Labor 1', async ({ page }) => {
    const landing = new LandingPage(page);
    const dialog = new SignInDialog(page);
    const room = new WritingRoom(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData() ?? ''}`);
    });
    await landing.open();
    await landing.question.fill(words);
    await expect(landing.kept).toHaveText('Kept on this device, 15 words');
    await page.reload();
    await expect(landing.question).toHaveValue(words);
    expect(sent.filter((one) => one.includes('fuss'))).toEqual([]);

    await landing.keep.click();
    await dialog.fullName.fill('Ines Duarte');
    await dialog.email.fill(`ines.${crypto.randomUUID().slice(0, 8)}@example.com`);
    await dialog.password.fill('tall-copper-lantern-58');
    await dialog.create.click();

    await expect(page).toHaveURL(/\/intake\/1$/);
    await expect(page.getByText('You wrote this before you had an account.')).toBeVisible();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(room.text).toHaveValue(words);
    await expect(room.kept).toHaveText(savedAt);
    await page.reload();
    await expect(room.text).toHaveValue(words);
    await expect(page.getByRole('button', { name: 'Use it' })).toHaveCount(0);
  });

  test('is never put over other words, and a mistaken Discard can be undone', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    const room = new WritingRoom(page);
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('hedo.first-answer', JSON.stringify({ text, at: 1 })), words);
    await page.goto('/intake');
    await page.getByRole('link', { name: 'Look at it' }).click();
    await room.text.fill('The yellow kitchen.');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('button', { name: 'Use it' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(room.text).toHaveValue(`The yellow kitchen.\n\n${words}`);
  });
});

test.describe('the demo of the twelve Labors', () => {
  test('plays when asked, two seconds each, and can be stopped', async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.count).toHaveText('4 of 12');
    await landing.play.click();
    await expect(landing.previous).toBeDisabled();
    await expect(landing.next).toBeDisabled();
    await expect(landing.count).toHaveText('6 of 12');
    await landing.stop.click();
    await expect(landing.next).toBeEnabled();
    const stood = await landing.count.textContent();
    await page.waitForTimeout(2500);
    await expect(landing.count).toHaveText(stood ?? '');
  });

  test('plays when asked before the page has its code', async ({ page }) => {
    await page.route('**/assets/shell/shell.*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    const landing = new LandingPage(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await landing.play.click();
    await expect(landing.count).not.toHaveText('4 of 12');
  });

  test('answers to the keyboard', async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await takenOver(page);
    await landing.faces.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(landing.faces.getByRole('radio', { name: /^Labor 5: Work & Mission/ })).toBeFocused();
    await expect(landing.count).toHaveText('5 of 12');
    await page.keyboard.press('Tab');
    await expect(landing.previous).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(landing.count).toHaveText('4 of 12');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(landing.stop).toBeFocused();
    await page.keyboard.press('Space');
    await expect(landing.play).toBeFocused();
  });
});

test.describe('the gem', () => {
  test('turns once the page is idle, rests when paused, and moves nothing around it', async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.pause).toBeVisible({ timeout: 15_000 });
    const still = await landing.picture.innerHTML();
    await expect.poll(() => landing.picture.innerHTML()).not.toBe(still);
    await landing.pause.click();
    await expect(landing.turn).toBeFocused();
    const rested = await landing.picture.innerHTML();
    await page.waitForTimeout(500);
    expect(await landing.picture.innerHTML()).toBe(rested);
    expect(await shifts(page)).toBeLessThan(0.0005);
  });

  test('and the demo stay still for those who wish less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const landing = new LandingPage(page);
    await landing.open();
    const still = await landing.picture.innerHTML();
    await page.waitForTimeout(6000);
    expect(await landing.picture.innerHTML()).toBe(still);
    await expect(landing.pause).toBeHidden();
    await expect(landing.play).toBeHidden();
    await landing.next.click();
    await expect(landing.count).toHaveText('5 of 12');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page can be read: its heading, questions, prices and limits', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your life, seen from twelve sides.');
    await expect(page.getByText('Which part of you do you hide, and from whom?').last()).toBeVisible();
    await expect(page.getByText('$18,000–$35,000')).toBeVisible();
    await expect(page.getByText('For reflection, not medical advice.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('figure').first().locator('svg').first()).toBeVisible();
  });
});

test('the page is accessible and no wider than its window, on paper and by night', async ({ page }) => {
  test.setTimeout(90_000);
  await new LandingPage(page).open();
  await expectFineLook(page, [1440, 820, 390]);
});
