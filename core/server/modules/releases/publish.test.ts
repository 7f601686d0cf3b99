import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storage } from '../../../contract/server';
import { testDatabase } from '../../../testing/db';
import type { Database } from '../../host';
import { type IndexParts, type Published, publishRelease } from './publish';
import { readReleaseFolder } from './release-files';
import type { Publishers } from './release-format';
import { readState } from './release-index';
import {
  approveRelease,
  chooseVersion,
  disableModule,
  enableModule,
  rollbackModule,
  setCanary,
} from './switch-modules';
import { makeKeys, makeRelease, type ReleaseWish, testContract } from './testing/test-publisher';

let db: Database;
let stored: Map<string, Uint8Array>;
/** How many files can still be stored before the storage fails. */
let room: number;

const storage: Storage = {
  put: async (key, body) => {
    if (room <= 0) throw new Error('no space left on device');
    room -= 1;
    stored.set(key, body);
  },
  get: async (key) => stored.get(key) ?? null,
  remove: async (key) => void stored.delete(key),
};

const builtIn = [
  { id: 'labors', title: 'Labors', needs: [], permissions: {}, web: { roots: [{ route: '/intake', access: 'open' }] } },
] as const;

const partsOf = (publishers: Publishers | null = null, production = false): IndexParts => ({
  knex: db.knex,
  storage,
  setting: {
    host: { version: '0.1.0', contract: testContract, publishers },
    production,
    builtIn,
    off: new Set(),
  },
  actor: { id: null, name: 'the operator' },
});

const publish = async (wish: ReleaseWish = {}, parts = partsOf()): Promise<Published> =>
  publishRelease(parts, await readReleaseFolder(await makeRelease({ entry: `// ${wish.version}`, ...wish })));
const switchOf = async (module = 'journal') => (await readState(db.knex)).switches.get(module);
const actions = async (): Promise<string[]> => db.knex('audit_log').orderBy('id').pluck('action');

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.stop());
beforeEach(async () => {
  stored = new Map();
  room = 1000;
  await db.knex('module_releases').delete();
  await db.knex('module_switches').delete();
});

it('publishes versions, keeps three, and goes back through those that ran', async () => {
  expect((await publish({ version: '1.0.0' })).state).toBe('live');
  for (const version of ['1.1.0', '1.2.0']) await publish({ version });
  expect((await publish({ version: '1.3.0' })).dropped).toEqual(['1.0.0']);
  expect(await switchOf()).toMatchObject({ current: '1.3.0', before: ['1.2.0', '1.1.0', '1.0.0'] });
  // Files of the version that went stay for tabs that are open.
  expect([...stored.keys()].filter((key) => key.includes('/1.0.0/'))).toHaveLength(1);

  expect(await chooseVersion(partsOf(), 'journal', '1.1.0')).toMatchObject({ version: '1.1.0', needsRestart: false });
  // To the version that ran before, which is not the next in the list.
  expect(await rollbackModule(partsOf(), 'journal')).toMatchObject({ version: '1.3.0' });
  expect(await rollbackModule(partsOf(), 'journal')).toMatchObject({ version: '1.2.0' });
  await expect(rollbackModule(partsOf(), 'journal')).rejects.toThrow('No version of journal ran before');
  await expect(chooseVersion(partsOf(), 'journal', '1.0.0')).rejects.toThrow('1.3.0, 1.2.0, 1.1.0');
  expect(await actions()).toEqual(expect.arrayContaining(['module.published', 'module.rolled-back']));
});

it('removes files of versions that went a month ago', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish({ version });
  await db
    .knex('module_releases')
    .where({ version: '1.0.0' })
    .update({ dropped_at: db.knex.raw("now() - interval '31 days'") });
  await publish({ version: '1.4.0' });
  expect([...stored.keys()].filter((key) => key.includes('/1.0.0/'))).toEqual([]);
  await expect(publish({ version: '1.0.0' })).rejects.toThrow('versions only go up');
});

