import { threeAnswers } from '#e2e/fixtures/life';
import { haveAnswer } from '#e2e/fixtures/progress';
import { expect, test } from '#e2e/fixtures/quiet';
import { WritingRoom } from '#e2e/pages/writing-room';

/* Whom an answer is for: chosen next to it, kept, and said in the head of the page. */

const [origins] = threeAnswers;

test.beforeEach(({ client }) => expect(client.email).toBeTruthy());

test('an answer is kept back by one press and opened again by two', async ({ page, context }) => {
  await haveAnswer(context.request, origins);
  const room = new WritingRoom(page);
  await room.open(origins.labor);
  const who = page.getByRole('group', { name: 'Who is this answer for?' });
  await expect(who.getByRole('radio', { name: 'Also practitioners I choose' })).toBeChecked();
  await who.getByRole('radio', { name: 'Only me' }).check();
  await expect(page.getByText('Only you', { exact: true })).toBeVisible();
  await page.reload();
  await expect(who.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await who.getByRole('radio', { name: 'Only me' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(who.getByText('Until you confirm, the answer stays only yours.')).toBeVisible();
  await page.reload();
  await expect(who.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await who.getByRole('radio', { name: 'Me and my readings' }).check();
  await who.getByRole('button', { name: 'Use this choice' }).click();
  await expect(page.getByText('You and your readings', { exact: true })).toBeVisible();
});

test('a choice made before the first save counts with it, also after a reload', async ({ page }) => {
  const room = new WritingRoom(page);
  await room.open(4);
  const who = page.getByRole('group', { name: 'Who is this answer for?' });
  await who.getByRole('radio', { name: 'Only me' }).check();
  await page.reload();
  await expect(who.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await room.text.fill('I keep this one to myself.');
  await page.getByRole('button', { name: 'Save Response' }).click();
  await expect(page.getByText('Response Saved').first()).toBeVisible();
  const saved = (await (await page.request.get('/api/labor-responses/me')).json()) as { audience: string }[];
  expect(saved.map(({ audience }) => audience)).toEqual(['self']);
});
