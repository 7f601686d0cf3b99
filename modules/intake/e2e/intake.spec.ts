import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';
import { anAnswer, IntakePage } from './pages/intake-page';

const consent = { isAdult: true, consentAnswers: true, consentSensitive: true };
/** All that is asked, apart from the address. */
const whole = {
  ...consent,
  firstName: 'Clara',
  lastName: 'Moreau',
  phone: '+351 912 345 678',
  dateOfBirth: '1990-04-12',
  birthTimeUnknown: true,
  timezone: 'Europe/Lisbon',
  primaryGoals: ['Career Transition'],
  currentChallenges: anAnswer,
  preferredLocation: 'Portugal',
  budget: '25k-50k',
  timeframe: 'month',
  accommodationType: 'private-room',
  privacyLevel: 'small-group',
  emergencyName: 'Anna Moreau',
  emergencyPhone: '+351 912 345 679',
  ...Object.fromEntries(
    [
      'currentChallengesDeep',
      'triggerSituations',
      'relationshipPatterns',
      'loveIntimacy',
      'shadowAspects',
      'careerPurpose',
      'creativeExpression',
      'familyPatterns',
      'childhoodWounds',
      'spiritualPractice',
      'bodyHealth',
      'moneyAbundance',
      'futureVision',
    ].map((name) => [name, anAnswer]),
  ),
};
const anAddress = (): string => `clara.${crypto.randomUUID().slice(0, 8)}@example.com`;
/** Long questions, in the order of the steps. */
const written = [
  'Where in your life do you feel stuck right now?',
  'Which situations set off a strong reaction in you, again and again?',
  'What keeps happening in your relationships?',
  'How do you love, and how close do you let others come?',
  'What about yourself do you try to hide?',
  null,
  'What is your work to you, and what should it be?',
  'What helps you to make things, and what stops you?',
  'What did you take over from your family?',
  'Which experiences of your childhood still reach into today?',
  'What carries you when nothing is certain?',
  'How do you live with your body?',
  'What is money to you?',
  'How do you live with grief, loss and endings?',
  'What would be different in your life?',
  'Who would you be then?',
] as const;

test('somebody with a phone and nothing but a keyboard gets through all seventeen steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const intake = new IntakePage(page);
  const { keyboard } = page;
  const goOn = async (): Promise<void> => {
    await expectNoSideScroll(page);
    await intake.goOnHere();
  };
  await intake.open();
  await intake.press(page.getByRole('radio', { name: 'HDO Self' }));
  await goOn();
  for (const box of ['I am 18 or older', 'keep and read my answers', 'my health and painful experiences'])
    await intake.press(page.getByRole('checkbox', { name: box }));
  await goOn();

  await expect(intake.heading).toHaveText('Personal information');
  for (const fields of [
    { 'First name': 'Clara', 'Last name': 'Moreau' },
    { Email: anAddress(), Phone: '+351 912 345 678' },
    { Month: '4', Day: '12', Year: '1990' },
    { 'Birth time': '2:30 pm' },
  ]) {
    for (const [name, text] of Object.entries(fields))
      await intake.write(page.getByRole('textbox', { name, exact: true }), text);
    await goOn();
  }
  await intake.tabTo(page.getByRole('combobox', { name: 'Birth place' }));
  await keyboard.type('Lisbo');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Lisbon, ');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveValue('Europe/Lisbon');
  await goOn();
  await goOn();

  await expect(intake.heading).toHaveText('Transformation intentions');
  await intake.press(page.getByRole('button', { name: 'Career Transition' }));
  await goOn();
  await intake.write(intake.box('Current challenges'), anAnswer);
  await goOn();
  await goOn();

  await expect(intake.heading).toHaveText('Logistics');
  await intake.write(intake.box('Preferred location'), 'Portugal');
  await goOn();
  await intake.press(page.getByRole('radio', { name: '$10,000–15,000' }));
  await goOn();
  await intake.tabTo(page.getByRole('slider', { name: 'Distance' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Distance' })).toHaveValue('550');
  await goOn();
  await intake.press(page.getByRole('radio', { name: 'Within 2 weeks' }));
  await goOn();
  await goOn();

  for (const question of written) {
    if (question) await intake.write(intake.box(question), anAnswer);
    await goOn();
  }

  await expect(intake.heading).toHaveText('Special requests');
  await goOn();
  await goOn();
  await expect(intake.heading).toHaveText('Your stay and your safety');
  await intake.press(page.getByRole('radio', { name: 'Private room' }));
  await goOn();
  await intake.press(page.getByRole('radio', { name: 'Fully private' }));
  await goOn();
  // Diet, fitness, what does good, health and sound may stay as they are.
  const contact = page.getByRole('textbox', { name: 'Name', exact: true });
  for (let question = 0; question < 6 && !(await contact.isVisible()); question++) await goOn();
  await intake.write(contact, 'Anna Moreau');
  await intake.write(page.getByRole('textbox', { name: 'Phone', exact: true }), '+351 912 345 679');
  await goOn();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('Missing')).toHaveCount(0);
  await expectNoSideScroll(page);
  await intake.submit.focus();
  await keyboard.press('Enter');
  await expect(intake.heading).toHaveText('Journey Submitted');
  await expect(page.getByText(/HJ-\w{4}-\w{4}/).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hedo.intake.visitor'))).toBe(null);
  await page.reload();
  await expect(intake.heading).toHaveText('Journey Submitted');
});

/** A window as high as its page, so that neither of the two sticky bars covers a target that axe measures. */
const showWhole = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height: Math.max(844, height) });
};

