import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import type { Client } from '../../testing/client';
import { rawRequest, statusOf } from '../../testing/raw-request';

let app: TestApp;
let owner: Client;
let other: Client;
let admin: Client;
const open: Socket[] = [];

beforeAll(async () => {
  app = await testApp({ modules: [] });
  [owner, other, admin] = [await app.as('client'), await app.as('client'), await app.as('admin')];
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => app?.stop());

const cookieOf = (client: Client): string => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const connect = (client: Client): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: cookieOf(client), origin: app.url };
    const socket = io(app.url, { path: '/ws', transports: ['websocket'], extraHeaders: headers, forceNew: true });
    open.push(socket);
    socket.io.reconnection(false);
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
const handshake = async (headers: Record<string, string>, path = '/ws/?EIO=4&transport=websocket'): Promise<number> => {
  const lines = Object.entries({ Host: new URL(app.url).host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  return statusOf(
    await rawRequest(app.url, `GET ${path} HTTP/1.1\r\n${[...lines, ...upgrade, key].join('\r\n')}\r\n\r\n`),
  );
};
const join = (socket: Socket, room: unknown): Promise<{ status: number }> =>
  socket.timeout(2000).emitWithAck('join_room', room) as Promise<{ status: number }>;

describe('the handshake', () => {
  it('is refused with 401 without a session (ws-01)', async () => {
    expect(await handshake({ Origin: app.url })).toBe(401);
    expect(await handshake({})).toBe(401);
    expect(await handshake({ Origin: app.url, Cookie: 'hedo=0000' })).toBe(401);
  });

  it('is refused with 403 from any other page, or from nowhere (ws-02)', async () => {
    const { host, port } = new URL(app.url);
    const evil = [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      `https://${host}`,
      `http://evil:${port}`,
    ];
    for (const origin of evil) expect(await handshake({ Origin: origin, Cookie: cookieOf(owner) })).toBe(403);
    expect(await handshake({ Cookie: cookieOf(owner) })).toBe(403);
  });

  it('is accepted from our own page with a session', async () =>
    expect(await handshake({ Origin: app.url, Cookie: cookieOf(owner) })).toBe(101));

  it('hangs up on what does not speak the protocol (ws-09)', async () => {
    const status = await handshake({ Origin: app.url, Cookie: cookieOf(owner) }, '/ws/');
    expect([0, 400]).toContain(status);
    expect((await owner.get('/healthz')).status).toBe(200);
  });
});

describe('what other processes say', () => {
  it('may have been missed while nobody listened to the database, and browsers read anew when somebody does again', async () => {
    const socket = await connect(owner);
    const missed = new Promise<void>((resolve) => socket.on('missed', () => resolve()));
    const listeners = "application_name = 'hedo-sockets' and query ilike 'listen%' and datname = current_database()";
    await expect
      .poll(async () => (await app.knex.raw(`select pid from pg_stat_activity where ${listeners}`)).rows.length)
      .toBe(1);
    await app.knex.raw(`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`);
    await missed;
    const heard = new Promise<string>((resolve) => socket.on('announcement', ({ text }) => resolve(text)));
    const staff = await connect(admin);
    expect(await staff.timeout(5000).emitWithAck('notification', { text: 'Back again.' })).toEqual({ status: 200 });
    expect(await heard).toBe('Back again.');
  });
});

describe('rooms', () => {
  it('take only those they are for (ws-04)', async () => {
    const [own, foreign, staff] = [await connect(owner), await connect(other), await connect(admin)];
    expect(await join(own, { room: `user:${owner.userId}` })).toEqual({ status: 200 });
    for (const room of [`user:${owner.userId}`, 'admin:consultations', 'pod:1', String(own.id)]) {
      const { status } = await join(foreign, { room });
      expect([403, 422]).toContain(status);
    }
    expect(await join(staff, { room: 'admin:consultations' })).toEqual({ status: 200 });
    expect(await join(staff, { room: `user:${owner.userId}` })).toEqual({ status: 403 });
  });

  it('have names, and nothing else is one', async () => {
    const socket = await connect(owner);
    for (const room of ['', {}, null, 1, 'x'.repeat(10_000), '__proto__', ['user:1']])
      expect([room, (await join(socket, { room })).status]).toEqual([room, 422]);
    expect((await join(socket, null)).status).toBe(422);
  });

  it('are not for browsers to notify', async () => {
    const socket = await connect(owner);
    expect(await socket.timeout(2000).emitWithAck('notification', { text: 'x' })).toEqual({ status: 403 });
  });

  it('carry what an admin announces to everybody who is there, as long as there are words', async () => {
    const [reader, staff] = [await connect(owner), await connect(admin)];
    const heard = new Promise<{ text: string }>((resolve) => reader.once('announcement', resolve));
    const say = (message: unknown) => staff.timeout(5000).emitWithAck('notification', message);
    for (const nothing of [null, {}, { text: ' ' }, { text: 'x'.repeat(501) }, 'text', { text: 5 }])
      expect(await say(nothing)).toEqual({ status: 422 });
    expect(await say({ text: 'We are away from eight to nine.' })).toEqual({ status: 200 });
    expect((await heard).text).toBe('We are away from eight to nine.');
  });
});

describe('what sockets may not do', () => {
  it('send frames above 64 kB, floods, or handlers that throw (ws-05, ws-06)', async () => {
    const bystander = await connect(other);
    const large = await connect(owner);
    const closed = new Promise((resolve) => large.on('disconnect', resolve));
    large.emit('join_room', { room: 'x'.repeat(100_000) });
    await closed;
    const flood = await connect(owner);
    const dropped = new Promise((resolve) => flood.on('disconnect', resolve));
    for (let i = 0; i < 100; i += 1) flood.emit('join_room', { room: 'a' });
    await dropped;
    const heavy = await connect(owner);
    const shut = new Promise((resolve) => heavy.on('disconnect', resolve));
    heavy.emit('join_room', ...Array.from({ length: 11 }, () => Buffer.from('x')));
    await shut;
    const odd = await connect(owner);
    odd.emit('join_room');
    odd.emit('leave_room', null, null);
    odd.emit('notification', Buffer.from('x'), 'no function');
    expect(await join(bystander, { room: `user:${other.userId}` })).toEqual({ status: 200 });
  });

  it('outlive the right to be here', async () => {
    const person = await app.as('client');
    const socket = await connect(person);
    await person.delete(`/api/account/sessions/${(await person.get('/api/account/sessions')).body[0].id}`);
    // Far less than the time after which sessions are looked up again without a reason.
    await expect.poll(() => socket.connected, { timeout: 5000, interval: 20 }).toBe(false);
    expect((await person.get('/api/auth/user')).status).toBe(401);
  });
});
