import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { Release } from '../../core/server/modules/releases/release-format';
import type { Principal, Row } from '../../core/testing/matrix';
import { listTreeFits, printFitMatrix } from '../../core/tools/contract/fit-matrix';
import { unpackReleasedHost } from '../../core/tools/contract/released-host.mjs';
import { buildSample, sampleIds, unpackSample } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';
import { signIn } from '../fixtures/people';
import { SignInDialog } from '../pages/sign-in-dialog';

/*
 * Modules that were built outside the tree, in the host of today and in the one that was released last: drawn on the server, taken over
 * by the browser, with a part that comes later, with migrations and routes. Today's host gets them as the first contract built them, the
 * released one as today's builds them. More of their routes core/testing/releases/samples.test.ts tries.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Scripts of the module, each time that one was asked for. */
const watchScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/almanac\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

const passwordOf = (server: OwnServer): string => readFileSync(join(server.data, 'demo-password'), 'utf8').trim();

/** Puts a version of each sample into the folders below `folder`, and answers the folder of the host. */
type Prepare = (folder: string) => Promise<string>;

const pairs: Readonly<Record<string, Prepare>> = {
  'the samples of the first contract, in the host of today': async (folder) => {
    for (const id of sampleIds) unpackSample(id, join(folder, id));
    return root;
  },
  'the samples as they are built today, in the last released host': async (folder) => {
    execFileSync(process.execPath, ['core/tools/contract.mjs'], { cwd: root });
    for (const id of sampleIds) buildSample(id, join(folder, id));
    const built = sampleIds.map((id) => JSON.parse(readFileSync(join(folder, id, 'module.json'), 'utf8')) as Release);
    console.log(await printFitMatrix(built));
    const host = join(folder, 'host');
    unpackReleasedHost(host);
    execFileSync(process.execPath, ['core/tools/build.mjs'], { cwd: host });
    return host;
  },
};

for (const [name, prepare] of Object.entries(pairs))
  test.describe(name, () => {
    let server: OwnServer;
    let folder: string;

    test.beforeAll(async () => {
      test.setTimeout(900_000);
      folder = await mkdtemp(join(tmpdir(), 'hedo-samples-'));
      server = await OwnServer.make({}, { host: await prepare(folder) });
      await server.start();
      for (const id of sampleIds)
        expect(await server.run('core/tools/module.mjs', 'publish', join(folder, id))).toContain(
          `${id} 1.0.0 is published`,
        );
      // Their server sides run after a start.
      await server.kill();
      await server.start();
    });
    test.afterAll(async () => {
      await server?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    test('are drawn by the server, so that they can be read without a script', async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await expect(async () => {
        expect((await page.goto(`${server.url}/almanac`))?.status()).toBe(200);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Almanac', {
          timeout: 1000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText('Begins on March 20, 2027.');
      await page.context().close();
    });

    test('work in the browser, and fetch each of their scripts once', async ({ page }) => {
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

    test('keep what a person writes', async ({ page }) => {
      await page.goto(`${server.url}/guestbook`);
      await new SignInDialog(page).signInAs({ email: 'client@hedo.example', password: passwordOf(server) });
      await page.getByLabel('What was today like?').fill('A day by the sea.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('A day by the sea.', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('A day by the sea.', { exact: true }).first()).toBeVisible();
    });

    test('do not run a later script that was changed, and keep their words', async ({ page }) => {
      await page.route(/\/assets\/almanac\/\d+\.[0-9a-f]+\.js/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.strange = true;` });
      });
      await page.goto(`${server.url}/almanac`);
      await expect(page.getByText('This page can be read, but its buttons do not work yet')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Begins on March 20, 2027.');
      expect(await page.evaluate(() => 'strange' in window)).toBe(false);
    });
  });

/*
 * Of modules of the tree the server side: their pages are made of files of the host that modules elsewhere carry themselves, in the
 * version that they were built with.
 */
test.describe('server sides of the tree that fit it, in the last released host', () => {
  let server: OwnServer;
  let folder: string;
  let ids: readonly string[];

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    folder = await mkdtemp(join(tmpdir(), 'hedo-tree-'));
    unpackReleasedHost(folder);
    ids = await listTreeFits();
    for (const id of ids) cpSync(join(root, 'modules', id), join(folder, 'modules', id), { recursive: true });
    // Data that modules have made, such as the index of places.
    cpSync(join(root, '.cache/places.bin'), join(folder, '.cache/places.bin'));
    const build = `import { buildServer } from './core/tools/build-server.mjs'; await buildServer();`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder });
    server = await OwnServer.make({}, { host: folder });
    await server.start();
  });
  test.afterAll(async () => {
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** What the matrix of permissions expects of a module's addresses. */
  const rowsOf = (id: string): readonly Row[] => {
    const file = join(root, 'modules', id, 'testing/matrix-rows.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : [];
  };

  test('all start, and answer a visitor and a client as here', async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const { modules } = (await (await request.get('/api/modules')).json()) as {
      readonly modules: readonly { readonly id: string }[];
    };
    expect(modules.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const asked = ids
      .flatMap(rowsOf)
      .filter(
        ({ method, path, precondition }) => method === 'GET' && precondition === '' && /^\/api\/[^{?]+$/.test(path),
      );
    expect(asked.length).toBeGreaterThan(10);
    const answers = async (): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries(
        await Promise.all(asked.map(async ({ path }) => [path, (await request.get(path)).status()] as const)),
      );
    const expectedOf = (caller: Principal) => Object.fromEntries(asked.map((row) => [row.path, row.expect[caller]]));
    expect(await answers()).toEqual(expectedOf('anon'));
    await signIn(request, 'client@hedo.example', passwordOf(server), server.url);
    expect(await answers()).toEqual(expectedOf('other_client'));
    await request.dispose();
  });
});
