import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { makeRelease } from '../../core/server/modules/releases/testing/test-publisher';
import { unpackSample } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';
import { container, replaceBundle } from '../fixtures/replaced-bundle';
import { takenOver } from '../fixtures/taken-over';
import { ModulesPage } from '../pages/modules-page';
import { ShellPage } from '../pages/shell-page';

/*
 * Everything that can be wrong with a module's pages, each for one that the browser draws and for one that the server has drawn:
 * its place says so, what was drawn stays readable, the rest of the product goes on, another try works, and admins see which module
 * and version it was. `npm test` has a case of each kind in boundaries.spec.ts; of server sides module-server-failures.long.spec.ts
 * has them.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const clientSide = { isDrawn: false };
/** One that is built with the host, and one that was published; `words` is how long what the server draws is at least. */
const drawn = { id: 'magazine', path: '/magazine', isDrawn: true, words: 1000 };
const published = { id: 'almanac', path: '/almanac', isDrawn: true, words: 150 };
let server: OwnServer;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await OwnServer.make();
  await server.start();
  folder = await mkdtemp(join(tmpdir(), 'hedo-failures-'));
  unpackSample(published.id, folder);
  await server.run('core/tools/module.mjs', 'publish', folder);
  // Its server side runs after a start.
  await server.kill();
  await server.start();
  for (const { path } of [drawn, published]) await server.waitUntilDrawn(path);
});
test.afterAll(async () => {
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
});

