import { pickOne } from '../../core/testing/sample';
import { demoPassword } from '../fixtures/people';
import { takenOver } from '../fixtures/taken-over';
import { expect, expectAccessible, expectNoSideScroll, test } from '../fixtures/test';
import { ShellPage } from '../pages/shell-page';
import { SignInDialog } from '../pages/sign-in-dialog';

test.describe('a visitor', () => {
  test('meets a landing page that asks nothing it may not have', async ({ page, trouble }) => {
    const shell = new ShellPage(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(shell.heading).toHaveText('Your life, seen from twelve sides.');
    await expect(shell.signIn).toBeVisible();
    expect(calls).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('is told why a private address shows the landing page, and asked to sign in', async ({ page }) => {
    const shell = new ShellPage(page);
    const answer = await page.goto('/intake/4');
    expect(answer?.status()).toBe(200);
    await expect(shell.dialog).toBeVisible();
    await expect(shell.dialog.getByText('Please sign in to open this page.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await expect(shell.main.getByText('Please sign in to open this page.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your life, seen from twelve sides.' })).toBeVisible();
  });

  test('sees the landing page behind the wish to sign in at a page of the team', async ({ page }) => {
    await page.goto('/management');
    await expect(page.getByRole('dialog').getByText('Please sign in to open this page.')).toBeVisible();
    // The dialog hides it from the names that readers hear.
    await expect(page.locator('main h1')).toHaveText('Your life, seen from twelve sides.');
  });

  test('who signs in over the page gets the links of the team, which a visitor is not told of', async ({ page }) => {
    const dialog = new SignInDialog(page);
    await page.goto('/');
    await takenOver(page);
    expect(await page.locator('#page-data').textContent()).not.toContain('/management');
    await page.evaluate(() => Reflect.set(window, 'loadedOnce', true));
    await dialog.open();
    await dialog.signInAs({ email: 'admin@hedo.example', password: await demoPassword() });
    const menu = await new ShellPage(page).openAccount();
    await menu.getByRole('menuitem', { name: 'Management' }).click();
    await expect(page).toHaveURL(/\/management/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
  });

  test('gets 404 with the specified words for an unknown address', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('reaches help and credits from the foot of the page', async ({ page }) => {
    const shell = new ShellPage(page);
    await page.goto('/');
    // A link that is followed before loads a whole page, which takes no focus to its heading.
    await takenOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Need help now?' }).click();
    await expect(shell.heading).toHaveText('Need help now?');
    await expect(shell.heading).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
    await expect(shell.main.getByRole('link', { name: 'GeoNames' })).toBeVisible();
    await expect(page).toHaveTitle('Credits · Hedo');
  });

  for (const language of ['en', 'de', 'es'])
    test(`reads every word of the bottom bar on one line, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/?lang=${language}`);
      const bar = page.locator('nav:has([data-more])');
      await expect(bar).toBeVisible();
      const items = await bar.locator('> *').evaluateAll((all) =>
        all.map((item) => {
          const words = document.createRange();
          words.selectNode(item.lastChild ?? item);
          return {
            lines: words.getClientRects().length,
            cut: item.scrollWidth > item.clientWidth,
            top: item.getBoundingClientRect().top,
          };
        }),
      );
      expect(items.length).toBeGreaterThan(2);
      expect(new Set(items.map(({ top }) => top)).size).toBe(1);
      for (const { lines, cut } of items) expect([lines, cut]).toEqual([1, false]);
      await expectNoSideScroll(page);
    });

  test('can skip to the content with the keyboard', async ({ page }) => {
    await page.goto('/');
    await expect(new ShellPage(page).heading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the theme', () => {
  test('is there with the first byte and survives a reload', async ({ page, request, baseURL }) => {
    await page.goto('/');
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The colour fades.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const night = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const html = await request.get('/', { headers: { cookie: 'theme=dark' } });
    expect(await html.text()).toContain('<html lang="en" data-theme="dark">');
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(night);
    expect((await page.context().cookies(baseURL)).find(({ name }) => name === 'theme')?.value).toBe('dark');
  });
});

test.describe('the look', () => {
  const widths = [320, 390, 1280] as const;
  // Axe at one width for each theme, chosen by the seed of the run; `npm test -- --all` at each.
  for (const path of ['/', '/help-now', '/credits', '/nowhere'])
    test(`of ${path} is accessible in both themes and no wider than any window`, async ({ page }) => {
      await page.goto(path);
      await expect(new ShellPage(page).heading).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const looked = pickOne<number>(path + colorScheme, widths);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 860 });
          if (looked.includes(width)) await expectAccessible(page);
          await expectNoSideScroll(page);
        }
      }
    });
});
