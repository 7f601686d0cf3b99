import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Publishers } from '#core/server/modules/releases/release-format';
import { makeKeys } from '#core/server/modules/releases/testing/test-publisher';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aForm } from '#core/testing/picture-form';
import { packRelease, publishModule } from '#core/testing/published-module';
import { zipFiles } from '#core/testing/zip-files';
import type { ModuleView } from '../schemas/modules';

let app: TestApp;
let admin: Client;

const list = async (): Promise<readonly ModuleView[]> => {
  const { status, body } = await admin.get('/api/module-releases');
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};
const find = async (id: string): Promise<ModuleView | undefined> => (await list()).find((one) => one.id === id);
const act = (id: string, what: string, body?: object) => admin.post(`/api/module-releases/${id}/${what}`, body);

beforeAll(async () => {
  app = await testApp({ modules: ['module-releases', 'journey', 'labors'] });
  admin = await app.as('admin');
  for (const version of ['1.0.0', '1.1.0']) await publishModule(app, { id: 'diary', version });
});
afterAll(() => app.stop());

it('lists modules with their versions, who needs them and how they do', async () => {
  expect(await find('diary')).toMatchObject({
    title: 'Journal',
    isBuiltIn: false,
    state: 'running',
    version: '1.1.0',
    previous: '1.0.0',
    versions: [
      { version: '1.1.0', publisher: 'team-b', publishedBy: 'a test', isSigned: false, revision: '08f32bd' },
      { version: '1.0.0' },
    ],
  });
  expect((await find('labors'))?.neededBy).toContain('journey');
});

it('counts what browsers report by version, without what people typed', async () => {
  const visitor = await app.as('anon');
  const report = (body: object) => visitor.post('/api/module-reports', { module: 'diary', ...body });
  expect((await report({ version: '1.1.0', loadMs: 180 })).status).toBe(204);
  await report({ version: '1.1.0', loadMs: 3000 });
  await report({ version: '1.0.0', error: `no entry "my secret" at https://hedo.example/diary?q=secret` });
  await report({ module: 'labors', error: 'thrown' });
  await report({ module: 'labors', loadMs: 300 });
  expect((await report({ module: 'nothing-here' })).status).toBe(404);
  expect((await report({ loadMs: -1 })).status).toBe(422);
  const versions = (await find('diary'))?.versions;
  expect(versions?.[0]).toMatchObject({ loads: 2, halfMs: 250, mostMs: 5000, errors: 0 });
  expect(versions?.[1]).toMatchObject({ loads: 0, errors: 1, lastError: 'no entry "…" at (address)' });
  expect(await find('labors')).toMatchObject({ errors: 1, halfMs: 500, mostMs: 500 });
});

it('switches modules, audits each act and says why it refuses one', async () => {
  expect((await act('diary', 'rollback')).body).toMatchObject({ version: '1.0.0', needsRestart: false });
  expect((await act('diary', 'rollback')).body).toMatchObject({ code: 'module-refused' });
  expect((await act('diary', 'version', { version: '1.1.0' })).status).toBe(200);
  expect((await act('diary', 'canary', { version: '1.0.0', roles: [], share: 20 })).status).toBe(200);
  expect(await find('diary')).toMatchObject({ canary: { version: '1.0.0', share: 20 } });
  expect((await admin.delete('/api/module-releases/diary/canary')).status).toBe(200);
  expect((await act('diary', 'disable')).status).toBe(200);
  expect(await find('diary')).toMatchObject({ state: 'off', isEnabled: false });
  expect((await act('diary', 'enable')).status).toBe(200);
  const refused = await act('labors', 'disable');
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('journey')]);
  expect((await act('module-releases', 'disable')).body.detail).toContain('This page cannot switch itself off');
  expect((await act('nothing-here', 'enable')).body.detail).toBe('There is no module nothing-here.');
  const rows = await app.knex('audit_log').where({ object: 'module:diary', actor: admin.userId }).pluck('action');
  expect(rows).toEqual([
    'module.rolled-back',
    'module.version-chosen',
    'module.canary-began',
    'module.canary-ended',
    'module.disabled',
    'module.enabled',
  ]);
});

const send = (archive: Uint8Array, fields?: Record<string, string | number>) => {
  const form = aForm('archive', archive, 'version.zip', fields);
  return admin.post('/api/module-releases', form.body, form.headers);
};

