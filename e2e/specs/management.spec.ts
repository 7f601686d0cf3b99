import { ownPage, signUp } from '../fixtures/people';
import { aPractice, askFor, haveMatchWith } from '../fixtures/practice';
import { expect, expectAccessible, expectFineLook, expectNoSideScroll, test } from '../fixtures/test';
import { MessagesPage, OfficePage } from '../pages/management-pages';
import { ShellPage } from '../pages/shell-page';

/* The team's office, and the talks of those who work together. */

const aWord = (): string => crypto.randomUUID().slice(0, 8);

test('an admin walks the dashboard, keeps a partner and invites a colleague', async ({ page, demo, trouble }) => {
  await demo('admin');
  const shell = new ShellPage(page);
  const office = new OfficePage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Platform Overview' })).toContainText('Retreat Bookings');
  await page.getByRole('link', { name: /^Management/ }).click();
  await expect(shell.heading).toHaveText('Management Dashboard');
  // On a busy machine a part may take longer than the check waits.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Every part answers|A part answers slowly/)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Client Analytics' })).toHaveAttribute('href', '/team-portal');
  await expectFineLook(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.getByRole('link', { name: /^See all \(\d+\).*Partners/ }).click();
  await expect(shell.heading).toHaveText('Partners');
  await expect(office.row('Casa Alborada')).toContainText('Sample');
  const name = `Casa ${aWord()}`;
  await page.getByRole('button', { name: 'Add partner' }).click();
  await office.fill(/^Name/, name);
  await office.fill(/^Kind/, 'Retreat house');
  await office.fill(/^Website/, 'https://casa.example/');
  await expectAccessible(page, '[role=dialog]');
  await office.dialog.getByRole('button', { name: 'Add partner' }).click();
  await expect(office.row(name)).toContainText('Active');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await office.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(office.row(name)).toHaveCount(0);
  await office.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(office.row(name)).toBeVisible();

  await page.goto('/management/people');
  const address = `ines.${aWord()}@example.com`;
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await invitations.getByLabel('Email address').fill(address);
  await invitations.getByRole('button', { name: 'Invite' }).click();
  await expect(invitations.getByText(address).first()).toBeVisible();
  // No mail server is configured here, so the link is to be passed on.
  await expect(invitations.getByLabel('Invitation link')).toHaveValue(/\/invitation\?token=[\w-]{43}$/);
  expect(trouble).toEqual([]);
});

test('a suspended person is out within moments, without a reload', async ({
  browser,
  baseURL,
  page,
  context,
  demo,
}) => {
  const theirs = await browser.newContext(baseURL ? { baseURL } : {});
  const account = await signUp(theirs.request, `Oskar ${aWord()}`);
  const room = await theirs.newPage();
  const connected = room.waitForEvent('websocket');
  await room.goto('/messages');
  await expect(new ShellPage(room).heading).toHaveText('Messages');
  // The socket is open once the server has greeted it.
  await (await connected).waitForEvent('framereceived');
  await expect(room.getByRole('link', { name: 'Ask the team' })).toBeVisible();

  await demo('admin');
  await page.goto(`/management/people?q=${encodeURIComponent(account.email)}`);
  const office = new OfficePage(page);
  await page.getByRole('button', { name: `Change ${account.fullName}` }).click();
  await office.dialog.getByRole('button', { name: 'Suspend this account' }).click();
  await office.dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(office.toast).toContainText('Account suspended');
  await expect(room.getByRole('dialog')).toBeVisible();
  expect((await theirs.request.get('/api/auth/user')).status()).toBe(401);
  const found = await context.request.get('/api/admin/audit?action=user.*&limit=50', { headers: ownPage });
  expect(await found.text()).toContain('suspended');
  await theirs.close();
});

test('a client and a practitioner write to each other, live, on a phone too', async ({
  browser,
  page,
  context,
  trouble,
}) => {
  const name = `Ana ${aWord().replace(/\d/g, 'x')}`;
  const practice = await aPractice(browser, name);
  await signUp(context.request, 'Clara Winter');
  const matchId = await haveMatchWith(context.request, name);
  await askFor(context.request, matchId);
  const accepted = await practice.context.request.patch(`/api/matches/${matchId}`, {
    headers: { ...ownPage, 'If-Match': '"2"' },
    data: { status: 'accepted' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);

  const own = new MessagesPage(page);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await page.getByRole('link', { name: `Write to ${name}` }).click();
  await own.field.fill('May I bring my sister on Monday?');
  await page.reload();
  // What was not sent is still there.
  await expect(own.field).toHaveValue('May I bring my sister on Monday?');
  await own.send.click();
  await expect(own.message('May I bring my sister')).toContainText('Sent');

  const theirs = await practice.context.newPage();
  const other = new MessagesPage(theirs);
  await theirs.goto('/messages');
  await expect(other.list.getByText('1 unread')).toBeVisible();
  await other.list.getByRole('link', { name: /C\. W\./ }).click();
  await expect(other.message('May I bring my sister')).toBeVisible();
  // Nobody reloads anything from here on.
  await expect(own.message('May I bring my sister')).toContainText('Read');
  await other.field.fill('Yes, gladly. Tell her to come a little early.');
  await theirs.keyboard.press('Control+Enter');
  await expect(other.message('Yes, gladly')).toBeVisible();
  await expect(own.message('Yes, gladly')).toBeVisible();
  await expect(other.message('Yes, gladly')).toContainText('Read');

  await theirs.setViewportSize({ width: 390, height: 844 });
  await expect(theirs.getByRole('link', { name: 'All conversations' })).toBeVisible();
  await expect(other.field).toBeInViewport();
  await expectNoSideScroll(theirs);
  await expectAccessible(theirs);
  await expectFineLook(page);
  await practice.context.close();
  expect(trouble).toEqual([]);
});
