import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* An admin makes a token with one scope, another system reads with it until it is revoked, and a webhook gets its first message. */

test('a token reads until it is revoked, and a webhook is made and tried', async ({
  page,
  demo,
  playwright,
  baseURL,
  expected,
}) => {
  // The private address is refused.
  expected.push(/422/);
  await demo('admin');
  await page.goto('/management/integrations');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByRole('button', { name: 'Make token' }).click();
  await expect(form.getByText('Name the integration that uses this token.')).toBeVisible();
  const name = `Accounting ${Date.now()}`;
  await form.getByLabel('Integration').fill(name);
  await form.getByLabel('retreats.read').check();
  await expectAccessible(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Make token' }).click();
  const made = page.getByRole('dialog', { name: `Token for ${name}` });
  const token = (await made.locator('code').textContent()) ?? '';
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(token)).toBeHidden();

  const other = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await other.get('/api/studio/retreats')).status()).toBe(200);
  expect((await other.get('/api/team/clients')).status()).toBe(403);
  await page.getByRole('button', { name: `Revoke the token of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Token revoked', { exact: true })).toBeVisible();
  expect((await other.get('/api/studio/retreats')).status()).toBe(401);
  await other.dispose();
  await expectAccessible(page, 'main');

  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const hook = page.getByRole('dialog', { name: 'New webhook' });
  await hook.getByLabel('System').fill(name);
  await hook.getByLabel('Address').fill('https://10.0.0.8/in');
  await hook.getByLabel('An article appeared, was changed or was taken away').check();
  await hook.getByRole('button', { name: 'Save' }).click();
  await expect(hook.getByText('This address leads into a private network.', { exact: false })).toBeVisible();
  await hook.getByLabel('Address').fill('https://hooks.invalid/in');
  await hook.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: `Secret of ${name}` });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Send a test to ${name}` }).click();
  await expect(page.getByText('Test on its way', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Messages to ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Messages to ${name}` })).toBeVisible();
  await expect(page.getByRole('row').getByText('integrations.ping')).toBeVisible();
  await page.getByLabel('Search events and answers').fill('nothing like it');
  await expect(page.getByText('integrations.ping')).toBeHidden();
  await page.getByLabel('Search events and answers').fill('ping');
  await expect(page.getByRole('row').getByText('integrations.ping')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');
});
