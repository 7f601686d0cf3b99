import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';

test('a guest finds somebody by a name with a slip in it, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practitioners');
  const first = page.getByRole('listitem').getByRole('heading').first();
  const name = (await first.textContent()) ?? '';
  const slip = name
    .split(' ')
    .map((word) => (word.length > 4 ? word.slice(0, 2) + word.slice(3) : word))
    .join(' ');
  expect(slip).not.toBe(name);
  await page.getByLabel('Name, approach or place').fill(slip);
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('listitem').getByRole('heading', { name })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');
  await page.getByLabel('Name, approach or place').fill('nobody whatsoever');
  await expect(page.getByText('Nobody meets these filters').last()).toBeVisible();
});
