import { expect, test } from '#e2e/fixtures/quiet';
import { expectFineLook } from '#e2e/fixtures/test';

/* From an installation without an imprint to one in the operator's own words. */

test('staff publish an imprint, everybody reads it, and what was there before is brought back', async ({
  page,
  demo,
  browser,
  baseURL,
}) => {
  await demo('admin');
  await page.goto('/team-portal/studio');
  await page.getByRole('link', { name: /^Imprint and legal pages/ }).click();
  await page.getByRole('link', { name: 'Edit Imprint in English' }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill('## House of Light\n\nReachable at *noon*.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'House of Light' })).toBeVisible();
  await page.getByRole('tab', { name: 'Differences' }).click();
  await expect(page.locator('ins')).toContainText('House of Light');
  await expectFineLook(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Shown now: version \d+, published/)).toBeVisible();

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(visitor.getByRole('heading', { name: 'House of Light' })).toBeVisible();
  await expectFineLook(visitor);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore as draft' }).last().click();
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('No draft')).toBeVisible();
  // Each process follows what is published within moments.
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Nobody has published an imprint here yet.')).toBeVisible({ timeout: 2000 });
  }).toPass();
});
