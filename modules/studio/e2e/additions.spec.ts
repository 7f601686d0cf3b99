import { demoPassword, signIn } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

test('staff add a concern, say by which words it is recognised, publish it and take it away again', async ({
  page,
  expected,
}) => {
  test.slow();
  // A name that is taken.
  expected.push(/422 .*concerns\/documents|Unprocessable.*concerns\/documents/);
  const title = `Losing a home ${Date.now()}`;
  await signIn(page.request, 'admin@hedo.example', await demoPassword());
  await page.goto('/team-portal/studio/concerns');
  await page.getByRole('button', { name: 'Add a concern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill('separation AND divorce');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('There is one of this name already.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Name in English').fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await page.getByRole('button', { name: 'Add to Words by which it is recognised' }).click();
  await page.getByRole('textbox', { name: /^Words by which it is recognised, 1/ }).fill('evict*');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Shown now: version 1, published/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');

  await page.goto('/team-portal/studio/concerns');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expectNoSideScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});
