import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { haveProfile } from '#e2e/fixtures/progress';
import { expect, expectFineLook, test } from '#e2e/fixtures/test';

/*
 * The exported picture, pixel by pixel as far as a browser can promise it: darkness in squares, so that the smoothing of another
 * build of the browser changes nothing and a missing stroke, letter or fill does. After a wished change look at the picture, then
 * take over the rows that the failing test prints.
 */
const golden = fileURLToPath(new URL('./golden/chart-png.txt', import.meta.url));
/** Pixels of a square, steps of darkness by which it may differ, and how many squares may differ by more. */
const square = 40;
const steps = 2;
const strays = 0.004;

/** Mean darkness of every square, a step of one hundredth each, written as 0 to z. */
const darkness = (page: Page, png: Buffer): Promise<string[]> =>
  page.evaluate(
    async ([data, size]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('this browser draws nothing');
      context.drawImage(image, 0, 0);
      const rows: string[] = [];
      for (let y = 0; y + size <= image.height; y += size) {
        let row = '';
        for (let x = 0; x + size <= image.width; x += size) {
          const { data: points } = context.getImageData(x, y, size, size);
          let light = 0;
          for (let at = 0; at < points.length; at += 4)
            light += ((points[at] ?? 0) + (points[at + 1] ?? 0) + (points[at + 2] ?? 0)) / 765;
          row += Math.min(35, Math.round((1 - light / (size * size)) * 100)).toString(36);
        }
        rows.push(row);
      }
      return rows;
    },
    [png.toString('base64'), square] as const,
  );

test('the picture of a chart comes as it is meant to be', async ({ page, context, client }) => {
  test.setTimeout(120_000);
  expect(client.fullName).toBe('Clara Winter');
  await haveProfile(context.request);
  await page.goto('/profile/detailed');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your chart' });
  await dialog.getByRole('radio', { name: /^Picture, PNG/ }).check();
  await dialog.getByRole('radio', { name: 'Both' }).check();
  await expectFineLook(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('hedo-chart-1.png');
  const drawn = await darkness(page, await readFile(await file.path()));
  const meant = (await readFile(golden, 'utf8')).trim().split('\n');
  expect([drawn.length, drawn[0]?.length], drawn.join('\n')).toEqual([meant.length, meant[0]?.length]);
  const off = drawn.flatMap((row, y) =>
    [...row].flatMap((one, x) =>
      Math.abs(parseInt(one, 36) - parseInt(meant[y]?.[x] ?? '', 36)) <= steps ? [] : [`${x},${y}`],
    ),
  );
  expect(off.length, `${off.join(' ')}\n${drawn.join('\n')}`).toBeLessThanOrEqual(drawn.join('').length * strays);
});
