import { pickOne } from '#core/testing/sample';
import { expect, test } from '#e2e/fixtures/quiet';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';
import { WritingRoom } from '#e2e/pages/writing-room';

/** A neutral page that answers without the net. */
const neutral = 'https://www.wikipedia.org/';
test.beforeEach(({ context }) =>
  context.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Neutral</title><h1>Neutral page</h1>' }),
  ),
);

test.describe('leaving quickly', () => {
  test('shows nothing on the way back, and loses no word', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    const room = new WritingRoom(page);
    await page.goto('/profile');
    await room.open(2);
    await room.text.pressSequentially('He hit me again');
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'Neutral page' })).toBeVisible();
    // The entry of the Labor is replaced; the one before it leads to the home page, by Back and by its address.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('He hit me again')).toHaveCount(0);
    await page.goto('/intake/2');
    await expect(page).toHaveURL('/');
    await takenOver(page);
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
    await room.open(2);
    await expect(room.text).toHaveValue('He hit me again');
  });

  test('is the first stop of the keyboard, works over a dialog, and takes the other tabs along', async ({
    page,
    context,
    client,
  }) => {
    expect(client.email).toBeTruthy();
    const other = await context.newPage();
    await other.goto('/profile');
    await takenOver(other);
    await page.goto('/concierge');
    await takenOver(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Leave this site quickly' }).first()).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'Neutral page' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Neutral page' })).toBeVisible();
  });

  for (const width of [390, 820, 1440])
    test(`stays in sight and covers nothing where a page hides the header, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/enhanced-intake');
      await takenOver(page);
      const exit = page.getByRole('link', { name: 'Leave this site quickly' }).first();
      const [strip, main] = await Promise.all([exit.locator('..').boundingBox(), page.getByRole('main').boundingBox()]);
      expect(strip && strip.y + strip.height).toBeGreaterThan(0);
      expect(main?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(exit).toBeInViewport();
    });

  test('has a button that visitors see where they may write', async ({ page }) => {
    await page.goto('/enhanced-intake');
    await takenOver(page);
    await page.getByRole('link', { name: 'Leave this site quickly' }).first().click();
    await expect(page.getByRole('heading', { name: 'Neutral page' })).toBeVisible();
  });
});

test.describe('help', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [language, lines, emergency] of [
      ['en', 'Help lines: Germany', 'In an emergency, call 112.'],
      ['de', 'Hilfetelefone: Deutschland', 'Im Notfall wähle 112.'],
      ['es', 'Teléfonos de ayuda: Alemania', 'En una emergencia, llama al 112.'],
    ] as const)
      test(`names lines and emergency number of each country, in ${language}`, async ({ page }) => {
        await page.goto(`/help-now?lang=${language}`);
        await page.getByRole('combobox').selectOption('DE');
        await page.getByRole('main').getByRole('button').first().click();
        await expect(page).toHaveURL(/country=DE/);
        await expect(page.getByRole('heading', { name: lines })).toBeVisible();
        await expect(page.getByText(emergency)).toBeVisible();
        await expect(page.getByRole('link', { name: '0800 111 0 111' })).toHaveAttribute('href', 'tel:08001110111');
      });

    for (const path of ['/concierge', '/concierge/experiences', '/enhanced-intake'])
      test(`is one link away at ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(/call your local emergency number, such as 112 or 911/)).toBeVisible();
        await page.getByRole('link', { name: 'Need help now?' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible();
      });
  });

  test('fits every window and is accessible in both themes', async ({ page }) => {
    const widths = [390, 820, 1440] as const;
    await page.goto('/help-now?country=US&kind=violence');
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('National Domestic Violence Hotline');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Axe at one width for each theme, chosen by the seed of the run; `npm test -- --all` at each.
      const looked = pickOne<number>(`help lines, ${colorScheme}`, widths);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (looked.includes(width)) await expectAccessible(page);
        await expectNoSideScroll(page);
      }
    }
  });
});
