import type { Page, Request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { productUrl } from '#e2e/fixtures/product';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expect, expectFineLook, test } from '#e2e/fixtures/test';

/** Passkeys belong to a domain, which an IP address is not. */
test.use({ baseURL: productUrl.replace('127.0.0.1', 'localhost') });

/** A device that makes and uses passkeys and verifies its person, without anybody to touch it. */
const addAuthenticator = async (page: Page): Promise<{ readonly remove: () => Promise<unknown> }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
};

/** Waits until every read of the page is answered: what is on its way while the session ends would be answered 401. */
const listenForAnswers = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && open.add(request));
  page.on('response', (response) => open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
};

test('somebody adds a passkey and an app, and signs in with each of them', async ({ page, client, trouble }) => {
  const device = await addAuthenticator(page);
  const answered = listenForAnswers(page);
  const ownMenu = page.getByRole('banner').getByRole('button', { name: 'Clara' });
  await page.goto('/account/security');
  await takenOver(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys).toContainText('My laptop');

  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectFineLook(page);
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Code that the app shows now').fill(totp.generate());
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await answered();
  await page.goto('/api/logout');
  await page.goto('/?account=sign-in');
  await takenOver(page);
  // Nothing is pressed: the browser offers the passkey where the address is typed, and this device takes it.
  const whoIs = async (): Promise<string | undefined> =>
    (await (await page.request.get('/api/auth/user')).json()).email;
  await expect.poll(whoIs).toBe(client.email);
  await expect(ownMenu).toBeVisible();

  await device.remove();
  await answered();
  await page.goto('/api/logout');
  await page.goto('/?account=sign-in');
  await takenOver(page);
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Type your code' })).toBeVisible();
  await expectFineLook(page, [1440, 390], '[role=dialog]');
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ownMenu).toBeVisible();
  await answered();
  await page.goto('/account/security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(/with password and code/)).toBeVisible();
  expect(trouble).toEqual([]);
});
