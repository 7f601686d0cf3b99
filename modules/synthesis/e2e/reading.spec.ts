import type { Page } from '@playwright/test';
import { threeAnswers } from '#e2e/fixtures/life';
import { haveAnswer, haveProfile, haveReading } from '#e2e/fixtures/progress';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible } from '#e2e/fixtures/test';

/* What a client does with a reading: it is read aloud, annotated, and what is not them gives way. */

test.beforeEach(async ({ client, context }) => {
  expect(client.email).toBeTruthy();
  await haveProfile(context.request);
  for (const answer of threeAnswers) await haveAnswer(context.request, answer);
  await haveReading(context.request);
});

/** A voice that says nothing and writes down what it was given: the browsers of tests have none. */
const haveVoice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance {
      constructor(readonly text: string) {}
    }
    const value = {
      getVoices: () => [{ lang: 'en-GB' }],
      speak: ({ text }: Utterance) => said.push(text),
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
};
const saidIn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said') as string[]);

test('a reading is read aloud when asked to, and stops at a press', async ({ page }) => {
  await haveVoice(page);
  await page.goto('/synthesis');
  const controls = page.getByRole('group', { name: 'Read aloud' });
  await expect(controls).toBeVisible();
  expect(await saidIn(page)).toEqual([]);
  await controls.getByRole('button', { name: 'Read aloud' }).click();
  const [first] = await saidIn(page);
  expect(first).toBeTruthy();
  await controls.getByRole('button', { name: 'Pause' }).click();
  await controls.getByRole('button', { name: 'Go on reading' }).click();
  expect(await saidIn(page)).toEqual([first, first]);
  await controls.getByRole('button', { name: 'Stop' }).click();
  await expect(controls.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expectAccessible(page);
});

test('a note stays beside an observation, and what is not me gives way and comes back', async ({ page }) => {
  await page.goto('/synthesis');
  const view = page.getByRole('group', { name: /^Your view of/ }).first();
  await view.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: /^Your note on/ }).fill('It was the oven I listened for.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('It was the oven I listened for.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('It was the oven I listened for.')).toBeVisible();

  const name = (await view.getAttribute('aria-label')) ?? '';
  await view.getByRole('button', { name: 'Not me' }).click();
  const line = page.getByText(/^You called “.+” not you\./);
  await expect(line).toBeFocused();
  await expect(page.getByRole('group', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Bring it back/ }).click();
  await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
  await expect(line).toBeHidden();
});
