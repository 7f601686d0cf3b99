import { signUp } from '../fixtures/people';
import { expect, expectAccessible, expectNoSideScroll, test } from '../fixtures/test';
import { ShellPage } from '../pages/shell-page';
import { SignInDialog } from '../pages/sign-in-dialog';

test.describe('signing in and out', () => {
  test('over a private address leads there, with the rooms in the header and nothing refused', async ({
    page,
    browser,
    baseURL,
    trouble,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const account = await signUp(elsewhere.request, 'Ines Okoye');
    await elsewhere.close();
    const dialog = new SignInDialog(page);
    await page.goto('/intake');
    await dialog.signInAs(account);
    await expect(new ShellPage(page).heading).toHaveText('Twelve Labors');
    await expect(page).toHaveURL(/\/intake$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Labors' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('banner').getByText('Ines')).toBeVisible();
    // Who is signed in is asked once, after signing in.
    expect(trouble).toEqual([]);
  });

  test('by the menu, with the keyboard, ends at the landing page', async ({ page, client, trouble }) => {
    const shell = new ShellPage(page);
    await page.goto('/intake');
    await expect(shell.heading).toBeVisible();
    const button = page.getByRole('banner').getByText(client.fullName.split(' ')[0] ?? '');
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'View Profile' })).toBeVisible();
    await expectAccessible(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner').locator('button[aria-haspopup="menu"]')).toBeFocused();
    await expect(button).toBeVisible();
    await page.keyboard.press('Enter');
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(shell.signIn).toBeVisible();
    await expect(shell.heading).toHaveText('Your life, seen from twelve sides.');
    await page.goto('/intake');
    await expect(shell.dialog).toBeVisible();
    expect(trouble).toEqual([]);
  });
});

test('a phone has four rooms in its bar and the rest behind More', async ({ page, client }) => {
  expect(client.email).toBeTruthy();
  const shell = new ShellPage(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/intake');
  await expect(shell.heading).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Rooms' });
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expectNoSideScroll(page);
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link', { name: 'Need help now?' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Matches' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/matching$/);
});
