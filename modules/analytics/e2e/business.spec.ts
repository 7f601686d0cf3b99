import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* An admin reads the figures of the house by keyboard and on a phone, and chooses a report by mail. */

test('figures of the business are compared, opened and mailed', async ({ page, demo }) => {
  await demo('admin');
  await page.goto('/team-portal/business');
  await expect(page.getByRole('heading', { level: 1, name: 'Business figures' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Figures' });
  await nav.getByRole('link', { name: 'Where people come from' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team-portal\/business\/sources/);
  await page.getByLabel('Length').selectOption('year');
  await expect(page).toHaveURL(/period=\d{4}$/);
  await expect(page.getByRole('heading', { name: 'In all', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Not known/ })).toBeVisible();
  await expectAccessible(page, 'main');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Earlier period' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing to count in this period' })).toBeVisible();
  await expectNoSideScroll(page);
  const [report] = await page.getByRole('region', { name: 'Report by mail' }).getByRole('combobox').all();
  if (!report) throw new Error('nobody can get a report');
  await report.selectOption('monthly');
  await expect(page.getByText(/^Report for .+: Each month$/).first()).toBeVisible();
  await report.selectOption('never');
  await expectAccessible(page, 'main');
});
