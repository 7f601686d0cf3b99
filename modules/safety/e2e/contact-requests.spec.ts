import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MailServer } from '#e2e/fixtures/mail-server';
import { OwnServer } from '#e2e/fixtures/own-server';
import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { SignInDialog } from '#e2e/pages/sign-in-dialog';

/*
 * From words of danger to a person: the client asks to be contacted, the team sees it at once, takes it on, says what was done and
 * closes it. The product is one of its own, so that no other story of the team meets the request.
 */
const mails = new MailServer();
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await OwnServer.make({
    SMTP_URL: await mails.start(),
    CONTACT_EMAIL: 'team@hedo.example',
    SAFETY_STAFFED_HOURS: 'Mo-Su 00:00-24:00 Europe/Berlin',
  });
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  await mails.stop();
});

const signIn = async (page: Page, role: 'client' | 'admin', path: string): Promise<void> => {
  const password = (await readFile(join(server.data, 'demo-password'), 'utf8')).trim();
  await page.goto(`${server.url}${path}`);
  await new SignInDialog(page).signInAs({ email: `${role}@hedo.example`, password });
};

test('a client asks to be contacted, the team sees it first, answers and closes it', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const client = await (await browser.newContext()).newPage();
  await signIn(page, 'admin', '/management');
  await expect(page.getByText('Nobody waits to be contacted.')).toBeVisible();

  await signIn(client, 'client', '/dashboard');
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
  await client.getByRole('button', { name: 'HEDO Assistant' }).click();
  const talk = client.getByRole('textbox', { name: /question/i });
  await talk.fill('I want to kill myself tonight');
  await talk.press('Enter');
  await expect(client.getByText(/Somebody is there now/)).toBeVisible();
  await client.getByRole('button', { name: 'Ask to be contacted' }).click();
  await expect(client.getByText(/Nobody on our team has seen it yet/)).toBeVisible();

  await expect(page.getByText('1 person asks to be contacted.').first()).toBeVisible();
  const sent = () => mails.received.filter((mail) => mail.to.includes('team@hedo.example'));
  await expect.poll(() => sent().map(({ subject }) => subject), { timeout: 60_000 }).toHaveLength(1);
  expect(JSON.stringify(sent())).not.toMatch(/kill|client@hedo/);

  await page.getByRole('link', { name: 'Open the contact requests' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact requests' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /From the assistant/ }).click();
  await expect(page.getByRole('link', { name: 'client@hedo.example' })).toBeVisible();
  await expect(page.getByText('kill')).toHaveCount(0);
  await page.getByRole('button', { name: 'I take it' }).click();
  await expect(client.getByText(/A person of our team has taken it on/)).toBeVisible();

  await page.getByLabel('What did you do?').selectOption('Wrote by mail');
  await page.getByLabel(/^Note/).fill('Wrote and named the help lines.');
  await page.getByRole('button', { name: 'Save' }).click();
  // The field has the words too until it is saved.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Wrote and named the help lines.' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(client.getByText(/Our team closed the request/)).toBeVisible();
  await page.goto(`${server.url}/management`);
  await expect(page.getByText('Nobody waits to be contacted.')).toBeVisible();
  await client.context().close();
});