test('on a phone every step asks one thing, fits 320 px and gives axe nothing to say', async ({ page }) => {
  const intake = new IntakePage(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await intake.hold({ ...consent, primaryGoals: ['Trauma Healing', 'Creative Blocks', 'Family Dynamics'] });
  await intake.open(1);
  for (let step = 1; step <= 16; step++) {
    await intake.jump(step);
    await expect(page.locator('fieldset').or(page.getByRole('textbox')).first()).toBeVisible();
    // What is wrong has to be fine to look at as well.
    if (step === 2 || step === 16) {
      await intake.on.click();
      await expect(intake.summary).toBeFocused();
    }
    // Steps 6 to 14 are made of the same parts as 5.
    if (step <= 5 || step >= 15) {
      await showWhole(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await intake.open(16, 9);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await showWhole(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Change ?: What time were you born/ }).click();
  await expect(page.getByRole('textbox', { name: 'Birth time' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(1);
});

test('no word is lost: not by a crash, a reload, Back, a second tab, or a server that fails', async ({
  page,
  context,
  expected,
}) => {
  // Two tabs that save at once learn of each other by a 412, and bring both together.
  expected.push(/Failed to load resource/, /500 POST .*enhanced-intake/, /412 PUT .*intake-drafts/);
  const intake = new IntakePage(page);
  const grief = 'How do you live with grief, loss and endings?';
  const goals = 'What would be different in your life?';
  await intake.hold({ ...whole, email: anAddress() });
  await intake.open(13);
  await intake.box(grief).fill('My brother, and the house we had.');
  // Gone in the same moment: neither the server nor an event of leaving had time.
  await page.close({ runBeforeUnload: false });

  const second = new IntakePage(await context.newPage());
  await second.open(13);
  await expect(second.box(grief)).toHaveValue('My brother, and the house we had.');
  await expect(second.saved).toHaveText(/^Saved at/);
  await second.page.reload();
  await expect(second.box(grief)).toHaveValue('My brother, and the house we had.');
  await second.on.click();
  await second.box(goals).fill('Mornings without a list.');
  await second.page.goBack();
  await expect(second.box(grief)).toHaveValue('My brother, and the house we had.');

  const third = new IntakePage(await context.newPage());
  await third.open(14);
  await expect(third.box(goals)).toHaveValue('Mornings without a list.');
  await third.box(goals).fill('Mornings without a list, and with tea.');
  await second.page.goForward();
  await expect(second.box(goals)).toHaveValue('Mornings without a list, and with tea.');
  await expect(third.saved).toHaveText(/^Saved at/);

  // Only the cookie is left: what the server has comes back.
  await third.page.close();
  await second.page.evaluate(() => localStorage.clear());
  await second.page.reload();
  await expect(second.box(goals)).toHaveValue('Mornings without a list, and with tea.');

  await second.page.route('**/api/enhanced-intake', (route) => route.fulfill({ status: 500, body: '' }));
  await second.open(16);
  await second.submit.click();
  await expect(second.page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await second.page.reload();
  await expect(second.page.getByText('Mornings without a list, and with tea.')).toBeVisible();
  await second.page.unroute('**/api/enhanced-intake');
  await second.submit.click();
  await expect(second.heading).toHaveText('Journey Submitted');
});
