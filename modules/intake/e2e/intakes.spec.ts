import { expect, expectAccessible, expectContrast, expectNoSideScroll, test } from '#e2e/fixtures/test';
import { anAnswer } from './pages/intake-page';
import { IntakesPage } from './pages/intakes-page';

/*
 * What becomes of a questionnaire: its sender looks how far it is by the link of the mail, the team finds it, opens what is closed
 * with a reason, and marks it as answered.
 */
const anAddress = (): string => `ines.${crypto.randomUUID().slice(0, 8)}@example.com`;
/** A partner's form: the shortest there is, with one answer about health. */
const aForm = (email: string, lastName: string) => ({
  journeyType: 'practitioner',
  isAdult: true,
  consentAnswers: true,
  consentSensitive: true,
  firstName: 'Ines',
  lastName,
  email,
  phone: '+351 912 345 678',
  dateOfBirth: '1984-03-14',
  birthTime: '07:25',
  timezone: 'Europe/Lisbon',
  birthLocation: 'Lisbon, Portugal',
  primaryGoals: ['Creative Blocks'],
  currentChallenges: anAnswer,
  preferredLocation: 'By the sea',
  travelRadius: 500,
  budget: '25k-50k',
  timeframe: 'quarter',
  groupSize: 1,
  fitnessLevel: 5,
  allergies: 'Walnuts',
  accommodationType: 'private-room',
  privacyLevel: 'small-group',
  emergencyContact: 'Anna, sister, +351 912 345 679',
  practiceMethods: anAnswer,
  practiceYears: 8,
  practiceClients: anAnswer,
});

test('a questionnaire is found, opened with a reason, answered, and its sender sees how far it is', async ({
  page,
  request,
  browser,
  demo,
}) => {
  const email = anAddress();
  const lastName = `Vale ${crypto.randomUUID().slice(0, 6)}`;
  const sent = await request.post('/api/enhanced-intake', { data: aForm(email, lastName) });
  expect(sent.status(), await sent.text()).toBe(201);
  const mails = async () => {
    const answer = await request.get('/dev/mail', { headers: { accept: 'application/json' } });
    return ((await answer.json()) as { to: string; text: string }[]).filter(({ to }) => to === email);
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const link = /http\S+(\/enhanced-intake\/status#[\w-]{43})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '/nowhere';

  const away = await browser.newContext();
  const sender = await away.newPage();
  await sender.goto(link);
  await expect(sender.getByText('A person of our team reads it next.')).toBeVisible();
  await expect(sender.getByText(lastName)).toHaveCount(0);
  await expectAccessible(sender, 'main');

  await demo('admin');
  const inbox = new IntakesPage(page);
  await inbox.open(`?q=${encodeURIComponent(lastName.toLowerCase())}`);
  await expect(inbox.row(lastName)).toContainText('First answer due in');
  await inbox.openFirstByKeys();
  await expect(page.getByText('Walnuts')).toHaveCount(0);
  await inbox.breakGlass('She asked us to look at her allergies.');
  await expect(page.getByText('Walnuts')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(inbox.row(lastName)).toContainText('Answered');
  await inbox.openTab('Notes and history');
  await expect(page.getByText('Closed answers read')).toBeVisible();

  await sender.reload();
  await expect(sender.getByText('Under way')).toBeVisible();
  await expect(sender.getByText('Somebody of our team has opened it.')).toBeVisible();
  await expect.poll(async () => (await mails()).length).toBe(2);
  await away.close();
});

test('the inbox of intakes is for admins, works on a phone, and has nothing that axe could name', async ({
  page,
  demo,
  trouble,
}) => {
  await demo('practitioner');
  await page.goto('/admin/intakes');
  await expect(page.getByRole('heading', { name: 'This room is for the team' })).toBeVisible();
  // A page that is still open would go on asking.
  await page.goto('about:blank');
  await page.context().clearCookies();

  await demo('admin');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const inbox = new IntakesPage(page);
  await inbox.open('?q=sample');
  await inbox.openFirstByKeys();
  await expectAccessible(page);
  await inbox.openTab('Chart');
  await expectAccessible(page, 'main');
  await inbox.openTab('Notes and history');
  await expectAccessible(page, 'main');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'All intakes' }).click();
  await expect(inbox.list).toBeVisible();
  await expectNoSideScroll(page);
  expect(trouble).toEqual([]);
});
