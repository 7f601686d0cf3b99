import { setTimeout as wait } from 'node:timers/promises';
import { Manager, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { type Client, createClient } from '../../testing/client';
import { connect } from '../../testing/listener';
import { elsewhere, password } from '../../testing/member';
import { sessionEnds } from '../../testing/session-ends';
import { hashPassword } from '../auth/passwords';
import { setPassword } from '../auth/users';
import { boot, type Running } from '../boot';
import { createLog } from '../log';

let app: TestApp;
/** A second process of the product on the same database. */
let other: Running;
let admin: Client;
const open: Socket[] = [];

beforeAll(async () => {
  app = await testApp({ modules: [] });
  other = await boot({
    config: { ...app.config, port: 0 },
    log: createLog({ logLevel: 'silent' }),
    db: { ...app.db, stop: async () => undefined },
    only: [],
    worker: false,
    pages: false,
    limit: async () => undefined,
    overloadMs: 60_000,
  });
  admin = await app.as('admin');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await other?.stop();
  await app?.stop();
});

/** An admin with a password, signed in: admins may say something to everybody, so one socket shows what is heard and what is taken. */
const aPerson = async (): Promise<{ readonly tab: Client; readonly session: string }> => {
  const tab = await app.as('admin');
  await setPassword(app.knex, tab.userId, await hashPassword(password));
  const { id } = await app.knex('sessions').where({ user_id: tab.userId }).first('id');
  return { tab, session: id };
};
const listen = async (url: string, client: Client): Promise<{ readonly socket: Socket; readonly heard: string[] }> => {
  const socket = await connect(url, client);
  socket.io.reconnection(false);
  open.push(socket);
  const heard: string[] = [];
  socket.on('announcement', ({ text }: { text: string }) => heard.push(text));
  return { socket, heard };
};
const announce = async (socket: Socket, text: string): Promise<number | null> =>
  socket
    .timeout(300)
    .emitWithAck('notification', { text })
    .then(
      ({ status }: { status: number }) => status,
      () => null,
    );
/** Far below the time after which sessions are looked up again without a reason. */
const soon = { timeout: 5000, interval: 20 };

describe.each(Object.entries(sessionEnds))('a session that ends by %s', (_, end) => {
  it('hears nothing and says nothing any more, in whichever process its sockets are', async () => {
    const { tab, session } = await aPerson();
    const [here, there] = [await listen(app.url, tab), await listen(other.url, tab)];
    const bystander = await listen(other.url, admin);
    expect(await announce(here.socket, 'before')).toBe(200);
    await expect.poll(() => [here.heard, there.heard, bystander.heard], soon).toEqual(Array(3).fill(['before']));

    await end({
      knex: app.knex,
      tab,
      session,
      elsewhere: await elsewhere(app, tab),
      password,
      runJobs: app.runJobs,
    });
    await expect.poll(() => [here.socket.connected, there.socket.connected], soon).toEqual([false, false]);

    expect(await announce(bystander.socket, 'after')).toBe(200);
    await expect.poll(() => bystander.heard, soon).toEqual(['before', 'after']);
    const late = [announce(here.socket, 'from one'), announce(there.socket, 'from two')];
    expect(await Promise.all(late)).toEqual([null, null]);
    expect([here.heard, there.heard]).toEqual([['before'], ['before']]);
    expect(bystander.heard).toEqual(['before', 'after']);
  });
});

describe('a session', () => {
  it('loses its sockets when its time is over, without any statement that ends it', async () => {
    const { tab, session } = await aPerson();
    await app
      .knex('sessions')
      .where({ id: session })
      .update({ expires_at: app.knex.raw("now() + interval '2 seconds'") });
    const { socket } = await listen(app.url, tab);
    expect(await announce(socket, 'in time')).toBe(200);
    await expect.poll(() => socket.connected, soon).toBe(false);
  });

  it('keeps its sockets when others of the same person are signed out, or a revocation is rolled back', async () => {
    const { tab } = await aPerson();
    const second = await elsewhere(app, tab);
    const [kept, ended] = [await listen(app.url, tab), await listen(app.url, second)];
    await app.knex
      .transaction(async (trx) => {
        await trx('sessions').where({ user_id: tab.userId }).delete();
        throw new Error('no');
      })
      .catch(() => undefined);
    expect((await tab.delete('/api/account/sessions')).status).toBe(204);
    await expect.poll(() => ended.socket.connected, soon).toBe(false);
    expect(await announce(kept.socket, 'still here')).toBe(200);
  });

  it('gets no socket when it ends in the middle of the handshake', async () => {
    const { tab } = await aPerson();
    const cookie = [...tab.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const manager = new Manager(app.url, {
      path: '/ws',
      transports: ['websocket'],
      extraHeaders: { cookie, origin: app.url },
      autoConnect: false,
      reconnection: false,
    });
    // The upgrade has been accepted, the namespace is not joined yet.
    await new Promise<void>((resolve, reject) => manager.open((error) => (error ? reject(error) : resolve())));
    expect((await tab.get('/api/logout')).status).toBe(302);
    const socket = manager.socket('/');
    const heard: string[] = [];
    open.push(socket);
    socket.on('announcement', ({ text }: { text: string }) => heard.push(text));
    const refused = new Promise((resolve) => socket.on('disconnect', resolve));
    socket.connect();
    const late = announce(socket, 'too late');
    expect(await refused).toBe('io server disconnect');
    expect(await late).toBeNull();
    expect(heard).toEqual([]);
  });

  it('keeps no socket when signing out and connecting run at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { tab } = await aPerson();
      const copy = createClient(app.url, tab.userId, [...tab.cookies].map((pair) => pair.join('=')).join('; '));
      const connecting = listen(app.url, copy).catch(() => null);
      await wait(round);
      await tab.get('/api/logout');
      const connected = await connecting;
      if (connected) await expect.poll(() => connected.socket.connected, soon).toBe(false);
    }
  });

  it('loses its sockets also while the database cannot notify of its end', async () => {
    const { tab } = await aPerson();
    const { socket } = await listen(app.url, tab);
    await app.knex.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hedo-sessions' and datname = current_database()",
    );
    await app.knex('sessions').where({ user_id: tab.userId }).delete();
    await expect.poll(() => socket.connected, soon).toBe(false);
  });
});
