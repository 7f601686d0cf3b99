import { demoPassword, ownPage, signIn } from '#e2e/fixtures/people';
import { aPractice } from '#e2e/fixtures/practice';
import { productUrl } from '#e2e/fixtures/product';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* A practitioner writes a page whose photo is missing, an admin finds nothing to approve, and a guest finds somebody in the directory and asks for a first call. */

test('a practitioner writes a page, which waits for its photo', async ({ browser }) => {
  test.slow();
  const practice = await aPractice(browser, 'Ina Pages');
  const page = await practice.context.newPage();
  await page.goto('/team-portal/my-page');
  await page.getByLabel('Headline').fill('I keep company when a decision will not come.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').first()).toBeVisible();
  await expect(page.getByText('Choose a photo of yourself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeHidden();
  await expectAccessible(page);

  const office = await browser.newContext({ baseURL: productUrl });
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const adminPage = await office.newPage();
  await adminPage.goto('/team-portal/practitioner-pages');
  await adminPage.getByRole('link', { name: 'Ina Pages' }).click();
  await expect(adminPage.getByText('Nothing waits for approval.')).toBeVisible();
  await expectAccessible(adminPage);
  await office.close();
  await practice.context.close();
});

test('a guest finds a practitioner and asks for a first call without an account', async ({ page, expected }) => {
  test.slow();
  // A link that leads to nothing.
  expected.push(/404 .*guest-introductions\/find|Not Found.*guest-introductions\/find/);
  await page.goto('/practitioners');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('list').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'A first call' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Choose a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /times? free$/ })
    .nth(1)
    .click();
  await dialog.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
  await dialog.getByLabel('Your name').fill('Gusta Guest');
  await dialog.getByLabel('Your e-mail address').fill('gusta@example.test');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const found = await page.request.post('/api/guest-introductions/find', {
    data: { token: 'A'.repeat(43) },
    headers: ownPage,
  });
  expect(found.status()).toBe(404);
  await page.goto(`/practitioners/introduction#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link leads to nothing' })).toBeVisible();
});