it.each<[string, ReleaseWish, string]>([
  ['a version that is not newer', { version: '1.0.0' }, 'version 1.0.0 was published before, and versions only go up'],
  ['a version that goes back', { version: '0.9.0' }, 'versions only go up'],
  ['the id of another publisher', { version: '2.0.0', publisher: 'team-c' }, 'module journal is published by "team-b"'],
  ['the id of a module of the host', { id: 'labors' }, 'module labors is built with the host'],
  [
    'an address that is taken',
    { id: 'diary', manifest: { web: { roots: [{ route: '/intake', access: 'open' }] } } },
    'page root "/intake" is already taken by labors',
  ],
  ['a table of the host', { id: 'diary', manifest: { tables: ['users'] } }, 'table users belongs to somebody else'],
  ['a script name for an id', { id: 'Diary.js' }, 'module.json/id'],
  [
    'a file outside its folder',
    {
      id: 'diary',
      change: (release) => ({ ...release, files: { 'web/../../etc/passwd': Object.values(release.files)[0] } }),
    },
    'module.json/files',
  ],
  [
    'a module that is not here',
    { id: 'diary', needs: { weather: '^1.0.0' } },
    'it needs module weather ^1.0.0, which is not here',
  ],
  [
    'a name that this host lacks',
    { id: 'diary', change: (release) => ({ ...release, uses: { '#core/web': ['useWeather'] } }) },
    'it uses useWeather of #core/web, which this host does not have',
  ],
  ['another format', { id: 'diary', change: (release) => ({ ...release, format: 2 }) }, 'module.json has format 2'],
])('refuses %s and changes nothing', async (_, wish, line) => {
  await publish();
  const before = [...stored.keys()];
  await expect(publish(wish)).rejects.toThrow(line);
  expect([...stored.keys()]).toEqual(before);
  expect(await db.knex('module_releases').pluck('version')).toEqual(['1.0.0']);
});

it('refuses a folder that is not what its module.json says', async () => {
  const folder = await makeRelease({ entry: '// 1', server: 'export const server = {}' });
  await writeFile(join(folder, 'web/stray.js'), 'strange()');
  await expect(readReleaseFolder(folder)).rejects.toThrow('web/stray.js is not listed in module.json');
  const changed = await makeRelease({ entry: '// 1', server: 'export const server = {}' });
  await writeFile(join(changed, 'server/index.mjs'), 'export const server = {};');
  await expect(readReleaseFolder(changed)).rejects.toThrow('server/index.mjs is not what module.json says');
  const linked = await makeRelease({ entry: '// 1', server: '// 2' });
  await rename(join(linked, 'server/index.mjs'), join(linked, 'elsewhere'));
  await symlink('/etc/passwd', join(linked, 'server/index.mjs'));
  await expect(readReleaseFolder(linked)).rejects.toThrow('server/index.mjs is a link');
  await expect(readReleaseFolder(join(folder, 'module.json'))).rejects.toThrow('Unpack an archive first');
});

it('refuses a file whose name was published with other bytes', async () => {
  const entry = (text: string): Partial<ReleaseWish> => ({ entry: '// same', files: { 'web/late.0a0a0a0a.js': text } });
  await publish(entry('one()'));
  await expect(publish({ version: '1.1.0', ...entry('two()') })).rejects.toThrow(
    'its file late.0a0a0a0a.js was published with 1.0.0 and other bytes',
  );
});

it('leaves nothing half-published when the storage fails half way', async () => {
  room = 2;
  const wish = { files: { 'texts/a.json': '1', 'texts/b.json': '2', 'texts/c.json': '3' } };
  await expect(publish(wish)).rejects.toThrow('Nothing was changed; try again.');
  expect(stored.size).toBe(0);
  expect(await db.knex('module_releases').pluck('version')).toEqual([]);
  expect(await switchOf()).toBeUndefined();
  room = 1000;
  expect((await publish(wish)).state).toBe('live');
});

it('lets one of two publishers win and gives the other a clear line', async () => {
  const results = await Promise.allSettled([publish({ version: '1.0.0' }), publish({ version: '1.0.0' })]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String(refused[0]?.reason)).toMatch(/journal 1\.0\.0 is refused: version 1\.0\.0 was published before/);
  expect(stored.size).toBe(1);
  expect(await db.knex('module_releases').pluck('version')).toEqual(['1.0.0']);
});

