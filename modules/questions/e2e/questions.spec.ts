import { threeAnswers } from '#e2e/fixtures/life';
import { haveAnswer } from '#e2e/fixtures/progress';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectFineLook } from '#e2e/fixtures/test';
import { WritingRoom } from '#e2e/pages/writing-room';

/* After saving: the gem, the offer, a question about one's own sentence, and where it is found again. */

const [origins, love] = threeAnswers;

test.beforeEach(({ client }) => expect(client.email).toBeTruthy());

test('a question is asked once it is wanted, keeps every word, and stands with its Labor', async ({ page }) => {
  const room = new WritingRoom(page);
  await room.open(origins.labor);
  await room.text.fill(origins.text);
  await room.save.click();
  await expect(page.getByText('1 of 12 complete')).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue with|Next|Labor 2/ }).first()).toBeInViewport();
  const offer = page.getByRole('region', { name: 'A question of your own' });
  await offer.getByRole('button', { name: 'Yes, ask me' }).click();
  const asked = page.getByRole('region', { name: 'A question about your sentence' });
  const answer = asked.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toBeVisible();
  const sentence = ((await asked.getByRole('blockquote').textContent()) ?? '').replace(/^“|”$/gu, '');
  expect(origins.text).toContain(sentence);
  await expectFineLook(page);
  await answer.fill('In the smell of rye, before anyone was awake.');
  await page.reload();
  const earlier = page.getByRole('region', { name: 'Questions about this answer' });
  await expect(earlier.getByRole('textbox', { name: 'Your answer' })).toHaveValue(/smell of rye/);
  await earlier.getByRole('button', { name: 'Save answer' }).click();
  await expect(earlier.getByText('In the smell of rye, before anyone was awake.')).toBeVisible();
  await earlier.getByRole('link', { name: 'All your questions' }).click();
  await expect(page.getByRole('heading', { name: 'Answered' })).toBeVisible();
  await expect(page.getByText('In the smell of rye, before anyone was awake.')).toBeVisible();
  await expectFineLook(page);
});

test('"not now" is remembered', async ({ page }) => {
  const room = new WritingRoom(page);
  await room.open(origins.labor);
  await room.text.fill(origins.text);
  await room.save.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('region', { name: 'A question of your own' })).toBeHidden();
  await room.open(love.labor);
  await room.text.fill(love.text);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await room.save.click();
  await expect(page.getByText('2 of 12 complete')).toBeVisible();
  await expect.poll(() => asked).toContain('GET /api/question-choices');
  await expect(page.getByRole('region', { name: 'A question of your own' })).toBeHidden();
  expect(asked).not.toContain('POST /api/own-questions');
});

test('words are found in one’s answers without asking a server', async ({ page, context }) => {
  await haveAnswer(context.request, origins);
  await haveAnswer(context.request, love);
  await page.goto('/intake');
  const search = page.getByRole('searchbox', { name: 'Search in your answers' });
  await search.waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search.fill('useful');
  await expect(page.getByText('Found in one Labor')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('useful');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await expectAccessible(page, 'search');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/intake\/1$/);
});

test('mails are chosen kind by kind in the account', async ({ page }) => {
  await page.goto('/account/mail');
  const letter = page.getByRole('switch', { name: 'A letter once a week' });
  await expect(letter).not.toBeChecked();
  await letter.check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Wednesday' });
  await page.getByRole('switch', { name: 'Reminders to write' }).check();
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  await expectFineLook(page);
  await page.reload();
  await expect(letter).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue('3');
  await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
});

test('a link of a mail that is not whole ends nothing', async ({ page }) => {
  await page.goto('/end-mails#abc');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
});
