import type { Page } from '@playwright/test';
import { pickOne } from '../../core/testing/sample';
import { threeAnswers } from '../fixtures/life';
import { haveAnswer, haveMatches, haveProfile, haveReading } from '../fixtures/progress';
import { expect, test } from '../fixtures/quiet';
import { expectFineLook, type Theme } from '../fixtures/test';
import { BirthForm } from '../pages/birth-form';
import { SignInDialog } from '../pages/sign-in-dialog';

/*
 * Every page of a person against WCAG 2.2 A and AA (axe), on phones and on wide screens, on paper and by night, and no
 * page wider than its window down to 320 px; then the keyboard. The shell's own pages are in shell.spec.ts.
 */
const rooms = [
  '/dashboard',
  '/intake',
  '/intake/1',
  '/intake/2',
  '/journey',
  '/journey/next-step',
  '/profile',
  '/profile/detailed',
  '/profile/computed',
  '/profile/enneagram',
  '/profile/connections',
  '/profile/versions',
  '/chart-method',
  '/synthesis',
  '/matching',
];

/** Waits until the page has drawn what it has to say. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

const visit = async (page: Page, room: string, themes?: readonly Theme[]): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(room);
  await settle(page);
  await expectFineLook(page, undefined, undefined, themes);
};

/**
 * Axe sees each room once in each theme: by day of one of the two people and by night of the other, as the seed of the run
 * chooses; with `--all` of both in both.
 */
const themesOfNewcomer = (room: string): readonly Theme[] => pickOne(room, ['light', 'dark']);
const themesOfClient = (room: string): readonly Theme[] => pickOne(room, ['dark', 'light']);

test.describe('axe finds nothing', () => {
  test('in the sign-in dialog and on the page to choose a new password', async ({ page }) => {
    const dialog = new SignInDialog(page);
    await page.goto('/reset-password?token=x');
    await settle(page);
    await expectFineLook(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await dialog.open();
    await expect(dialog.email).toBeVisible();
    await expectFineLook(page);
    await dialog.createTab.click();
    await expect(dialog.fullName).toBeVisible();
    await dialog.create.click();
    await expect(dialog.root.getByText('Enter your name.')).toBeVisible();
    await expectFineLook(page);
  });

  // In groups, so that several workers share them; each makes its person once.
  for (const group of [rooms.slice(0, 4), rooms.slice(4, 8), rooms.slice(8, 12), rooms.slice(12)]) {
    test(`on ${group.join(', ')} of somebody who has just come`, async ({ page, client }) => {
      test.setTimeout(240_000);
      expect(client.email).toBeTruthy();
      for (const room of group) await test.step(room, () => visit(page, room, themesOfNewcomer(room)));
    });

    test(`on ${group.join(', ')} of somebody with a chart, answers, a reading and matches`, async ({
      page,
      context,
      client,
    }) => {
      test.setTimeout(240_000);
      expect(client.email).toBeTruthy();
      await haveProfile(context.request);
      for (const answer of threeAnswers) await haveAnswer(context.request, answer);
      await haveReading(context.request);
      await haveMatches(context.request);
      for (const room of group) await test.step(room, () => visit(page, room, themesOfClient(room)));
    });
  }

  test('in the side sheets of the chart, with what was written near it', async ({ page, context, client }) => {
    test.setTimeout(240_000);
    expect(client.email).toBeTruthy();
    await haveProfile(context.request);
    for (const answer of threeAnswers) await haveAnswer(context.request, answer);
    for (const [look, name] of [
      ['center-Throat', 'Throat'],
      ['channel-10-20', '10–20 Awakening'],
      ['gate-51', 'Gate 51'],
    ] as const)
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/profile/detailed?look=${look}`);
        await settle(page);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await expectFineLook(page, [1440, 390], '[role="dialog"]');
      });
  });

  test('in the birth form, empty and with errors', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    const form = new BirthForm(page);
    await visit(page, '/profile?edit=birth');
    await form.enterDate('1987-02-30');
    await form.time.fill('25:99');
    await form.choosePlace('Reyk', 'Reykjavík');
    await form.create.click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await expect(page.getByText('This date is not in the calendar. Check day, month and year.').first()).toBeVisible();
    await expectFineLook(page);
  });
});

test.describe('with the keyboard', () => {
  test('a visitor skips to the content, opens the dialog and comes back to where they were', async ({ page }) => {
    const dialog = new SignInDialog(page);
    await page.goto('/');
    await settle(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    for (let step = 0; step < 8 && !(await opener.evaluate((node) => node === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.email).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.root.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog.root).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a client goes from the Labors to the paper, and out again', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.goto('/intake');
    await settle(page);
    await page.getByRole('link', { name: 'Start with Origins' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('What were you given at the start, and what of it do you still carry?');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Your response to Labor 1, Origins' })).toBeFocused();
    await page.keyboard.type('A yellow kitchen.');
    const save = page.getByRole('button', { name: 'Save Response' });
    // The recorder lies between the paper and its button.
    let steps = 0;
    for (; steps < 4 && !(await save.evaluate((node) => node === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab');
    await expect(save).toBeFocused();
    for (; steps > 0; steps -= 1) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('textbox', { name: 'Your response to Labor 1, Origins' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Your response' })).toContainText('A yellow kitchen.');
  });

  test('a client reads the bodygraph centre by centre', async ({ page, context, client }) => {
    expect(client.email).toBeTruthy();
    await haveProfile(context.request);
    await page.goto('/profile/detailed');
    await settle(page);
    const graph = page.getByRole('group', { name: 'Bodygraph' });
    await graph.getByRole('button', { name: /^Head/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(graph.getByRole('button', { name: /^Ajna/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Ajna' });
    await expect(sheet).toContainText('gates active');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(graph.getByRole('button', { name: /^Ajna/ })).toBeFocused();
  });
});
