import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { publishModule } from '#core/testing/published-module';
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
  expect((await report({ module: 'nothing-here' })).status).toBe(404);
  expect((await report({ loadMs: -1 })).status).toBe(422);
  const versions = (await find('diary'))?.versions;
  expect(versions?.[0]).toMatchObject({ loads: 2, halfMs: 250, mostMs: 5000, errors: 0 });
  expect(versions?.[1]).toMatchObject({ loads: 0, errors: 1, lastError: 'no entry "…" at (address)' });
  expect((await find('labors'))?.errors).toBe(1);
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

it('asks for a recent sign-in before each act', async () => {
  await app.knex('sessions').update({ created_at: app.knex.raw("now() - interval '20 minutes'"), confirmed_at: null });
  expect((await act('diary', 'disable')).body).toMatchObject({ code: 'confirm-yourself' });
  expect((await list()).length).toBeGreaterThan(1);
});
