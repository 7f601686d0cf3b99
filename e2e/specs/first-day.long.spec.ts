import type { Browser, Page } from '@playwright/test';
import { birth, threeAnswers } from '../fixtures/life';
import { MailServer } from '../fixtures/mail-server';
import { OwnServer } from '../fixtures/own-server';
import { expect, expectAccessible, expectNoSideScroll, test } from '../fixtures/test';
import { BirthForm } from '../pages/birth-form';
import { MatchingPage } from '../pages/matching-page';
import { SignInDialog } from '../pages/sign-in-dialog';
import { WritingRoom } from '../pages/writing-room';

/*
 * The first day of a business: from an empty production database to the first paid retreat place and the first session that took
 * place, by pages and mails alone. An admin, a practitioner and a client, each in a browser of their own.
 */
const password = 'tall-copper-lantern-58';
const [boss, ana, clara] = ['boss@house.example', 'ana@house.example', 'clara@post.example'];
const iban = 'DE89370400440532013000';

const mails = new MailServer();
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await OwnServer.make(
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      MASTER_KEY: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'),
      SMTP_URL: await mails.start(),
      MAIL_FROM: 'hello@house.example',
      CONTACT_EMAIL: 'team@house.example',
      MONEY_ISSUER_NAME: 'Lake House GmbH',
      MONEY_ISSUER_ADDRESS: 'Seeweg 1|10115 Berlin',
      MONEY_IBAN: iban,
    },
    { isEmpty: true },
  );
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  await mails.stop();
});

