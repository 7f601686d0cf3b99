import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { unpackSample } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';

/*
 * A module as it was built with the frozen contract, outside the tree, in the host of today: drawn on the server, taken over by the
 * browser, with a part that comes later. What its routes answer, core/testing/releases/samples.test.ts tries.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let server: OwnServer;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = await mkdtemp(join(tmpdir(), 'hedo-samples-'));
  unpackSample('almanac', folder);
  server = await OwnServer.make();
  await server.start();
  expect(await server.run('core/tools/module.mjs', 'publish', folder)).toContain('almanac 1.0.0 is published');
  // Its server side runs after a start.
  await server.kill();
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Scripts of the module, each time that one was asked for. */
const watchScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/almanac\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test('is drawn by the server, so that it can be read without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect(async () => {
    expect((await page.goto(`${server.url}/almanac`))?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Almanac', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Begins on March 20, 2027.');
  await page.context().close();
});

test('works in the browser, and fetches each of its scripts once', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const scripts = watchScripts(page);
  await page.goto(`${server.url}/almanac`);
  await page.getByRole('checkbox', { name: 'Names only' }).check();
  await expect(page.getByText('Begins on')).toHaveCount(0);
  await page.getByRole('button', { name: 'What a season is' }).click();
  await expect(page.getByText('Astronomical seasons begin')).toBeVisible();
  expect(scripts).toHaveLength(3);
  expect(new Set(scripts).size).toBe(3);
  expect(problems).toEqual([]);
});

test('does not run a later script that was changed, and keeps its words', async ({ page }) => {
  await page.route(/\/assets\/almanac\/\d+\.[0-9a-f]+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.strange = true;` });
  });
  await page.goto(`${server.url}/almanac`);
  await expect(page.getByText('This page can be read, but its buttons do not work yet')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Begins on March 20, 2027.');
  expect(await page.evaluate(() => 'strange' in window)).toBe(false);
});
