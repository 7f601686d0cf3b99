import type { APIRequestContext, Page } from '@playwright/test';
import { haveAnswer, haveProfile } from '#e2e/fixtures/progress';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible } from '#e2e/fixtures/test';
import { MatchingPage } from '#e2e/pages/matching-page';

/* A client says what they need and who it has to be, and is matched by that. */

const written = {
  labor: 10,
  name: 'Time & Death',
  text: 'When my mother died I came too late to say goodbye. Since the funeral I cry at her grave and miss her every day. I lie awake at night and cannot sleep before four.',
} as const;

const haveWritten = async (request: APIRequestContext): Promise<void> => {
  await haveProfile(request);
  await haveAnswer(request, written);
};

const inBothThemes = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

test('a client confirms a need, refuses another, loosens a filter that leaves nobody, and is matched', async ({
  page,
  client,
}) => {
  expect(client.email).toBeTruthy();
  await haveWritten(page.request);
  await page.goto('/matching');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^This is mine: The death of a parent/ }).click();
  await expect(main.getByRole('button', { name: /^Remove The death of a parent/ })).toBeVisible();
  await main.getByRole('button', { name: /^Not this: Sleep/ }).click();
  await expect(main.getByText('1 suggestion put aside')).toBeVisible();

  await main.getByLabel('Gender').selectOption('woman');
  await main.getByLabel('Euros an hour at most').fill('10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('Nobody meets all of this')).toBeVisible();
  // Without the price the women are left; without the gender nobody is.
  await expect(main.getByRole('button', { name: /^Without “Gender”/ })).toHaveCount(0);
  await inBothThemes(page);
  const loosen = main.getByRole('button', { name: /^Without “Euros an hour at most”: [1-9]/ });
  const then = /\d+$/.exec((await loosen.textContent()) ?? '')?.[0];
  await loosen.click();
  await expect(main.getByText(new RegExp(`^${then} of \\d+ practitioners meet this\\.$`))).toBeVisible();
  await expect(main.getByLabel('Euros an hour at most')).toHaveValue('');

  const { run, matches } = new MatchingPage(page);
  await run.click();
  await expect(matches.first()).toBeVisible({ timeout: 30_000 });
  expect(await matches.count()).toBeLessThanOrEqual(Number(then));
  await expect(matches.first().getByText(/You confirmed: The death of a parent/)).toBeVisible();
  await expect(main.getByText('1 need, 1 filter')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes(page);
});

test('own words that speak of danger are answered with help, in German too', async ({ page, client }) => {
  expect(client.email).toBeTruthy();
  await haveWritten(page.request);
  await page.goto('/matching');
  await page.getByRole('button', { name: 'Deutsch' }).last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Was sich ändern soll' })).toBeVisible();
  await main.getByLabel('Mit eigenen Worten').fill('Ich will mich heute Nacht umbringen');
  await main.getByRole('button', { name: 'Hinzufügen' }).click();
  const help = main.getByRole('alert');
  await expect(help.getByRole('heading').first()).toBeVisible();
  await inBothThemes(page);
  await main.getByRole('button', { name: /^Ich will mich heute Nacht umbringen entfernen/ }).click();
  await expect(help).toHaveCount(0);
});
