import { expect, test } from '../fixtures/quiet';
import { publicPaths } from '../pages/public-pages';

test.use({ locale: 'en-US' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the sitemap has its heading, its text and its head', async ({ page, request }) => {
    test.setTimeout(90_000);
    const paths = await publicPaths(request);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/client-journey',
        '/concierge',
        '/concierge/experiences',
        '/credits',
        '/enhanced-intake',
        '/help-now',
        '/magazine',
      ]),
    );
    expect(paths.filter((path) => path.startsWith('/magazine/')).length).toBeGreaterThanOrEqual(6);
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).toHaveText(/.{200}/s);
      expect(await page.title(), path).not.toBe('');
      await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\w{3}/);
      await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[property="og:title"]'), path).toHaveAttribute('content', /\w/);
      for (const block of await page.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(block)).toBeTruthy();
    }
  });

  test('its style is there with the first byte', async ({ page }) => {
    await page.goto('/client-journey');
    const size = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(30);
  });

  for (const [language, words] of [
    ['de', 'Dein Leben'],
    ['es', 'Tu vida'],
  ] as const)
    test(`the landing page is read in ${language}`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      // The cookie remembers.
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    });

  test('an unknown address is answered 404, with ways on', async ({ page, expected }) => {
    expected.push(/404/);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('searchbox').fill('breath');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/magazine\?q=breath$/);
  });

  test('an article that is not there is answered 404', async ({ page, expected }) => {
    expected.push(/404/);
    expect((await page.goto('/magazine/never-written'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with JavaScript', () => {
  test('every page is taken over as it stands: no shift, no word changed, nothing asked again', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => {
      const shifts: { at: number; value: number }[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'drawn', document.querySelector('main h1'));
        Reflect.set(window, 'words', document.querySelector('main')?.textContent);
        // The scripts begin then too (shell/start.ts): a busy machine paints before the letters have come.
        const stand = () => setTimeout(() => Reflect.set(window, 'stoodAt', performance.now()));
        void document.fonts.ready.then(() => requestAnimationFrame(stand));
      });
    });
    for (const path of await publicPaths(request)) {
      const asked: string[] = [];
      const hear = (one: { url(): string; method(): string; resourceType(): string }) => {
        if (one.method() === 'GET' && one.resourceType() === 'fetch') asked.push(one.url());
      };
      page.on('request', hear);
      await page.goto(path, { waitUntil: 'networkidle' });
      // React has taken the markup over, and kept it.
      await expect
        .poll(() =>
          page.evaluate(() =>
            Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
          ),
        )
        .toBe(true);
      await page.waitForTimeout(300);
      const { shifts, stoodAt, same, words, now } = await page.evaluate(() => ({
        shifts: Reflect.get(window, 'shifts') as { at: number; value: number }[],
        stoodAt: Number(Reflect.get(window, 'stoodAt')),
        same: Reflect.get(window, 'drawn') === document.querySelector('main h1'),
        words: String(Reflect.get(window, 'words')),
        now: String(document.querySelector('main')?.textContent),
      }));
      expect(same, `${path}: the heading is the one that was drawn`).toBe(true);
      expect(now.length, path).toBeGreaterThanOrEqual(words.length * 0.9);
      expect(stoodAt, path).toBeGreaterThan(0);
      const sumFrom = (start: number) => shifts.reduce((sum, { at, value }) => sum + (at >= start ? value : 0), 0);
      expect(sumFrom(stoodAt), `${path}: layout shift`).toBeLessThan(0.001);
      // A reader does not notice that much (layout-shift.spec.ts).
      expect(sumFrom(0), `${path}: layout shift of a late paint`).toBeLessThan(0.02);
      // A questionnaire looks for what this person has begun.
      if (path !== '/enhanced-intake') expect(asked, path).toEqual([]);
      page.off('request', hear);
    }
  });

  test('a language chosen by its address stays, and is not mixed into the next page', async ({ page }) => {
    await page.goto('/?lang=de', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dein Leben');
    await page.getByRole('contentinfo').locator('a[href="/help-now"]').first().click();
    await expect(page).toHaveURL(/help-now/);
    await page.goto('/?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your life');
  });
});
