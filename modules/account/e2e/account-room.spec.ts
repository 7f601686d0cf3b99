import { readFile } from 'node:fs/promises';
import { ownPage, signIn } from '#e2e/fixtures/people';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expect, expectFineLook, test } from '#e2e/fixtures/test';
import { ShellPage } from '#e2e/pages/shell-page';
import { AccountRoom } from './pages/account-room';

const newPassword = 'five-patient-herons-27';

test('somebody signs a second browser out, changes the password and puts a picture in place', async ({
  page,
  client,
  browser,
  baseURL,
  trouble,
}) => {
  const room = new AccountRoom(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(elsewhere.request, client.email, client.password);
  await page.goto('/dashboard');
  await takenOver(page);
  const menu = await new ShellPage(page).openAccount();
  await menu.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(room.heading).toHaveText('Your account');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page.getByTestId('picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('main').getByRole('img', { name: 'Your picture' })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();

  await page.getByRole('link', { name: 'Signing in' }).click();
  await expect(room.sessions).toHaveCount(2);
  await expectFineLook(page);
  await page.getByRole('button', { name: /^Sign out .* on / }).click();
  await expect(room.sessions).toHaveCount(1);
  expect((await elsewhere.request.get('/api/account')).status()).toBe(401);

  await signIn(elsewhere.request, client.email, client.password);
  await room.present.fill(client.password);
  await room.next.fill(newPassword);
  await room.changePassword.click();
  await expect(room.present).toHaveValue('');
  expect((await elsewhere.request.get('/api/account')).status()).toBe(401);
  await signIn(elsewhere.request, client.email, newPassword);
  await elsewhere.close();
  expect(trouble).toEqual([]);
});

test('somebody takes everything along on a phone and leaves for good', async ({ page, client, request, trouble }) => {
  const room = new AccountRoom(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/data');
  await takenOver(page);
  await room.gather.click();
  await expect(room.download).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), room.download.click()]);
  expect(file.suggestedFilename()).toMatch(/^hedo-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await file.path());
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  for (const name of ['read-me.html', 'data/account.json', 'data/labors.json'])
    expect(archive.includes(name)).toBe(true);

  await expectFineLook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await room.leaveAtOnce();
  await expect(page).toHaveURL(/\/goodbye$/);
  await expect(room.heading).toHaveText('Your account is closed');
  await expectFineLook(page);
  expect((await page.request.get('/api/account')).status()).toBe(401);
  const { email, password } = client;
  const back = await request.post('/api/auth/ticket', { headers: ownPage, data: { email, password } });
  expect(back.status()).toBe(401);
  // The socket that was closed asks once whether anybody is signed in.
  expect(trouble.filter((one) => !one.includes('401'))).toEqual([]);
});
