import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';

test('somebody writes an entry, finds it again and removes it', async ({ page, client, trouble }) => {
  expect(client.email).toBeTruthy();
  await page.goto('/sample-diary');
  await page.getByLabel('New entry').fill('The sea was calm.');
  await page.getByRole('button', { name: 'Save the entry' }).click();
  await expect(page.getByText('The sea was calm.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The sea was calm.')).toBeVisible();
  await expectAccessible(page, 'main');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }
  await page.getByRole('button', { name: /^Remove the entry of/ }).click();
  await expect(page.getByText('No entries yet')).toBeVisible();
  expect(trouble).toEqual([]);
});