const mailTo = async (address: string, subject: RegExp): Promise<string> => {
  const find = () => mails.received.findLast((mail) => mail.to.includes(address) && subject.test(mail.subject));
  await expect.poll(find, { timeout: 60_000, message: `a mail to ${address}: ${subject}` }).toBeTruthy();
  return find()?.text ?? '';
};
const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Answers that no page should ever get. */
const broken: string[] = [];
const openBrowser = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('response', (answer) => {
    if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`);
  });
  return page;
};
const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/');
  const dialog = new SignInDialog(page);
  await dialog.open();
  await dialog.signInAs({ email, password });
  await expect(dialog.root).toBeHidden();
};

const openTheHouse = async (admin: Page): Promise<void> => {
  await admin.goto(linkIn(await server.run('core/tools/admin.mjs', '--email', boss)));
  await admin.getByLabel('New password', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Save the new password' }).click();
  await expect(admin.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await signIn(admin, boss);
  await admin.goto('/management');
  const steps = admin.getByRole('region', { name: 'Before you open' });
  await expect(steps.getByRole('link', { name: 'Offer a retreat' })).toBeVisible();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Connect a mail server' })).toContainText('Done');
  await expectAccessible(admin, 'main');
};

const invitePractitioner = async (admin: Page, practitioner: Page): Promise<void> => {
  await admin.goto('/management/people');
  await admin.getByLabel('Email address').fill(ana);
  await admin.getByRole('button', { name: 'Invite' }).click();
  await practitioner.goto(linkIn(await mailTo(ana, /invited/)));
  await practitioner.getByLabel('Full name').fill('Ana Ferreira');
  await practitioner.getByLabel('Password').fill(password);
  await practitioner.getByRole('button', { name: 'Accept and create account' }).click();
  await expect(practitioner.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await signIn(practitioner, ana);
};

const publishRetreat = async (admin: Page): Promise<void> => {
  await admin.goto('/management');
  await admin.getByRole('link', { name: 'Offer a retreat' }).click();
  await admin.getByRole('button', { name: 'New retreat' }).click();
  await admin.getByRole('dialog').getByLabel('Title').fill('Quiet water');
  await admin.getByRole('button', { name: 'Create draft' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Quiet water' })).toBeVisible();
  await admin.getByLabel('Summary').fill('Three days at a lake.');
  await admin.getByLabel('Text', { exact: true }).fill('We swim and write.');
  await admin.getByLabel('Days', { exact: true }).fill('3');
  await admin.getByLabel('Town or region').fill('Lugano, Switzerland');
  await admin.getByLabel('House that hosts it').fill('Lake House');
  await admin.getByRole('button', { name: 'Add day' }).click();
  await admin.getByLabel('Day 1', { exact: true }).fill('Arriving');
  await admin.getByLabel('Currency').selectOption('EUR');
  await admin.getByRole('button', { name: 'Medical clearance' }).click();
  await admin.getByLabel('Medical clearance, in EUR').fill('180');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Before it can be published:')).toBeHidden();
  await admin.getByRole('button', { name: 'Add date' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('First day').fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Places in all').fill('2');
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await dialog.getByLabel('Name').fill('Boat house');
  await dialog.getByLabel('Places', { exact: true }).fill('2');
  await dialog.getByLabel('Price (EUR)').fill('1,250.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(admin.getByRole('button', { name: 'Back to draft' })).toBeVisible();
};

const bookPlace = async (client: Page): Promise<void> => {
  await client.goto('/retreats');
  await client.getByRole('link', { name: 'Quiet water' }).click();
  await client.getByRole('link', { name: /^Book Boat house/ }).click();
  await client.getByRole('button', { name: 'Sign in or create an account' }).click();
  const dialog = new SignInDialog(client);
  await dialog.createTab.click();
  await dialog.fullName.fill('Clara Winter');
  await dialog.email.fill(clara);
  await dialog.password.fill(password);
  await dialog.create.click();
  await client.getByRole('button', { name: 'Book this place' }).click();
  await expect(client.getByRole('heading', { level: 1, name: 'Quiet water' })).toBeVisible();
  await client.getByRole('link', { name: 'Pay €375' }).click();
  await expect(client.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(await mailTo(clara, /Your invoice INV-/)).toContain('€375.00 of it is due on');
  expect(await mailTo(clara, /Your place is booked/)).toContain(`${server.url}/retreats/places/`);
};

/** Staff find the invoice of a payer in the list of documents and record what came in. */
const recordTransfer = async (admin: Page, number: string, amount: string): Promise<void> => {
  await admin.goto('/management');
  await admin.getByRole('link', { name: 'Money', exact: true }).click();
  await admin.getByRole('tab', { name: 'Documents' }).click();
  await admin.getByRole('link', { name: number }).click();
  await admin.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Book the payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('Payment booked', { exact: true })).toBeVisible();
};

const seePaidPlace = async (admin: Page, client: Page): Promise<void> => {
  expect(await mailTo(clara, /We received your payment/)).toContain('€375.00 arrived');
  const path = await client.getByRole('link', { name: 'Save as PDF' }).getAttribute('href');
  const pdf = await client.request.get(path ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await client.goto('/bookings');
  await client.getByRole('link', { name: 'Quiet water' }).click();
  await expect(client.getByRole('link', { name: 'Pay €875' })).toBeVisible();
  await client.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(client);
  await expectAccessible(client, 'main');
  await admin.goto('/team-portal/retreats');
  await admin.getByRole('link', { name: 'Quiet water' }).click();
  await admin.getByRole('link', { name: 'Who comes' }).click();
  await expect(admin.getByRole('link', { name: '€375 paid, €875 open' })).toBeVisible();
  await expectAccessible(admin, 'main');
};

const openPractice = async (practitioner: Page): Promise<void> => {
  const main = practitioner.getByRole('main');
  await practitioner.goto('/matching/record');
  await main.getByLabel('Approach').fill('Jungian analyst');
  await main.getByLabel('Years of experience').fill('22');
  await main.getByLabel('Languages').fill('English, French');
  for (const school of ['Existential', 'Vocational'])
    await main.getByRole('button', { name: school, exact: true }).click();
  await main.getByLabel('Specialization 1').selectOption('Retirement');
  await main.getByLabel('Your sentence').fill('Teachers who retire ask me who they are without people who need them.');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText(/^Saved\./)).toBeVisible();
  await main.getByRole('link', { name: 'Hours', exact: true }).click();
  await main.getByRole('radio', { name: 'I take new clients' }).check();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await main.getByRole('button', { name: `Add hours on ${day}` }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'My day' }).click();
  await main.getByRole('link', { name: 'Services and rules' }).click();
  await main.getByRole('button', { name: 'Add a service' }).click();
  const dialog = practitioner.getByRole('dialog');
  await dialog.getByLabel('Name').fill('An hour together');
  await dialog.getByLabel('Price').fill('120');
  await dialog.getByRole('radio', { name: 'By phone' }).check();
  await dialog.getByLabel('Who calls whom').fill('I call you');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('heading', { name: 'An hour together' })).toBeVisible();
};

const findPractitioner = async (client: Page, practitioner: Page): Promise<void> => {
  await client.setViewportSize({ width: 1280, height: 860 });
  await client.goto('/welcome');
  const form = new BirthForm(client);
  await form.enterDate(birth.date);
  await form.time.fill(birth.time);
  await form.choosePlace('Montr', birth.place);
  await form.create.click();
  await client.getByRole('button', { name: 'Generate Holistic Profile' }).click();
  await expect(client.getByText('Holistic Profile Generated').first()).toBeVisible();
  const writing = new WritingRoom(client);
  for (const { labor, text } of threeAnswers) {
    await writing.open(labor);
    await writing.text.fill(text);
    await writing.save.click();
    await expect(writing.answer).toContainText(text);
  }
  await client.goto('/matching');
  const { run, matches } = new MatchingPage(client);
  await run.click();
  await expect(matches.first()).toBeVisible({ timeout: 60_000 });
  await client.getByRole('button', { name: 'Ask for an introduction to Ana Ferreira' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
  await expect(client.getByRole('button', { name: 'Take the request back' })).toBeVisible();
  await practitioner.goto(linkIn(await mailTo(ana, /asks for an introduction/)));
  await practitioner.getByRole('button', { name: 'Accept' }).click();
  await expect(practitioner.getByText('Accepted. The client gets an email.')).toBeVisible();
};

const bookSession = async (client: Page): Promise<void> => {
  await client.goto('/sessions');
  await client.getByRole('button', { name: 'Choose a time for An hour together' }).click();
  const dialog = client.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /times? free$/ })
    .nth(1)
    .click();
  await dialog.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(client.getByRole('link', { name: /^Open An hour together/ })).toBeVisible();
  await expect(client.getByText('€120.00 to pay')).toBeVisible();
};

/** The practitioner brings the session forward to the next minute, which begins while the test waits. */
const spendSession = async (practitioner: Page): Promise<void> => {
  await practitioner.goto('/practice');
  const row = practitioner.getByRole('button', { name: /^An hour together with/ });
  // What waits for her loads above the row and moves it.
  await expect(practitioner.getByText('No conversations yet.')).toBeVisible();
  await row.click();
  const next = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000).toISOString();
  const panel = practitioner.getByRole('dialog');
  await panel.getByLabel('Day').fill(next.slice(0, 10));
  await panel.getByLabel('Time').fill(next.slice(11, 16));
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  await practitioner.getByRole('button', { name: 'Move it' }).click();
  await expect(panel).toBeHidden();
  expect(await mailTo(clara, /moved/i)).toContain('/sessions/');
  const came = practitioner.getByRole('button', { name: /^Came/ });
  await expect
    .poll(
      async () => {
        await practitioner.reload();
        await row.waitFor();
        return came.isVisible();
      },
      { timeout: 120_000, intervals: [3000] },
    )
    .toBe(true);
  await came.click();
  await expect(practitioner.getByText('Came', { exact: true })).toBeVisible();
  await row.click();
  await practitioner.getByRole('link', { name: 'Notes, documents and questionnaires' }).click();
  await practitioner.getByRole('button', { name: 'Write a note' }).click();
  await practitioner.getByLabel('Note', { exact: true }).fill('We agreed on one letter a week.');
  await practitioner.getByLabel('Share with the client').check();
  await practitioner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(practitioner.getByRole('button', { name: 'Sign' })).toBeVisible();
  await expectAccessible(practitioner, 'main');
};

test('a house opens, a place on a retreat is paid, and a session takes place', async ({ browser }) => {
  test.setTimeout(600_000);
  const [admin, practitioner, client] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ];
  await openTheHouse(admin);
  await invitePractitioner(admin, practitioner);
  await publishRetreat(admin);
  await bookPlace(client);
  await recordTransfer(admin, 'INV-', '375.00');
  await seePaidPlace(admin, client);
  await openPractice(practitioner);
  await admin.goto('/management');
  const steps = admin.getByRole('region', { name: 'Before you open' }).getByRole('listitem');
  for (const step of ['Bring in the first practitioner', 'Offer a retreat'])
    await expect(steps.filter({ hasText: step })).toContainText('Done');
  await findPractitioner(client, practitioner);
  await bookSession(client);
  await spendSession(practitioner);
  await client.goto('/between-sessions');
  await expect(client.getByText('We agreed on one letter a week.')).toBeVisible();
  await client.goto('/sessions');
  await expect(client.getByText('€120.00 to pay')).toBeVisible();
  await recordTransfer(admin, '00002', '120.00');
  await client.reload();
  await expect(client.getByText('€120.00 to pay')).toBeHidden();
  await admin.goto('/team-portal/money');
  await expect(admin.getByText('€495.00')).toBeVisible();
  expect(broken).toEqual([]);
});
