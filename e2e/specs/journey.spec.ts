import type { Page } from '@playwright/test';
import { birth, threeAnswers } from '../fixtures/life';
import { OwnServer } from '../fixtures/own-server';
import type { Account } from '../fixtures/people';
import { expect, test } from '../fixtures/quiet';
import { BirthForm } from '../pages/birth-form';
import { MatchingPage } from '../pages/matching-page';
import { ReadingPage } from '../pages/reading-page';
import { ShellPage } from '../pages/shell-page';
import { SignInDialog } from '../pages/sign-in-dialog';
import { savedAt, WritingRoom } from '../pages/writing-room';

/*
 * What a person does who comes for the first time, from the landing page to practitioners with reasons, by the names that
 * stand on the screen; on a server of its own, which is killed in the middle of it all.
 */
const person: Account = {
  fullName: 'Clara Winter',
  email: 'clara.winter@example.com',
  password: 'tall-copper-lantern-58',
};

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await OwnServer.make();
  await server.start();
});
test.afterAll(async () => server.remove());

const createAccount = async (page: Page): Promise<void> => {
  const dialog = new SignInDialog(page);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Your life, seen from twelve sides.' })).toBeVisible();
  await dialog.open();
  await dialog.createTab.click();
  await expect(dialog.root.getByText('At least 8 characters')).toBeVisible();
  await dialog.fullName.fill(person.fullName);
  await dialog.email.fill(person.email);
  await dialog.password.fill(person.password);
  await expect(dialog.password).toHaveAttribute('type', 'password');
  await dialog.root.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.password).toHaveAttribute('type', 'text');
  await expect(dialog.password).toHaveValue(person.password);
  await dialog.root.getByRole('button', { name: 'Hide password' }).click();
  await expect(dialog.password).toHaveAttribute('type', 'password');
  await dialog.create.click();
  await expect(dialog.root).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Clara' })).toBeVisible();
  // A new account begins with its first step.
  await expect(page).toHaveURL(`${server.url}/welcome`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Clara' })).toBeVisible();
  await expect(new BirthForm(page).create).toBeVisible();
};

const giveBirthData = async (page: Page): Promise<void> => {
  const { toast } = new ShellPage(page);
  const form = new BirthForm(page);
  await page.goto(`${server.url}/intake`);
  const card = page.getByRole('region', { name: 'Create Your Profile' });
  await card.getByRole('button', { name: 'Enter birth data' }).click();
  await expect(form.create).toBeDisabled();
  await form.enterDate(birth.date);
  await form.time.fill(birth.time);
  await form.choosePlace('Montr', birth.place);
  await expect(form.place).toHaveValue(birth.place);
  await expect(form.confirmation).toHaveText(`${birth.place} · ${birth.zone} · ${birth.offset}`);
  await form.create.click();
  await expect(toast.getByText('Profile Created')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Holistic Profile' }).click();
  await expect(toast.getByText('Holistic Profile Generated')).toBeVisible();
  await page.getByRole('link', { name: 'View Full Transformation Profile' }).click();
};

const seeChart = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(`${server.url}/profile/detailed`);
  await expect(main.getByRole('heading', { level: 1, name: birth.type })).toBeVisible();
  await expect(main.getByText(new RegExp(`^${birth.profile}\\b`))).toBeVisible();
  await expect(main.getByText(birth.cross)).toBeVisible();
  await expect(main.getByRole('group', { name: 'Bodygraph' })).toBeVisible();
  // The same in words: nine centres, and the Sun at gate 51, line 5.
  const centres = main.getByRole('table', { name: 'Centres and their active gates' });
  await expect(centres.getByRole('row')).toHaveCount(10);
  const activations = main.getByRole('table', { name: 'Activations as gate and line' });
  await expect(activations.getByRole('row', { name: /^Sun/ })).toContainText('51.5');
};