it('publishes the archive of a version, and says who it was', async () => {
  const made = await send(await packRelease({ id: 'weather', version: '1.0.0' }));
  expect(made).toMatchObject({
    status: 201,
    body: { module: 'weather', version: '1.0.0', state: 'live', warnings: [] },
  });
  const some = await send(await packRelease({ id: 'weather', version: '1.1.0' }), {
    share: 10,
    roles: 'practitioner,admin',
  });
  expect(some.body).toMatchObject({ version: '1.1.0', state: 'canary' });
  const { first_name, last_name } = await app.knex('users').where({ id: admin.userId }).first();
  await app.modules.refresh();
  expect(await find('weather')).toMatchObject({
    version: '1.0.0',
    state: 'running',
    canary: { version: '1.1.0', share: 10, roles: ['practitioner', 'admin'] },
    versions: [{ version: '1.1.0', publishedBy: `${first_name} ${last_name}` }, { version: '1.0.0' }],
  });
  const rows = await app.knex('audit_log').where({ object: 'module:weather' }).select('action', 'actor');
  expect(rows).toEqual(Array(2).fill({ action: 'module.published', actor: admin.userId }));
});

it('refuses an archive that is none, that leaves its folder or holds what does not fit, and changes nothing', async () => {
  const before = await app.knex('module_releases').count();
  const refusalOf = async (archive: Uint8Array, fields?: Record<string, string | number>): Promise<string> => {
    const { status, body } = await send(archive, fields);
    expect([status, body.code]).toEqual([409, 'module-refused']);
    return String(body.detail);
  };
  expect(await refusalOf(Buffer.from('no archive'))).toContain('The archive cannot be used');
  expect(await refusalOf(zipFiles([{ name: '../outside.js', bytes: '1' }]))).toContain('invalid relative path');
  expect(await refusalOf(await packRelease({ id: 'diary', version: '1.0.0' }))).toContain('versions only go up');
  expect(await refusalOf(await packRelease({ id: 'labors', version: '9.0.0' }))).toContain('is built with the host');
  const other = await packRelease({ id: 'diary', version: '2.0.0', server: 'export const server = {}' });
  expect(await refusalOf(other, { share: 5 })).toContain('its server side is another one');
  const good = await packRelease({ id: 'fog', version: '1.0.0' });
  for (const fields of [
    { share: 0 },
    { share: 100 },
    { roles: 'visitor' },
    { roles: 'client;admin' },
    { everybody: 'yes' },
  ])
    expect((await send(good, fields)).status).toBe(422);
  expect((await send(Buffer.alloc(0))).status).toBe(422);
  expect(await app.knex('module_releases').count()).toEqual(before);
});

it('asks for a recent sign-in before each act', async () => {
  await app.knex('sessions').update({ created_at: app.knex.raw("now() - interval '20 minutes'"), confirmed_at: null });
  expect((await act('diary', 'disable')).body).toMatchObject({ code: 'confirm-yourself' });
  expect((await send(await packRelease({ id: 'fog', version: '1.0.0' }))).body.code).toBe('confirm-yourself');
  expect((await list()).length).toBeGreaterThan(1);
});

it('publishes in production only what somebody on the list has signed', async () => {
  const { publicKey, privateKey: key } = makeKeys();
  const start = (publishers: Publishers | null) =>
    testApp({ modules: ['module-releases'], config: { production: true, modules: { publishers, off: [] } } });
  const sendTo = async (house: TestApp, archive: Buffer) => {
    const form = aForm('archive', archive, 'version.zip');
    return (await (await house.as('admin')).post('/api/module-releases', form.body, form.headers)).body;
  };
  const open = await start(null);
  expect((await sendTo(open, await packRelease({ id: 'fog' }))).detail).toContain('needs MODULE_PUBLISHERS');
  await open.stop();
  const listed = await start({ 'team-b': { prefixes: ['fog'], keys: [publicKey] } });
  expect((await sendTo(listed, await packRelease({ id: 'fog' }))).detail).toContain('it is not signed');
  expect(await sendTo(listed, await packRelease({ id: 'fog', key }))).toMatchObject({ state: 'live' });
  const server = 'export const server = {}';
  expect(await sendTo(listed, await packRelease({ id: 'fog', version: '1.1.0', server, key }))).toMatchObject({
    state: 'approval',
  });
  await listed.stop();
});
