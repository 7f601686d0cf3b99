import { ownPage, signUp } from '#e2e/fixtures/people';
import { expect, expectFineLook, test } from '#e2e/fixtures/test';
import { PodRoom } from './pages/community-pages';

/* The forum and the rooms of pods, as two people use them. */

test('two browsers in one pod hear all, in order and once, although one of them was offline', async ({
  browser,
  baseURL,
  page,
  context,
  client,
}) => {
  expect(client.fullName).toBe('Clara Winter');
  const pod = { name: 'Evening circle', description: 'One speaks.', category: 'Support Circle' };
  const made = await context.request.post('/api/pods', { headers: ownPage, data: pod });
  const { id } = (await made.json()) as { id: string };
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  await signUp(elsewhere.request, 'Mara Cole');
  await elsewhere.request.post(`/api/pods/${id}/join`, { headers: ownPage });
  const [clara, mara] = [new PodRoom(page), new PodRoom(await elsewhere.newPage())];
  await clara.open(id);
  await mara.open(id);
  await clara.say('one');
  await expect(mara.messages).toHaveCount(1);
  await mara.say('two');
  await expect(clara.messages).toHaveCount(2);

  await elsewhere.setOffline(true);
  await expect(mara.page.getByText(/^No connection at present/)).toBeVisible();
  await clara.say('three');
  await expect(clara.messages).toHaveCount(3);
  await mara.say('four');
  await mara.say('five');
  await expect(mara.page.getByText(/^Not sent yet/)).toHaveCount(2);
  await elsewhere.setOffline(false);
  await expect(mara.page.getByText(/^Not sent yet/)).toHaveCount(0, { timeout: 30_000 });
  for (const room of [clara, mara]) {
    await expect(room.messages).toHaveCount(5, { timeout: 30_000 });
    expect(await room.words()).toEqual(['one', 'two', 'three', 'four', 'five']);
  }
  await expectFineLook(mara.page);
  await elsewhere.close();
});

test('a hostile post is words and nothing else', async ({ page, baseURL, client }) => {
  expect(client.fullName).toBe('Clara Winter');
  const left: string[] = [];
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL) && /^https?:/.test(request.url())) left.push(request.url());
  });
  const title = '<img src=x onerror=alert(1)>';
  const text = `<script>alert(2)</script>\n\n[press me](javascript:alert(3)) ![](https://evil.example/?q=1)\n\n<svg onload=alert(4)> **and this is bold**`;
  await page.goto('/community');
  await page.getByRole('link', { name: 'New Discussion' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your words').fill(text);
  await page.getByRole('button', { name: 'Post discussion' }).click();
  await expect(page.getByText('Discussion Created', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('strong', { hasText: 'and this is bold' })).toBeVisible();
  await expect(page.getByText('press me')).toBeVisible();
  await expect(page.getByRole('link', { name: 'press me' })).toHaveCount(0);
  await expect(page.locator('main script, main img, main svg[onload], main iframe')).toHaveCount(0);
  await expectFineLook(page);
  expect(left).toEqual([]);
});
