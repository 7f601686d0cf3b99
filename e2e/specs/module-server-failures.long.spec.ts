import { expect, test } from '@playwright/test';
import { makeRelease, type ReleaseWish } from '../../core/server/modules/releases/testing/test-publisher';
import { OwnServer } from '../fixtures/own-server';
import { container } from '../fixtures/replaced-bundle';
import { ModulesPage } from '../pages/modules-page';
import { ShellPage } from '../pages/shell-page';

/*
 * What can be wrong with the server side of a published module: the product runs, the module's place says so, and admins see which
 * version it was and why.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const drawnPath = '/magazine';
let server: OwnServer;

const route = (id: string): string =>
  `{ method: 'get', path: '/api/${id}', errors: {}, access: { open: true, because: 'a test' }, handle: async () => ({ id: '${id}' }) }`;
const job = `jobs: [{ name: 'fails', run: async () => { throw new Error('for ever'); } }],
  start: async () => { await core.jobs.enqueue(core.db, { name: 'fails' }, {}, { maxAttempts: 25 }); },`;
const answering = (id: string, more = ''): string =>
  `export const server = { create: (core) => ({ ${more} routes: [${route(id)}] }) };`;
const wrong = { '20261120090000_wrong': `export const up = (knex) => knex.raw('create tabel x ()');` };
const ill: Readonly<Record<string, ReleaseWish & { readonly reason: string }>> = {
  'ill-boot': { server: `throw new Error('no such planet');`, reason: 'no such planet' },
  'ill-table': {
    server: answering('ill-table'),
    migrations: wrong,
    reason: 'ill-table/20261120090000_wrong up failed',
  },
};

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await OwnServer.make();
  await server.start();
  for (const [id, wish] of Object.entries({ ...ill, 'ill-job': { server: answering('ill-job', job) } }))
    await server.run(
      'core/tools/module.mjs',
      'publish',
      await makeRelease({ id, entry: container(id, `/${id}`, `() => h('h1', null, 'Well')`), ...wish }),
    );
  await server.kill();
  await server.start();
  await server.waitUntilDrawn(drawnPath);
});
test.afterAll(() => server?.remove());

for (const [id, { reason }] of Object.entries(ill))
  test(`that fails leaves the product running, and admins see which and why: ${id}`, async ({ page }) => {
    expect((await page.goto(`${server.url}/${id}`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal is not available right now');
    expect((await page.request.get(`${server.url}/api/${id}`)).status()).toBe(503);
    await new ShellPage(page).openCredits();
    await new ModulesPage(page).open(server);
    await expect(page.getByText(new RegExp(`Version 1\\.0\\.0 does not run here: .*${reason}`))).toBeVisible();
  });

test('whose job throws for ever goes on answering, and so do others', async ({ page }) => {
  expect((await page.request.get(`${server.url}/api/ill-job`)).status()).toBe(200);
  await page.goto(`${server.url}/ill-job`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Well');
  await page.goto(server.url + drawnPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new ShellPage(page).openCredits();
  await new ModulesPage(page).open(server);
  await expect(new ModulesPage(page).version('ill-job', '1.0.0')).toContainText('Last: job fails failed');
});
