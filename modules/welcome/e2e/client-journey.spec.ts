import type { Page } from '@playwright/test';
import { expect, expectFineLook, expectNoSideScroll, test } from '#e2e/fixtures/test';

const path = '/client-journey';
const least = 'The least a full journey costs is $23,500.';
const ready = async (page: Page): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};
const verdict = (page: Page) => page.locator('#cost').getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page, its prices and their table can be read', async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A journey arranged around what you wrote.');
    await expect(page.getByRole('heading', { name: least })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Practitioners see only the profile segments/ })).toBeVisible();
    await page.getByText('Show as a table').click();
    const plan = page.getByRole('table', { name: 'Your plan, in US dollars' });
    await expect(plan.getByRole('row', { name: 'A full journey $23,500 $40,500' })).toBeVisible();
    await expect(plan.getByRole('row', { name: 'Retreat 5–10 days $18,000 $35,000' })).toBeVisible();
    const budgets = page.getByRole('table', { name: 'What each budget covers' });
    await expect(budgets.getByRole('row', { name: /^\$10,000–\$15,000 No, \$8,500 short Assessment/ })).toBeVisible();
    await expectNoSideScroll(page);
  });

  test('it is German for whoever reads German', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: 'de-DE', javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: /^Ein ganzer Weg kostet mindestens 23\.500\s\$\.$/ })).toBeVisible();
    await page.close();
  });
});

test('the planner answers to the keyboard alone', async ({ page, trouble }) => {
  await ready(page);
  await expect(verdict(page)).toHaveText(
    '$15,000–$25,000 covers a full journey at its lowest price, with $1,500 left over. With all you added it is $25,250, which is $250 more than this budget.',
  );
  await page.getByRole('radio', { name: '$15,000–$25,000' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(verdict(page)).toContainText('$10,000–$15,000 cannot buy a full journey: it costs $23,500 at least');
  await expect(verdict(page)).toContainText('integration, and 7 months of aftercare');

  await page.getByRole('checkbox', { name: /^Retreat/ }).focus();
  await page.keyboard.press('Space');
  await expect(verdict(page)).toHaveText('$10,000–$15,000 covers the stages you chose, with $9,500 left over.');
  await expect(page.getByRole('spinbutton', { name: /^Treatments/ })).toBeDisabled();
  await page.keyboard.press('Space');

  await page.getByRole('radio', { name: '10 days' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '5 days' })).toBeChecked();
  const sessions = page.getByRole('spinbutton', { name: /^Days with practitioner sessions/ });
  await sessions.focus();
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('ArrowUp');
  await expect(sessions).toHaveValue('5');
  await expect(page.getByText('5 days at $500')).toHaveCount(2);
  await page.getByRole('button', { name: 'More: Months of aftercare' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#cost li').filter({ hasText: 'With all you added' })).toContainText('$28,950');
  await page.getByRole('button', { name: 'Back to the full journey' }).press('Enter');
  await expect(page.locator('#cost li').filter({ hasText: 'With all you added' })).toContainText('$25,250');
  expect(trouble).toEqual([]);
});

test('the way to the costs is one press', async ({ page }) => {
  await ready(page);
  await page.getByRole('link', { name: 'See what it costs' }).press('Enter');
  await expect(page.getByRole('heading', { name: least })).toBeInViewport();
});

test('the page is accessible at every width, by day and by night', async ({ page }) => {
  await ready(page);
  await page.getByText('Show as a table').click();
  await expectFineLook(page, [1440, 820, 390]);
});
