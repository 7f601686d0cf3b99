import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../fixtures/quiet';

test.use({ locale: 'en-US' });

for (const theme of ['light', 'dark'] as const)
  test(`a page prints on white with headings next to their text, in the ${theme} theme`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto('/chart-method', { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    // The ground fades from the colour of the theme.
    const readGround = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
      );
    await expect.poll(readGround).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
    const heading = page.getByRole('heading', { level: 2 }).first();
    expect(await heading.evaluate((h2) => getComputedStyle(h2).breakAfter)).toBe('avoid');
    const head = page.locator('main thead').first();
    expect(await head.evaluate((thead) => getComputedStyle(thead).display)).toBe('table-header-group');
  });

test('every printed page has a margin with the name of the product and its number', async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBeGreaterThan(1);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { items } = await sheet.getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    expect(words.map(({ str }) => str)).toContain('Hedo');
    expect(words.map(({ str }) => str).join('')).toContain(`${number} / ${pdf.numPages}`);
    // 16 mm are 45 points.
    expect(Math.min(...words.map(({ transform }) => Number(transform[4])))).toBeGreaterThanOrEqual(44);
  }
});
