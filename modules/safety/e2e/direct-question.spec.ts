import { expect, test } from '#e2e/fixtures/quiet';
import { takenOver } from '#e2e/fixtures/taken-over';
import { expectAccessible } from '#e2e/fixtures/test';
import { WritingRoom } from '#e2e/pages/writing-room';

test.describe('the direct question before a Labor', () => {
  test('is answered by keyboard, opens help at once, and closes nothing off', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.setViewportSize({ width: 390, height: 844 });
    const room = new WritingRoom(page);
    await room.open(4);
    const question = page.getByRole('region', { name: 'Before you write: are you safe right now?' });
    await expect(question).toBeVisible();
    await expect(room.text).toBeEditable();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await question.getByRole('button', { name: 'I need help' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Please talk to somebody now' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Ask to be contacted' })).toBeVisible();
    expect(sent.filter((url) => url.includes('/safety/'))).toEqual([]);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('is skipped by one key, and asked once a day', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    const room = new WritingRoom(page);
    await room.open(2);
    const title = page.getByRole('heading', { name: 'Before you write: are you safe right now?' });
    await expect(title).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await page.reload();
    await takenOver(page);
    await expect(room.text).toBeEditable();
    await expect(title).toHaveCount(0);
    await room.open(1);
    await expect(room.text).toBeEditable();
    await expect(title).toHaveCount(0);
  });
});
