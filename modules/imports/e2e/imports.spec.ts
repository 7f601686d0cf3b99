import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* An admin brings a file of offers with a wrong row: chooses a column, checks, imports, and gets the wrong row back with its reason. */

test('a file is checked, imported, and handed back with what is wrong', async ({ page, demo }) => {
  await demo('admin');
  await page.goto('/management/imports');
  const form = page.getByRole('region', { name: 'New import' });
  await form.getByLabel('What the file contains').selectOption('offers');
  await page.getByRole('button', { name: 'Upload and look at columns' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  const name = `Inn ${Date.now()}`;
  const csv = `Hotel,category,location,provider\n${name},hotel,Lisbon,House\n=1+1,castle,Lisbon,House\n`;
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Upload and look at columns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'offers.csv' })).toBeVisible();
  await page.getByLabel('name', { exact: true }).selectOption('Hotel');
  await expect(page.getByText(`For example: ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Check without writing' }).click();
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Line 3: category is none of', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Error file' }).click();
  expect((await download).suggestedFilename()).toBe('offers-errors.csv');
  await page.goto('/team-portal/offers');
  await page.getByLabel('Search').fill(name);
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
});
