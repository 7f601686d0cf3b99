import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../audit';
import { bootstrapAdmin } from './bootstrap-admin';
import { ensureDemoAccounts, ensureSampleClients } from './demo-accounts';
import { createSession } from './sessions';
import { type SignInApp, signInApp } from './testing/sign-in-app';

let app: SignInApp;
let dataDir = '';
beforeAll(async () => {
  app = await signInApp();
  dataDir = await mkdtemp(join(tmpdir(), 'hedo-demo-'));
});
afterAll(async () => {
  await app?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the first admin', () => {
  const make = (email: string, external = false) => bootstrapAdmin(app.knex, { email, external, audit: recordAudit });

  it('chooses a password by a one-time link, and is made only while there is none', async () => {
    await expect(make('nonsense')).rejects.toThrow('not an email address');
    const tries = await Promise.allSettled([make('Chief@example.test'), make('other@example.test')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const made = tries.find((one) => one.status === 'fulfilled');
    const token = made?.status === 'fulfilled' ? made.value.token : null;
    await expect(make('third@example.test')).rejects.toThrow('There is an admin already');
    const [admin] = await app.knex('users').where({ role: 'admin' });
    const browser = app.browser();
    const reset = await browser.send('POST', '/api/auth/reset', { token, password: 'quartz-lagoon-7' });
    expect(reset.status).toBe(204);
    await browser.signIn(admin.email, 'quartz-lagoon-7');
    expect((await browser.send('GET', '/api/auth/user')).body).toMatchObject({ id: admin.id, role: 'admin' });
    expect(await app.knex('audit_log').where({ subject: admin.id }).pluck('action')).toContain('admin.bootstrapped');
    await app.knex('users').where({ role: 'admin' }).delete();
  });

  it('may be somebody who has an account; sessions of the old role end', async () => {
    const id = await app.person('grown@example.test', 'tulip-river-42');
    const { cookie } = await createSession(app.knex, id);
    await expect(make('stranger@example.test', true)).rejects.toThrow('Sign in once');
    expect(await make('grown@example.test', true)).toEqual({ token: null });
    expect((await app.browser().send('GET', '/api/auth/user', undefined, { cookie })).status).toBe(401);
    expect(await app.knex('users').where({ id }).first()).toMatchObject({ role: 'admin' });
    await app.knex('users').where({ id }).delete();
  });
});

describe('demo accounts', () => {
  const config = () => ({ production: false, dataDir });

  it('are three, with one readable password kept in a private file, and can sign in', async () => {
    const { accounts } = await ensureDemoAccounts(app.knex, config());
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['client@hedo.example', 'client'],
      ['practitioner@hedo.example', 'practitioner'],
      ['admin@hedo.example', 'admin'],
    ]);
    expect(await app.knex('users').where('email', 'like', '%@hedo.example').whereNull('email_verified_at')).toEqual([]);
    const password = accounts[0]?.password ?? '';
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    expect((await stat(join(dataDir, 'demo-password'))).mode & 0o777).toBe(0o600);
    for (const { id, email, role } of accounts) {
      const browser = app.browser();
      await browser.signIn(email, password);
      expect((await browser.send('GET', '/api/auth/user')).body).toMatchObject({ id, email, role });
    }
  });

  it('stay the same at the next start, and follow the data folder when that is new', async () => {
    const first = await ensureDemoAccounts(app.knex, config());
    const hashes = () => app.knex('accounts').orderBy('user_id').pluck('password_hash');
    const before = await hashes();
    expect(await ensureDemoAccounts(app.knex, config())).toEqual(first);
    expect(await hashes()).toEqual(before);
    await rm(join(dataDir, 'demo-password'));
    const second = await ensureDemoAccounts(app.knex, config());
    expect(second.accounts.map(({ id }) => id)).toEqual(first.accounts.map(({ id }) => id));
    const { email, password } = second.accounts[0]!;
    expect((await app.browser().send('POST', '/api/auth/ticket', { email, password })).status).toBe(201);
  });

  it('come with invented clients who were here before them, once, and cannot sign in', async () => {
    const people = await ensureSampleClients(app.knex);
    expect(await ensureSampleClients(app.knex)).toEqual(people);
    const ids = [people.sampleClient, ...people.recentClients];
    const rows = await app.knex('users').whereIn('id', ids).orderBy('created_at');
    expect(rows.map(({ first_name, role }) => [first_name, role])).toEqual([
      ['Robin', 'client'],
      ['Mara', 'client'],
      ['Noa', 'client'],
    ]);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(rows.map(({ created_at }) => Math.round((Date.now() - Date.parse(created_at)) / 86_400_000))).toEqual([
      120, 26, 12,
    ]);
    expect(await app.knex('accounts').whereIn('user_id', ids)).toEqual([]);
  });

  it('do not exist in production', async () => {
    await expect(ensureDemoAccounts(app.knex, { production: true, dataDir })).rejects.toThrow('no demo accounts');
  });
});
