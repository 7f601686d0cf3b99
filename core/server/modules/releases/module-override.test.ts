import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app';
import type { Client } from '../../../testing/client';

const address = '/api/module-override';
const wish = { module: 'journal', port: 4400 };
let app: TestApp;
let admin: Client;
const start = (config: { readonly production?: boolean; readonly moduleOverride?: boolean }) => async () => {
  app = await testApp({ modules: [], config });
};
const audited = (): Promise<string[]> =>
  app
    .knex('audit_log')
    .where({ actor: admin.userId })
    .whereLike('action', 'module.override%')
    .orderBy('id')
    .pluck('action');
/** As if everybody had signed in long ago. */
const age = () =>
  app.knex('sessions').update({ created_at: app.knex.raw("now() - interval '20 minutes'"), confirmed_at: null });

describe('a module from the own computer, in development', () => {
  beforeAll(start({}));
  afterAll(() => app.stop());
  beforeEach(async () => {
    admin = await app.as('admin');
  });

  it('is taken by one session of an admin without another step, and noted in the audit log', async () => {
    await age();
    expect((await admin.get(address)).body).toEqual({ isAllowed: true, override: null });
    const begun = await admin.put(address, wish);
    expect([begun.status, begun.body]).toMatchObject([200, wish]);
    expect((await admin.get(address)).body.override).toMatchObject(wish);
    expect((await (await app.as('admin')).get(address)).body.override).toBeNull();
    expect((await admin.delete(address)).status).toBe(204);
    expect((await admin.delete(address)).status).toBe(204);
    expect((await admin.get(address)).body.override).toBeNull();
    expect(await audited()).toEqual(['module.override-began', 'module.override-ended']);
  });

  it('ends by itself, and with the session', async () => {
    await admin.put(address, wish);
    const row = app.knex('sessions').where({ user_id: admin.userId });
    await row.clone().update({ module_override: JSON.stringify({ ...wish, until: '2026-01-01T00:00:00.000Z' }) });
    expect((await admin.get(address)).body.override).toBeNull();
    await admin.put(address, wish);
    await admin.get('/api/logout');
    expect(await row.clone().whereNotNull('module_override')).toEqual([]);
  });

  it('is for admins, and for ports of programs that people start', async () => {
    for (const role of ['client', 'practitioner', 'anon'] as const) {
      const other = await app.as(role);
      expect((await other.put(address, wish)).status).toBe(role === 'anon' ? 401 : 403);
    }
    for (const bad of [
      { port: 80 },
      { port: 70_000 },
      { port: '4400' },
      { module: '../journal' },
      { origin: 'http://evil.example' },
    ])
      expect((await admin.put(address, { ...wish, ...bad })).status).toBe(422);
    expect((await admin.get(address)).body.override).toBeNull();
  });
});

describe('a module from the own computer, in production', () => {
  afterAll(() => app.stop());

  it('is refused where the setting does not allow it', async () => {
    await start({ production: true })();
    admin = await app.as('admin');
    expect((await admin.get(address)).body).toEqual({ isAllowed: false, override: null });
    const refused = await admin.put(address, wish);
    expect([refused.status, refused.body.code]).toEqual([409, 'module-refused']);
    expect(await audited()).toEqual([]);
    await app.stop();
  });

  it('asks for a recent sign-in where it does', async () => {
    await start({ production: true, moduleOverride: true })();
    admin = await app.as('admin');
    await age();
    expect((await admin.put(address, wish)).body.code).toBe('confirm-yourself');
    await app.knex('sessions').update({ confirmed_at: app.knex.fn.now() });
    expect((await admin.put(address, wish)).status).toBe(200);
    expect(await audited()).toEqual(['module.override-began']);
  });
});
