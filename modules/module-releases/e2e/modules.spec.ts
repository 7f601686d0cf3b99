import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/*
 * What admins see of modules. The product of this run is shared by all journeys, so nothing is switched here: acts are tested in
 * server/modules.test.ts, and with published modules in e2e/specs/module-failures.long.spec.ts.
 */
test('shows an admin every module, and says what disabling one does before it is done', async ({ page, demo }) => {
  await demo('admin');
  await page.goto('/management/modules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modules');
  await expect(page.getByRole('heading', { name: 'Published modules' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Information information/ });
  await expect(row).toContainText('Running');
  await row.getByRole('button', { name: /^Disable/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nothing that people wrote is deleted.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});
