import { expect, expectAccessible, test } from '#e2e/fixtures/test';

test('a list of the team folds its filters on a phone, says how many are active and gives the focus back', async ({
  page,
  demo,
}) => {
  await demo('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team-portal/offers');
  const fold = page.getByRole('button', { name: 'Filters and order', exact: true });
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeInViewport();
  await expect(kind).toBeHidden();

  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await kind.selectOption({ label: 'Flight' });
  await expect(page).toHaveURL(/\?category=flight$/);
  await expectAccessible(page);
  await kind.press('Escape');
  await expect(kind).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters and order, 1 active' })).toBeFocused();

  await page.setViewportSize({ width: 820, height: 844 });
  await expect(kind).toHaveValue('flight');
  await expect(page.getByRole('button', { name: /^Filters and order/ })).toBeHidden();
});
