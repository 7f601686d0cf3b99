import type { Page } from '@playwright/test';
import { threeAnswers } from '#e2e/fixtures/life';
import { haveAnswer } from '#e2e/fixtures/progress';
import { expect, test } from '#e2e/fixtures/quiet';
import { ShellPage } from '#e2e/pages/shell-page';
import { SignInDialog } from '#e2e/pages/sign-in-dialog';
import { savedAt, WritingRoom } from '#e2e/pages/writing-room';

/* Nothing that happens to a tab, a session, a connection or a second tab takes a word away. */

const scene = 'The kitchen was dark, and my grandmother was already awake. ';
const [origins] = threeAnswers;

/** Where the caret stands, and how far paper and page are scrolled. */
const place = (page: Page) =>
  page.evaluate(() => {
    const paper = document.querySelector('textarea');
    return {
      caret: paper?.selectionStart,
      paper: paper?.scrollTop,
      page: scrollY,
      in: document.activeElement?.tagName,
    };
  });

test.beforeEach(({ client }) => expect(client.email).toBeTruthy());

test.describe('a draft', () => {
  test('survives a reload in the middle of a sentence, and a crashed tab', async ({ page, context, expected }) => {
    // The text under way when the page went may arrive after the new page has asked for the draft.
    expected.push(/\b412\b/);
    const room = new WritingRoom(page);
    await room.open(2);
    await room.text.pressSequentially('My knees know about rain before');
    await page.reload();
    await expect(room.text).toHaveValue('My knees know about rain before');
    await expect(room.kept).toHaveText(savedAt);
    await room.text.press('End');
    await room.text.pressSequentially(' I do');
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const another = new WritingRoom(await context.newPage());
    await another.open(2);
    await expect(another.text).toHaveValue('My knees know about rain before I do');
    await expect(another.kept).toHaveText(savedAt);
  });

  test('waits on the device while there is no connection', async ({ page, context, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const room = new WritingRoom(page);
    await room.open(11);
    await room.text.pressSequentially('By the river.');
    await expect(room.kept).toHaveText(savedAt);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await room.text.pressSequentially(' In the reeds.');
    await expect(room.kept).toHaveText('Saved on this device, will retry');
    await context.setOffline(false);
    await expect(room.kept).toHaveText(savedAt);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(room.text).toHaveValue('By the river. In the reeds.');
  });

  test('keeps caret and scroll when the session ends, and is saved after signing in over the page', async ({
    page,
    context,
    client,
    expected,
  }) => {
    expected.push(/\b401\b/);
    const room = new WritingRoom(page);
    const dialog = new SignInDialog(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await room.open(4);
    await room.text.fill(scene.repeat(120));
    await expect(room.kept).toHaveText(savedAt);
    await room.text.evaluate((paper: HTMLTextAreaElement) => {
      paper.setSelectionRange(3000, 3000);
      paper.scrollTop = 250;
      scrollTo(0, 140);
    });
    await context.clearCookies({ name: 'hedo' });
    await page.keyboard.type('Then she');
    const before = await place(page);
    expect(before.caret).toBe(3008);
    await expect(dialog.root).toBeVisible();
    await expect(dialog.root.getByText('what you wrote is still here')).toBeVisible();
    await expect(dialog.email).toHaveValue(client.email);
    await dialog.password.fill(client.password);
    await dialog.signIn.click();
    await expect(dialog.root).toBeHidden();
    await expect(room.kept).toHaveText(savedAt);
    await expect.poll(() => place(page)).toEqual(before);
    await page.keyboard.type(' sang.');
    await expect(room.text).toHaveValue(/Then she sang\./);
    await expect(room.kept).toHaveText(savedAt);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(room.text).toHaveValue(/Then she sang\./);
  });
});

test.describe('two tabs', () => {
  test('offer both texts when they write the same Labor', async ({ page, context, expected }) => {
    expected.push(/\b412\b/);
    const here = new WritingRoom(page);
    const there = new WritingRoom(await context.newPage());
    await here.open(6);
    await there.open(6);
    await here.text.pressSequentially('A song about the harbour.');
    await expect(here.kept).toHaveText(savedAt);
    await there.text.pressSequentially('A chair, from ash wood.');
    const conflict = there.page.getByRole('main').getByText('This Labor was changed elsewhere.');
    await expect(conflict).toBeVisible();
    await expect(there.page.getByRole('blockquote')).toHaveText('A song about the harbour.');
    await expect(there.text).toHaveValue('A chair, from ash wood.');
    await there.page.getByRole('button', { name: 'Keep what I wrote here' }).click();
    await expect(there.kept).toHaveText(savedAt);
    await expect(conflict).toBeHidden();
    await here.text.press('End');
    await here.text.pressSequentially(' And the tide.');
    await expect(page.getByRole('blockquote')).toHaveText('A chair, from ash wood.');
    await expect(here.text).toHaveValue('A song about the harbour. And the tide.');
    await page.getByRole('button', { name: 'Take the other version' }).click();
    await expect(here.text).toHaveValue('A chair, from ash wood.');
  });

  test('cannot save over each other unseen', async ({ page, context, expected }) => {
    expected.push(/\b412\b/);
    await haveAnswer(context.request, origins);
    const here = new WritingRoom(page);
    const there = new WritingRoom(await context.newPage());
    for (const room of [here, there]) {
      await room.open(1);
      await room.page.getByRole('button', { name: 'Edit' }).click();
    }
    await here.text.fill('The short version.');
    await here.save.click();
    await expect(here.answer).toContainText('The short version.');
    await there.text.fill('The long version.');
    await there.save.click();
    await expect(there.page.getByRole('blockquote')).toHaveText('The short version.');
    await expect(there.text).toHaveValue('The long version.');
    await there.page.getByRole('button', { name: 'Keep what I wrote here' }).click();
    await expect(there.answer).toContainText('The long version.');
    await there.page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(there.page.getByText(/^Version \d/)).toHaveCount(3);
  });
});

test.describe('a response', () => {
  test('is not saved while it is blank', async ({ page }) => {
    const room = new WritingRoom(page);
    await room.open(7);
    await room.text.fill('  \n ');
    await room.save.click();
    const words = 'Please provide a response before saving';
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(new ShellPage(page).toast.getByText(words)).toBeVisible();
    await expect(room.text).toBeFocused();
    await expect(room.text).toHaveAttribute('aria-invalid', 'true');
  });

  test('comes back by Undo after it was deleted, and from the list of deleted answers', async ({ page, context }) => {
    await haveAnswer(context.request, origins);
    const room = new WritingRoom(page);
    const { toast } = new ShellPage(page);
    await room.open(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(toast.getByText('Response deleted')).toBeVisible();
    await expect(room.text).toHaveValue('');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(room.answer).toContainText(origins.text);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(room.text).toHaveValue('');
    await page.getByRole('link', { name: 'Leave the room' }).click();
    await page.getByText('Deleted answers (1)').click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('1 of 12 complete')).toBeVisible();
  });

  test('of 100,000 characters stays whole on the device and says by how much it is too long', async ({
    page,
    context,
  }) => {
    const room = new WritingRoom(page);
    await room.open(12);
    const far = scene.repeat(2000).slice(0, 100_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), far);
    await room.text.press('ControlOrMeta+V');
    const words = 'An answer can hold 50,000 characters. Shorten this one by 50,000 to save it';
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await room.save.click();
    await expect(new ShellPage(page).toast.getByText(words)).toBeVisible();
    await page.reload();
    await expect(room.text).toHaveValue(far);
    await room.text.fill(far.slice(0, 50_000));
    await expect(room.kept).toHaveText(savedAt);
    await room.save.click();
    await expect(room.answer).toContainText('already awake. The kitchen was dark');
  });
});
