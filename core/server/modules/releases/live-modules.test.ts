import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '../../../contract/manifest';
import type { PageData } from '../../../contract/page';
import { testDatabase } from '../../../testing/db';
import type { Database } from '../../host';
import { createPages } from '../../pages/pages';
import { createVisitorPages } from '../../pages/visitor-pages';
import { createLocalStorage } from '../../storage/local-storage';
import { type LiveModules, openModules } from './live-modules';
import { canaryNumber } from './module-view';
import { type IndexParts, publishRelease } from './publish';
import { readReleaseFolder } from './release-files';
import type { ReleaseSetting } from './release-rules';
import { chooseVersion, disableModule, enableModule, rollbackModule, setCanary } from './switch-modules';
import { makeRelease, plainPage, type ReleaseWish, testContract } from './testing/test-publisher';

let db: Database;
let folder: string;
let processes: Process[];
const logged: { message: string; fields: object }[] = [];
const note = (message: string, fields: object = {}): void => void logged.push({ message, fields });
const log = { debug: note, info: note, warn: note, error: note };

const setting: ReleaseSetting = {
  host: { version: '0.1.0', contract: testContract, publishers: null },
  production: false,
  builtIn: [
    {
      id: 'labors',
      title: 'Labors',
      needs: [],
      permissions: {},
      web: { roots: [{ route: '/intake', access: 'open' }] },
    },
  ],
  off: new Set(),
};

const storageOf = () => createLocalStorage(join(folder, 'storage'));
const parts = (): IndexParts => ({
  knex: db.knex,
  storage: storageOf(),
  setting,
  actor: { id: null, name: 'the operator' },
});
const publish = async (version: string, wish: ReleaseWish = {}) =>
  publishRelease(
    parts(),
    await readReleaseFolder(await makeRelease({ version, entry: plainPage('journal', version), ...wish })),
  );

/** The pages of one process, without the rest of it. */
interface Process {
  readonly modules: LiveModules;
  readonly reader: { user: { id: string; role: Role } | null };
  get(path: string): Promise<{ status: number; text: string; type: string | null }>;
  data(path?: string): Promise<PageData>;
  stop(): Promise<void>;
}

const startProcess = async (name: string): Promise<Process> => {
  const cacheFolder = join(folder, `cache-${name}`);
  const modules = await openModules({ db, storage: storageOf(), cacheFolder, log, role: 'all', setting });
  const visitors = createVisitorPages();
  modules.follow(setting.builtIn, visitors.clear);
  const reader: Process['reader'] = { user: null };
  const pages = createPages({
    config: {
      production: true,
      baseUrl: 'https://hedo.example',
      oidc: null,
      exitAddress: 'https://www.wikipedia.org/',
      contactEmail: 'a@b.example',
    },
    manifests: setting.builtIn,
    modules,
    visitors,
    session: async () =>
      reader.user && { ...reader.user, email: 'a@b.example', firstName: 'A', lastName: 'B', permissions: new Set() },
    log,
    folder: join(folder, 'web'),
    drawnBy: join(folder, 'none'),
  });
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.state.nonce = 'bm9uY2Vub25jZW5vbmNlbg==';
    ctx.cookies.secure = true;
    await next();
  });
  app.use(pages.assets).use(pages.middleware);
  const server: Server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get: Process['get'] = async (path) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
  };
  const process: Process = {
    modules,
    reader,
    get,
    data: async (path = '/journal') =>
      JSON.parse(/id="page-data"[^>]*>(.*)<\/script>/.exec((await get(path)).text)?.[1] ?? 'null'),
    stop: async () => {
      await modules.stop();
      await new Promise((done) => server.close(done));
    },
  };
  processes.push(process);
  return process;
};

const journalIn = async (process: Process) => (await process.data()).modules.find(({ id }) => id === 'journal') ?? null;
/** Waits until a process has heard of a change of the index. */
const shows = (process: Process, version: string | undefined): Promise<void> =>
  expect.poll(async () => (await journalIn(process))?.version, { timeout: 10_000 }).toBe(version);

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  for (const table of ['module_releases', 'module_switches']) await db.knex(table).delete();
  folder = await mkdtemp(join(tmpdir(), 'hedo-live-'));
  processes = [];
  logged.length = 0;
  const info = { integrity: 'sha384-x', size: 9, brotli: null, gzip: null };
  await mkdir(join(folder, 'web/shell'), { recursive: true });
  const shell = { mode: 'production', entry: 'shell.js', start: null, css: [], pages: {}, texts: {} };
  await writeFile(join(folder, 'web/shell/manifest.json'), JSON.stringify({ ...shell, files: { 'shell.js': info } }));
  return async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => db.stop());