it('takes nothing from anybody who is not on the list, and nothing unsigned', async () => {
  const [own, other] = [makeKeys(), makeKeys()];
  const listed = { 'team-b': { prefixes: ['journal'], keys: [other.publicKey, own.publicKey] } };
  const parts = partsOf(listed);
  await expect(publish({}, parts)).rejects.toThrow('it is not signed');
  await expect(publish({ key: makeKeys().privateKey }, parts)).rejects.toThrow('its signature is not one of "team-b"');
  await expect(publish({ publisher: 'team-c', key: own.privateKey }, parts)).rejects.toThrow(
    'publisher "team-c" is not on the list',
  );
  await expect(publish({ id: 'chat', key: own.privateKey }, parts)).rejects.toThrow(
    'publisher "team-b" may not publish chat',
  );
  expect((await publish({ key: own.privateKey }, parts)).state).toBe('live');
});

it('runs code on the server of a real house only when it is signed and an admin has allowed it', async () => {
  const server = 'export const server = {}';
  await expect(publish({ server }, partsOf(null, true))).rejects.toThrow('needs MODULE_PUBLISHERS');
  expect((await publish({ id: 'diary' }, partsOf(null, true))).state).toBe('live');
  const { publicKey, privateKey: key } = makeKeys();
  const parts = partsOf({ 'team-b': { prefixes: ['journal'], keys: [publicKey] } }, true);
  expect((await publish({ server, key }, parts)).state).toBe('approval');
  expect(await switchOf()).toMatchObject({ current: null });
  await expect(chooseVersion(parts, 'journal', '1.0.0')).rejects.toThrow('no admin has allowed its code');
  expect(await approveRelease(parts, 'journal', '1.0.0')).toMatchObject({ version: '1.0.0', needsRestart: true });
  // The same server side with other pages needs nobody.
  expect((await publish({ version: '1.1.0', server, key }, parts)).state).toBe('live');
  expect((await publish({ version: '1.2.0', server: `${server};`, key }, parts)).state).toBe('approval');
  expect(await switchOf()).toMatchObject({ current: '1.1.0' });
});

it('disables what nothing else needs, and says who needs it otherwise', async () => {
  await publish({ id: 'weather' });
  await publish({ needs: { weather: '^1.0.0', labors: '^0.1.0' } });
  await expect(disableModule(partsOf(), 'weather')).rejects.toThrow('journal needs it. Disable that first.');
  await expect(disableModule(partsOf(), 'labors')).rejects.toThrow('journal needs it');
  await disableModule(partsOf(), 'journal');
  await disableModule(partsOf(), 'weather');
  await expect(disableModule(partsOf(), 'weather')).rejects.toThrow('disabled already');
  await expect(enableModule(partsOf(), 'journal')).rejects.toThrow('it needs module weather, which is disabled');
  await expect(publish({ version: '1.1.0', needs: { weather: '^1.0.0' } })).rejects.toThrow('which is disabled');
  await enableModule(partsOf(), 'weather');
  await enableModule(partsOf(), 'journal');
  expect(await switchOf()).toMatchObject({ isEnabled: true });
  await expect(disableModule(partsOf(), 'nothing')).rejects.toThrow('There is no module nothing.');
});

it('goes back over a migration and says that nothing is taken back', async () => {
  const migrations = { '20261120090000_prompts': 'export const up = async () => undefined' };
  await publish({ migrations });
  const added = { ...migrations, '20261123090000_mood': 'export const up = async () => undefined' };
  expect((await publish({ version: '1.1.0', migrations: added })).state).toBe('restart');
  const back = await rollbackModule(partsOf(), 'journal');
  expect(back).toMatchObject({ version: '1.0.0', needsRestart: true });
  expect(back.note).toContain('20261123090000_mood');
  expect(back.note).toContain('nothing is taken back');
});

it('gives some people other pages, and all of them the same again', async () => {
  await publish({ server: 'export const server = {}' });
  await publish({ version: '1.1.0', server: 'export const server = {}' });
  const canary = { version: '1.0.0', roles: ['admin'], share: 10 };
  await setCanary(partsOf(), 'journal', canary);
  expect(await switchOf()).toMatchObject({ current: '1.1.0', canary });
  await publish({ version: '1.2.0', server: 'export const server = { other: true }' });
  await expect(setCanary(partsOf(), 'journal', { ...canary, version: '1.1.0' })).rejects.toThrow(
    'its server side is another one',
  );
  await setCanary(partsOf(), 'journal', null);
  expect(await switchOf()).toMatchObject({ canary: null });
});
