import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MailServer, type ReceivedMail } from '#e2e/fixtures/mail-server';
import { OwnServer } from '#e2e/fixtures/own-server';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expect, expectAccessible, expectContrast, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { ShellPage } from '#e2e/pages/shell-page';
import { SignInDialog } from '#e2e/pages/sign-in-dialog';
import { ConsultationForm, ConsultationsPage } from './pages/consultations-page';

/*
 * From a visitor's question to a talk: the form, the inbox of the team, a time in both calendars, and the way to move it. The
 * product is one of its own, which sends its mails to a real mail server.
 */
const mails = new MailServer();
let server: OwnServer;
test.beforeAll(async () => {
  // A database is made first; on a machine that does other things too that takes its time.
  test.setTimeout(180_000);
  server = await OwnServer.make({ SMTP_URL: await mails.start() });
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  await mails.stop();
});

const guest = { name: 'Mara Castellan', email: 'mara.castellan@example.org' };

/** The mail with this subject, once it is there. */
const mailTo = async (to: string, subject: string): Promise<ReceivedMail> => {
  const find = () => mails.received.find((mail) => mail.to.includes(to) && mail.subject.includes(subject));
  await expect.poll(() => find()?.subject, { timeout: 60_000 }).toContain(subject);
  return find() as ReceivedMail;
};

const signInAsAdmin = async (page: Page): Promise<void> => {
  const dialog = new SignInDialog(page);
  const password = (await readFile(join(server.data, 'demo-password'), 'utf8')).trim();
  await page.goto(`${server.url}/admin/consultations`);
  await dialog.signInAs({ email: 'admin@hedo.example', password });
  await expect(page.getByRole('heading', { level: 1, name: 'Consultation Requests' })).toBeVisible();
};

const startIn = (calendar: string | null): string => /DTSTART:(\d{8}T\d{6}Z)/.exec(calendar ?? '')?.[1] ?? 'none';

test('a visitor asks, the team books a time, and the guest moves it by the link of the mail', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  await signInAsAdmin(page);
  const inbox = new ConsultationsPage(page);
  await expect(inbox.list).toBeVisible();

  const away = await browser.newContext({ timezoneId: 'Europe/Rome', locale: 'en-US' });
  const visitor = await away.newPage();
  await visitor.goto(`${server.url}/client-journey#consult`);
  await takenOver(visitor);
  const form = new ConsultationForm(visitor.locator('#consult'));
  await form.send.click();
  await expect(form.root.getByText('Please fill in all required fields')).toBeVisible();
  await form.fill(guest.name, guest.email);
  await form.send.click();
  const { toast } = new ShellPage(visitor);
  await expect(toast).toContainText(
    'Consultation request saved! Our team will generate your profile and contact you within 24 hours.',
  );
  await expect(visitor).toHaveURL(`${server.url}/enhanced-intake`);
  const receipt = await mailTo(guest.email, 'We have your consultation request');
  expect(receipt.text).not.toContain('1988');

  // The team hears of it without a reload, and nothing moves under the hand.
  await inbox.newOnes.click();
  await inbox.row(guest.name).click();
  await expect(inbox.panel('Basic Info')).toContainText('Trieste, Friuli');
  await inbox.openTab('Generated Profile');
  await expect(inbox.panel('Generated Profile').getByRole('heading', { name: 'Human Design' })).toBeVisible({
    timeout: 60_000,
  });
  await inbox.openTab('Actions');
  await page.getByRole('button', { name: 'Mark as Reviewed' }).click();
  await expect(inbox.row(guest.name)).toContainText('Reviewed');
  await inbox.scheduleFirst();
  await expect(inbox.row(guest.name)).toContainText('Contacted');

  const booked = await mailTo(guest.email, 'Your consultation is booked');
  expect(booked.calendar).toContain('METHOD:REQUEST');
  const first = startIn(booked.calendar);
  expect(first).not.toBe('none');

  const link = /http\S+\/appointments\/[\w-]{43}/.exec(booked.text)?.[0] ?? `${server.url}/nowhere`;
  await visitor.goto(link);
  await expect(visitor.getByText('Europe/Rome').first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Choose another time' }).click();
  await visitor.getByRole('group', { name: 'Time' }).getByRole('button').last().click();
  await visitor.getByRole('button', { name: 'Move the appointment' }).click();
  await expect(toast).toContainText('Your appointment is moved');
  const moved = await mailTo(guest.email, 'Your consultation was moved');
  expect(startIn(moved.calendar)).not.toBe(first);
  expect(/SEQUENCE:(\d+)/.exec(moved.calendar ?? '')?.[1]).toBe('1');
  await away.close();
});

test('the inbox is for admins, works on a phone, and has nothing that axe could name', async ({
  page,
  demo,
  trouble,
}) => {
  await demo('practitioner');
  await page.goto('/admin/consultations');
  await expect(page.getByRole('heading', { name: 'This room is for the team' })).toBeVisible();
  // A page that is still open would go on asking.
  await page.goto('about:blank');
  await page.context().clearCookies();

  await demo('admin');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  // Other specs write to the same team meanwhile, and a contact form has no profile.
  await page.goto('/admin/consultations?kind=consultation');
  const inbox = new ConsultationsPage(page);
  await inbox.openFirstByKeys();
  await inbox.openTab('Generated Profile');
  await expectAccessible(page);
  await inbox.openTab('Actions');
  await expectAccessible(page, 'main');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Recent Requests' }).click();
  await expect(inbox.list).toBeVisible();
  await expectNoSideScroll(page);
  await page.goto('/admin/consultations/availability');
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoSideScroll(page);
  expect(trouble).toEqual([]);
});