const noticeOf = (page: Page) => page.getByText('This page can be read, but its buttons do not work yet');
const failedOf = (page: Page) => page.getByRole('heading', { name: /did not load/ });
const seesFailure = async (page: Page, { isDrawn }: { readonly isDrawn: boolean }): Promise<void> => {
  await expect(isDrawn ? noticeOf(page) : failedOf(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner')).toBeVisible();
};
const wordsOf = async (page: Page): Promise<string> => (await page.getByRole('main').textContent()) ?? '';

const leaving = `() => { react.useEffect(() => () => { throw new Error('as it leaves'); }, []); return h('h1', null, 'Here'); }`;
/** What the plugin's containers tell the page that they take. */
const taking = (id: string, range: string): string => `
  (() => { window['hedo:${id}'] = {
    init: (shareScope) => window['hedo:federation'].bundlerRuntime.initContainerEntry({ shareScope, webpackRequire: { m: {}, S: {},
      consumesLoadingData: { moduleIdToConsumeDataMapping: { 1: { shareKey: 'react', requiredVersion: '${range}' } } } } }),
    get: async () => { window.strange = true; return () => ({}); } }; })();`;

const network: readonly [string, (route: Route) => unknown][] = [
  ['is missing', (route) => route.abort()],
  ['is not found', (route) => route.fulfill({ status: 404, body: 'There is no such file.' })],
  ['hangs', () => undefined],
  ['has other bytes', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.strange = true' })],
];

for (const module of [drawn, published]) {
  for (const [name, fail] of network)
    test(`${module.id}: a bundle that ${name} leaves the words of a drawn page, and another try works`, async ({
      page,
    }) => {
      const entry = `**/assets/${module.id}/entry.*`;
      await page.route(entry, fail);
      await page.goto(server.url + module.path);
      const before = await wordsOf(page);
      await seesFailure(page, module);
      expect((await wordsOf(page)).length).toBeGreaterThanOrEqual(before.length);
      expect(await page.evaluate(() => 'strange' in window)).toBe(false);
      await page.unroute(entry);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(noticeOf(page)).toHaveCount(0, { timeout: 30_000 });
      await new ShellPage(page).openCredits();
    });

  test(`${module.id}: a slow bundle leaves a drawn page as it is until it comes`, async ({ page }) => {
    await page.route(`**/assets/${module.id}/entry.*`, async (route) => {
      await new Promise((later) => setTimeout(later, 4000));
      await route.continue();
    });
    await page.goto(server.url + module.path);
    expect((await wordsOf(page)).length).toBeGreaterThan(module.words);
    await expect(noticeOf(page)).toHaveCount(0);
    await takenOver(page);
    await expect(noticeOf(page)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSameTab: true }));
    await new ShellPage(page).openCredits();
    expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
  });

  for (const [name, source] of [
    ['throws when it is loaded', `throw new Error('no such planet');`],
    ['throws when it draws', container(module.id, module.path, `() => { throw new Error('no words'); }`)],
    [
      'brings an older React',
      container(
        module.id,
        module.path,
        `() => ({ $$typeof: Symbol.for('react.element'), type: 'p', props: {}, key: null, ref: null })`,
      ),
    ],
  ] as const)
    test(`${module.id}: a bundle that ${name} leaves the words of a drawn page`, async ({ page }) => {
      await replaceBundle(page, module.id, source);
      await page.goto(server.url + module.path);
      await seesFailure(page, module);
      expect((await wordsOf(page)).length).toBeGreaterThan(module.words);
      await new ShellPage(page).openCredits();
    });

  test(`${module.id}: a drawn page whose bundle throws as it leaves takes nothing along`, async ({ page }) => {
    await replaceBundle(page, module.id, container(module.id, module.path, leaving));
    await page.goto(server.url + module.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here');
    await new ShellPage(page).openCredits();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('a published bundle that takes another React than its manifest says is not run, and its drawn words stay', async ({
  page,
}) => {
  await replaceBundle(page, published.id, taking(published.id, '^17.0.0'));
  await page.goto(server.url + published.path);
  await seesFailure(page, published);
  expect((await wordsOf(page)).length).toBeGreaterThan(published.words);
  expect(await page.evaluate(() => 'strange' in window)).toBe(false);
  await new ShellPage(page).openCredits();
});

test.describe('a published module', () => {
  const page = (id: string, source: string): string => container(id, `/${id}`, source);
  const good = (id: string, words: string): string => page(id, `() => h('h1', null, '${words}')`);
  const modules: Readonly<Record<string, string>> = {
    'breaks-loading': `throw new Error('no such planet');`,
    'breaks-drawing': page('breaks-drawing', `() => { throw new Error('no words'); }`),
    'breaks-leaving': page('breaks-leaving', leaving),
    'old-react': page(
      'old-react',
      `() => ({ $$typeof: Symbol.for('react.element'), type: 'p', props: {}, key: null, ref: null })`,
    ),
    'old-contract': taking('old-contract', '^17.0.0'),
    fine: good('fine', 'Fine'),
  };
  const publish = async (id: string, version: string, entry: string): Promise<string> =>
    server.run('core/tools/module.mjs', 'publish', await makeRelease({ id, version, entry }));

  test('is published while the product runs', async ({ page: tab }) => {
    for (const [id, entry] of Object.entries(modules))
      expect(await publish(id, '1.0.0', entry)).toContain('without a restart');
    await expect.poll(async () => (await tab.goto(`${server.url}/fine`))?.status(), { timeout: 20_000 }).toBe(200);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fine');
  });

  for (const id of ['breaks-loading', 'breaks-drawing', 'old-react'])
    test(`keeps to its own place: ${id}`, async ({ page: tab }) => {
      await tab.goto(`${server.url}/${id}`);
      await seesFailure(tab, clientSide);
      await new ShellPage(tab).openCredits();
    });

  for (const [name, fail] of network)
    test(`whose bundle ${name} keeps to its own place, and another try works`, async ({ page: tab }) => {
      await tab.route('**/assets/fine/entry.*', fail);
      await tab.goto(`${server.url}/fine`);
      await seesFailure(tab, clientSide);
      expect(await tab.evaluate(() => 'strange' in window)).toBe(false);
      await tab.unroute('**/assets/fine/entry.*');
      await tab.getByRole('button', { name: 'Try again' }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fine');
      await new ShellPage(tab).openCredits();
    });

  test('whose bundle is slow is waited for', async ({ page: tab }) => {
    await tab.route('**/assets/fine/entry.*', async (route) => {
      await new Promise((later) => setTimeout(later, 4000));
      await route.continue();
    });
    await tab.goto(`${server.url}/fine`);
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fine');
    await expect(failedOf(tab)).toHaveCount(0);
  });

  test('that throws as it leaves takes nothing along', async ({ page: tab }) => {
    await tab.goto(`${server.url}/breaks-leaving`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Here');
    await new ShellPage(tab).openCredits();
    await expect(tab.getByRole('banner')).toBeVisible();
  });

  test('that was built for another React is not run, and its page says so', async ({ page: tab }) => {
    await tab.goto(`${server.url}/old-contract`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Journal is not available right now');
    expect(await tab.evaluate(() => 'strange' in window)).toBe(false);
    await new ShellPage(tab).openCredits();
  });

  test('that failed in a browser is named with its version and what it said', async ({ page: tab }) => {
    const modules = new ModulesPage(tab);
    await modules.open(server);
    for (const [id, said] of [
      ['breaks-loading', 'breaks-loading is empty'],
      ['breaks-drawing', 'no words'],
    ] as const)
      await expect(modules.version(id, '1.0.0')).toContainText(new RegExp(`1\\.0\\.0.*Last: .*${said}`));
  });

  test('stays whole in a tab that is open while another version is published, and goes back', async ({ page: tab }) => {
    await tab.goto(`${server.url}/fine`);
    await publish('fine', '1.1.0', good('fine', 'Finer'));
    const later = await tab.context().newPage();
    await expect
      .poll(
        async () => {
          await later.goto(`${server.url}/fine`);
          return later.getByRole('heading', { level: 1 }).textContent();
        },
        { timeout: 20_000 },
      )
      .toBe('Finer');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fine');
    expect(await server.run('core/tools/module.mjs', 'rollback', 'fine')).toContain('fine 1.0.0 is in use again');
    await expect
      .poll(
        async () => {
          await later.goto(`${server.url}/fine`);
          return later.getByRole('heading', { level: 1 }).textContent();
        },
        { timeout: 20_000 },
      )
      .toBe('Fine');
    await server.run('core/tools/module.mjs', 'disable', 'fine');
    await expect.poll(async () => (await later.goto(`${server.url}/fine`))?.status(), { timeout: 20_000 }).toBe(404);
    expect(await server.run('core/tools/module.mjs', 'list')).toContain('fine: disabled');
  });
});
