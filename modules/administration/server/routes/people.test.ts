import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#core/server/auth/passwords';
import { setPassword } from '#core/server/auth/users';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Admin', email: 'ada@example.test' });
});
afterAll(() => app.stop());

const change = (id: string, body: object, headers = {}) => admin.patch(`/api/admin/users/${id}`, body, headers);
const acts = (subject: string): Promise<string[]> =>
  app.knex('audit_log').where({ subject }).whereNot({ action: 'denied' }).orderBy('id').pluck('action');
const connect = (client: Client): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: app.url };
    const socket = io(app.url, { path: '/ws', transports: ['websocket'], extraHeaders: headers, forceNew: true });
    socket.io.reconnection(false);
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
/** Waits until the server has closed a socket, far less than the time after which sessions are looked up again without a reason. */
const waitForClose = (socket: Socket) =>
  expect.poll(() => socket.connected, { timeout: 5000, interval: 20 }).toBe(false);

describe('the list of people', () => {
  it('is searched as plain text, filtered, sorted and walked page by page', async () => {
    const names = ['Ärger', 'Bo_b', 'Cleo', 'Dora', 'Emil'];
    for (const [at, lastName] of names.entries())
      await app.as(at < 2 ? 'practitioner' : 'client', { firstName: 'Walker', lastName, email: `w${at}@walk.test` });
    const seen: string[] = [];
    let next: string | undefined = '/api/admin/users?q=walker&sort=name&limit=2';
    while (next) {
      const page = await admin.get(next);
      expect([page.status, page.body.length <= 2]).toEqual([200, true]);
      seen.push(...page.body.map(({ lastName }: { lastName: string }) => lastName));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen.toSorted()).toEqual(names.toSorted());
    const count = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body.length;
    expect(await count('q=walk.test&role=practitioner')).toBe(2);
    expect(await count('q=o_b')).toBe(1);
    expect(await count('q=%25')).toBe(0);
    expect(await count('q=W3%40WALK')).toBe(1);
    const newest = (await admin.get('/api/admin/users?q=walker')).body;
    expect(newest[0]).toMatchObject({ lastName: 'Emil', state: 'active', sessions: 1, emailProven: false });
    expect(Object.keys(newest[0])).not.toContain('passwordHash');
    expect((await admin.get('/api/admin/users?sort=password_hash')).status).toBe(422);
    expect((await admin.get('/api/admin/users?cursor=WyJ4IiwieSJd')).status).toBe(422);
    expect(await app.knex('audit_log').where({ actor: admin.userId, action: 'people.listed' })).not.toHaveLength(0);
    expect(JSON.stringify(await app.knex('audit_log'))).not.toMatch(/walk\.test/);
  });
});

describe('suspension', () => {
  it('closes sessions and sockets at once and refuses every way to sign in', async () => {
    const client = await app.as('client', { email: 'sue@example.test' });
    await setPassword(app.knex, client.userId, await hashPassword('seven quiet rivers 41'));
    const socket = await connect(client);
    const { status, body } = await change(client.userId, { suspended: true });
    expect([status, body.state, body.sessions]).toEqual([200, 'suspended', 0]);
    for (const path of ['/api/auth/user', '/api/account', '/api/account/sessions', '/api/admin/users'])
      expect((await client.get(path)).status, path).toBe(401);
    await waitForClose(socket);
    await expect(connect(client)).rejects.toThrow();
    const typed = { email: 'sue@example.test', password: 'seven quiet rivers 41' };
    const visitor = await app.as('anon');
    expect((await visitor.post('/api/auth/ticket', typed)).status).toBe(401);
    await visitor.post('/api/auth/forgot', { email: typed.email });
    expect(await app.mails(typed.email)).toEqual([]);

    expect((await change(client.userId, { suspended: false })).body.state).toBe('active');
    // The old cookie stays dead; the password opens the account again.
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await visitor.post('/api/auth/ticket', typed)).status).toBe(201);
    expect(await acts(client.userId)).toEqual(['user.suspended', 'user.restored']);
  });
});

describe('a change of role', () => {
  it('ends the sessions with the old rights and is told to modules', async () => {
    const client = await app.as('client');
    const socket = await connect(client);
    const { body } = await change(client.userId, { role: 'practitioner' });
    expect(body).toMatchObject({ id: client.userId, role: 'practitioner', sessions: 0 });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await waitForClose(socket);
    const events = await app.knex('outbox_events').where({ event: 'core.role-granted' });
    expect(events.map(({ payload }) => payload)).toContainEqual({ userId: client.userId, role: 'practitioner' });
  });

  it('signs nobody out when nothing changes', async () => {
    const client = await app.as('client');
    expect((await change(client.userId, { role: 'client', suspended: false })).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect(await acts(client.userId)).toEqual([]);
  });

  it('refuses a version that is no longer the present one', async () => {
    const client = await app.as('client');
    const { body } = await change(client.userId, { role: 'practitioner' });
    const stale = await change(client.userId, { role: 'admin' }, { 'if-match': '"2026-01-01T00:00:00.000000Z"' });
    expect([stale.status, stale.body.current.role]).toEqual([412, 'practitioner']);
    expect((await change(client.userId, { role: 'client' }, { 'if-match': `"${body.version}"` })).status).toBe(200);
  });

  it('takes role and suspension and nothing else', async () => {
    const client = await app.as('client');
    for (const body of [
      {},
      { role: 'owner' },
      { email: 'x@y.test' },
      { suspended: 'yes' },
      { role: 'client', id: 'x' },
    ])
      expect((await change(client.userId, body)).status, JSON.stringify(body)).toBe(422);
  });
});

describe('the last admin', () => {
  it('can neither step down nor be suspended, also when two do it at the same moment', async () => {
    const other = await app.as('admin');
    const [first, second] = await Promise.all([
      change(other.userId, { suspended: true }),
      other.patch(`/api/admin/users/${admin.userId}`, { role: 'client' }),
    ]);
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
    const active = await app.knex('users').where({ role: 'admin' }).whereNull('suspended_at');
    expect(active).toHaveLength(1);
    await app.knex('users').whereIn('id', [admin.userId]).update({ role: 'admin', suspended_at: null });
    await app.knex('users').where({ id: other.userId }).update({ suspended_at: app.knex.fn.now() });
    admin = await app.as('admin');
    await app.knex('users').where({ role: 'admin' }).whereNot({ id: admin.userId }).update({ role: 'client' });
    for (const body of [{ role: 'practitioner' }, { suspended: true }, { role: 'client', suspended: false }]) {
      const answer = await change(admin.userId, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'last-admin']);
    }
    expect((await admin.get('/api/auth/user')).status).toBe(200);
  });
});

describe('signing somebody out everywhere', () => {
  it('leaves the account as it is', async () => {
    const client = await app.as('client');
    const socket = await connect(client);
    expect((await admin.delete(`/api/admin/users/${client.userId}/sessions`)).status).toBe(204);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await waitForClose(socket);
    expect(await acts(client.userId)).toEqual(['sessions.revoked']);
    expect((await app.knex('users').where({ id: client.userId }).first()).suspended_at).toBeNull();
  });
});