it('shows new pages in every process without a restart, and keeps files of earlier ones for open tabs', async () => {
  const [one, other] = [await startProcess('one'), await startProcess('other')];
  expect((await one.get('/journal')).status).toBe(404);
  await publish('1.0.0');
  await Promise.all([shows(one, '1.0.0'), shows(other, '1.0.0')]);
  expect((await other.get('/journal')).status).toBe(200);
  expect((await other.get('/journal/nothing')).status).toBe(200);
  const first = await journalIn(one);
  expect(first).toMatchObject({ title: 'Journal', integrity: expect.stringMatching(/^sha384-/) });
  const served = await one.get(first?.entry ?? '');
  expect(served).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
  expect(served.text).toContain('"1.0.0"');

  await publish('1.1.0');
  await Promise.all([shows(one, '1.1.0'), shows(other, '1.1.0')]);
  expect((await journalIn(one))?.entry).not.toBe(first?.entry);
  expect((await other.get(first?.entry ?? '')).status).toBe(200);
  expect((await one.get('/assets/journal/..%2fmodule.json')).status).toBe(404);

  await rollbackModule(parts(), 'journal');
  await shows(one, '1.0.0');
  await disableModule(parts(), 'journal');
  await Promise.all([shows(one, undefined), shows(other, undefined)]);
  expect((await one.get('/journal')).status).toBe(404);
  expect(one.modules.statusOf('journal')).toBe('off');
  await enableModule(parts(), 'journal');
  await shows(other, '1.0.0');
});

it('lets what runs on the server wait for the next start', async () => {
  const server = 'export const server = { create: () => ({}) };';
  await publish('1.0.0', { server });
  const before = await startProcess('before');
  await shows(before, '1.0.0');
  await publish('1.1.0', { server });
  await shows(before, '1.1.0');
  expect((await publish('1.2.0', { server: `${server} // more` })).state).toBe('restart');
  await before.modules.refresh();
  await shows(before, '1.1.0');
  const after = await startProcess('after');
  await shows(after, '1.2.0');
  expect(after.modules.startedVersion('journal')).toBe('1.2.0');
});

it('gives some people other pages, each of them the same at every visit', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await chooseVersion(parts(), 'journal', '1.0.0');
  const process = await startProcess('one');
  await setCanary(parts(), 'journal', { version: '1.1.0', roles: ['admin'], share: 20 });
  process.reader.user = { id: crypto.randomUUID(), role: 'admin' };
  await shows(process, '1.1.0');
  const people = Array.from({ length: 60 }, () => crypto.randomUUID());
  for (const id of people) {
    process.reader.user = { id, role: 'client' };
    const version = canaryNumber('journal', '1.1.0', id) < 20 ? '1.1.0' : '1.0.0';
    expect((await journalIn(process))?.version).toBe(version);
  }
  expect(people.some((id) => canaryNumber('journal', '1.1.0', id) < 20)).toBe(true);
  process.reader.user = null;
  expect((await journalIn(process))?.version).toBe('1.0.0');
});

it('never serves a file that is not what was published, and goes on with what it has when the storage is away', async () => {
  await publish('1.0.0');
  const first = await startProcess('first');
  await shows(first, '1.0.0');
  const [{ id }] = await db.knex('module_releases').select('id');
  const entry = (await journalIn(first))?.entry?.split('/').at(-1);
  await storageOf().put(`published/journal/1.0.0/${id}/web/${entry}`, Buffer.from('steal()'));
  // It has its own copy; a process that comes later has none, and finds that the one in the storage is another.
  expect((await first.get(`/assets/journal/${entry}`)).text).toContain('1.0.0');
  const later = await startProcess('later');
  expect((await later.get('/journal')).status).toBe(503);
  expect((await later.get(`/assets/journal/${entry}`)).status).toBe(404);
  expect(await journalIn(later)).toMatchObject({ entry: null, roots: [{ route: '/journal' }] });
  expect(logged.filter(({ message }) => message === 'module refused')).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain('is not what was published');
  await rm(join(folder, 'storage'), { recursive: true });
  const again = await startProcess('first');
  await shows(again, '1.0.0');
});

it('starts with the newest kept version that fits, and says in one line what does not', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await db
    .knex('module_releases')
    .where({ version: '1.1.0' })
    .update({
      descriptor: db.knex.raw(`replace(descriptor, '"contract": "^1.0.0"', '"contract": "^2.0.0"')`),
    });
  const process = await startProcess('one');
  await shows(process, '1.0.0');
  expect(logged.filter(({ message }) => message === 'module refused')).toEqual([
    {
      message: 'module refused',
      fields: { module: 'journal', version: '1.1.0', reason: 'it needs contract ^2.0.0, and this host has 1.2.0' },
    },
  ]);
});