const writeThree = async (page: Page): Promise<void> => {
  const { toast } = new ShellPage(page);
  const room = new WritingRoom(page);
  for (const { labor, name, text } of threeAnswers) {
    await page.goto(`${server.url}/intake`);
    await page.getByRole('list', { name: 'The twelve Labors' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${server.url}/intake/${labor}`);
    const [first = '', ...rest] = text.split('. ');
    await room.text.pressSequentially(`${first}. `);
    await expect(room.kept).toHaveText(savedAt, { timeout: 5000 });
    await room.text.fill(`${first}. ${rest.join('. ')}`);
    await room.save.click();
    await expect(toast.getByText('Response Saved')).toBeVisible();
    await expect(room.answer).toContainText(text);
  }
  await page.goto(`${server.url}/intake`);
  await expect(page.getByText('3 of 12 complete')).toBeVisible();
};

const expectOwnWords = async (page: Page): Promise<void> => {
  const reading = new ReadingPage(page);
  await expect(page.getByRole('article').getByRole('figure').first()).toBeVisible();
  const passages = await reading.passages();
  const heading = (await reading.heading.textContent()) ?? '';
  const isOwn = threeAnswers.some(({ text }) => text.toLowerCase().includes(heading.toLowerCase()));
  expect(isOwn || heading === 'Your words, laid side by side', heading).toBe(true);
  expect(passages.length).toBeGreaterThanOrEqual(3);
  for (const { labor, text } of passages) {
    const source = threeAnswers.find((answer) => answer.labor === labor);
    expect(source?.text, `Labor ${labor}`).toContain(text);
    expect(text.split(/\s+/).length, text).toBeGreaterThan(3);
  }
  expect(new Set(passages.map(({ labor }) => labor)).size, 'Labors quoted').toBeGreaterThanOrEqual(2);
};

const readSynthesis = async (page: Page): Promise<void> => {
  const reading = new ReadingPage(page);
  await page.goto(`${server.url}/synthesis`);
  await expect(reading.requirements.getByText('Your holistic profile exists')).toBeVisible();
  await expect(reading.requirements.getByText('3 Labors written')).toBeVisible();
  await reading.generate.click();
  await expect(reading.stages.or(page.getByRole('article'))).toBeVisible();
  await expect(new ShellPage(page).toast.getByText('Synthesis Generated')).toBeVisible({ timeout: 90_000 });
  await expectOwnWords(page);
  await expect(page.getByText('No language model wrote or interpreted this.')).toBeVisible();
};

const seeMatches = async (page: Page): Promise<readonly string[]> => {
  const { matches } = new MatchingPage(page);
  await expect(matches.first()).toBeVisible();
  expect(await matches.count()).toBeGreaterThanOrEqual(3);
  const seen = await matches.allInnerTexts();
  const percents = seen.map((text) => Number(/(\d{1,3})%/.exec(text)?.[1]));
  for (const percent of percents) expect(percent).toBeLessThanOrEqual(100);
  expect(Math.max(...percents) - Math.min(...percents), 'scores differ').toBeGreaterThan(3);
  const reasons = seen.map((text) => text.slice(text.indexOf('What you need')));
  expect(new Set(reasons).size, 'reasons differ').toBe(reasons.length);
  return seen;
};

const runMatching = async (page: Page): Promise<void> => {
  const matching = new MatchingPage(page);
  const { toast } = new ShellPage(page);
  await page.goto(`${server.url}/matching`);
  await matching.run.click();
  await expect(matching.analyzing).toBeDisabled();
  await expect(toast.getByText('Matching Complete')).toBeVisible({ timeout: 90_000 });
  await expect(toast.getByText('Your practitioner matches have been updated.')).toBeVisible();
};

const expectEverything = async (page: Page, matchesBefore: readonly string[]): Promise<void> => {
  await page.goto(`${server.url}/profile/detailed`);
  await seeChart(page);
  const room = new WritingRoom(page);
  for (const { labor, text } of threeAnswers) {
    await page.goto(`${server.url}/intake/${labor}`);
    await expect(room.answer).toContainText(text);
  }
  await page.goto(`${server.url}/synthesis`);
  await expectOwnWords(page);
  await page.goto(`${server.url}/matching`);
  expect(await seeMatches(page)).toEqual(matchesBefore);
};

test('a client comes, is charted, writes, is read and matched, leaves, returns, and survives kill -9', async ({
  page,
}) => {
  test.setTimeout(300_000);
  let found: readonly string[] = [];
  await test.step('creates an account', () => createAccount(page));
  await test.step('gives birth data', () => giveBirthData(page));
  await test.step('sees the chart', () => seeChart(page));
  await test.step('writes three Labors', () => writeThree(page));
  await test.step('reads the synthesis', () => readSynthesis(page));
  await test.step('is matched', async () => {
    await runMatching(page);
    found = await seeMatches(page);
  });
  await test.step('signs out', async () => {
    const menu = await new ShellPage(page).openAccount();
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(new ShellPage(page).signIn).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
    expect(kept, 'drafts left on the device').toEqual([]);
  });
  await test.step('signs in again and finds everything', async () => {
    const dialog = new SignInDialog(page);
    await dialog.open();
    await dialog.signInAs(person);
    await expect(dialog.root).toBeHidden();
    await expectEverything(page, found);
  });
  await test.step('finds everything after kill -9 and a new start', async () => {
    await page.goto('about:blank');
    await server.kill();
    await server.start();
    await page.context().clearCookies();
    await page.goto(server.url);
    const dialog = new SignInDialog(page);
    await dialog.open();
    await dialog.signInAs(person);
    await expect(dialog.root).toBeHidden();
    await expectEverything(page, found);
  });
});
