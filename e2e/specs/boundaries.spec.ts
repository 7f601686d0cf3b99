import type { Route } from '@playwright/test';
import { container, replaceBundle } from '../fixtures/replaced-bundle';
import { expect, test } from '../fixtures/test';
import { ShellPage } from '../pages/shell-page';

/*
 * A module may be missing, hang or throw: its place says so and offers another try; header, other rooms and the page
 * around stay alive. The Labors stand for any module.
 */
const entry = '**/assets/labors/entry.*';

test.describe('a module that fails', () => {
  test('takes only its own page down when its bundle is missing, and comes back on another try', async ({
    page,
    client,
  }) => {
    const shell = new ShellPage(page);
    await page.route(entry, (route) => route.abort());
    await page.goto('/intake');
    await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText(client.fullName.split(' ')[0] ?? '')).toBeVisible();
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.heading).toHaveText('Twelve Labors');
  });

  test('is given up after ten seconds when its bundle hangs', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.route(entry, () => undefined);
    await page.goto('/intake');
    await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible({ timeout: 15_000 });
    await new ShellPage(page).openCredits();
  });

  test('is asked for anew on another try after its bundle hung', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    let asked = 0;
    await page.route(entry, (route) => (asked++ === 0 ? undefined : route.continue()));
    await page.goto('/intake');
    await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new ShellPage(page).heading).toHaveText('Twelve Labors');
    expect(asked).toBe(2);
  });

  test('is not run when its bundle is not the one that was built', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.strange = true' }),
    );
    await page.goto('/intake');
    await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(await page.evaluate(() => 'strange' in window)).toBe(false);
  });

  test('is held by its boundary when a page throws while it draws', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.route('**/api/labor-responses/me', (route) => route.fulfill({ json: { not: 'a list' } }));
    await page.goto('/intake');
    await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/api/labor-responses/me');
    await page.getByRole('link', { name: 'Credits' }).click();
    await expect(new ShellPage(page).heading).toHaveText('Credits');
  });
});

test('a module that throws as it leaves takes nothing along', async ({ page, client }) => {
  expect(client.email).toBeTruthy();
  const leaving = `() => { react.useEffect(() => () => { throw new Error('as it leaves'); }, []); return h('h1', null, 'Here'); }`;
  await replaceBundle(page, 'labors', container('labors', '/intake', leaving));
  await page.goto('/intake');
  await expect(new ShellPage(page).heading).toHaveText('Here');
  await new ShellPage(page).openCredits();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('a page that the server has drawn', () => {
  const magazine = '**/assets/magazine/entry.*';
  const notice = 'This page can be read, but its buttons do not work yet';
  const strange = { contentType: 'text/javascript', body: 'window.strange = true' };

  for (const [name, fail] of [
    ['missing', (route: Route) => route.abort()],
    ['another one than was built', (route: Route) => route.fulfill(strange)],
  ] as const)
    test(`keeps its words when its script is ${name}, and works after another try`, async ({ page }) => {
      await page.route(magazine, fail);
      await page.goto('/magazine');
      const words = page.getByRole('main');
      const drawn = (await words.textContent()) ?? '';
      expect(drawn.length).toBeGreaterThan(1000);
      await expect(words.getByRole('status').filter({ hasText: notice })).toBeVisible();
      await expect(words).toContainText(drawn);
      await page.unroute(magazine);
      await words.getByRole('button', { name: 'Try again' }).click();
      await expect(words.getByText(notice)).toHaveCount(0);
      await expect(new ShellPage(page).heading).toBeVisible();
    });
});
