import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailServer } from '#e2e/fixtures/mail-server';
import { OwnServer } from '#e2e/fixtures/own-server';
import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { SignInDialog } from '#e2e/pages/sign-in-dialog';

/*
 * From the built-in words to those of a house: its name in the header and a mail of its own. The product is one of its own, since
 * everybody of every other test would read the name.
 */
const mails = new MailServer();
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await OwnServer.make({ SMTP_URL: await mails.start() });
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  await mails.stop();
});

test('staff name the house and word a mail, and a stranger reads both', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const password = (await readFile(join(server.data, 'demo-password'), 'utf8')).trim();
  await page.goto(`${server.url}/team-portal/studio/house/identity/en`);
  await new SignInDialog(page).signInAs({ email: 'admin@hedo.example', password });
  await page.getByRole('textbox', { name: /^Name of the house/ }).fill('Haus Lumen');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+49 30 123456');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Shown now: version 1, published/)).toBeVisible();

  await page.goto(`${server.url}/team-portal/studio/mails/core-new-password/en`);
  await expect(page.getByRole('banner').getByText('Haus Lumen')).toBeVisible();
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.fill('Dear guest,\n\nchoose a new password here.\n\n{house}');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('{link} is needed: without it nobody gets where the mail leads.').first()).toBeVisible();
  await text.fill('Dear guest,\n\nchoose a new password here: {link}\n\n{house}');
  await expect(page.getByRole('region', { name: 'The mail' }).getByText('Haus Lumen').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect
    .poll(() => mails.received.map(({ to }) => to.join()), { timeout: 60_000 })
    .toContain('admin@hedo.example');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Shown now: version 1, published/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(server.url);
  await expect(stranger).toHaveTitle('Haus Lumen');
  await expect(stranger.getByRole('banner').getByText('Haus Lumen')).toBeVisible();
  await expect(stranger.getByRole('contentinfo').getByRole('link', { name: '+49 30 123456' })).toBeVisible();
  await stranger.request.post(`${server.url}/api/auth/forgot`, {
    headers: { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
    data: { email: 'client@hedo.example' },
  });
  const sent = () => mails.received.find(({ to }) => to.includes('client@hedo.example'))?.text ?? '';
  await expect
    .poll(sent, { timeout: 60_000 })
    .toMatch(/^Dear guest,\s+choose a new password here: http\S+\s+Haus Lumen/);
});
