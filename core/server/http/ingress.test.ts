import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import Koa from 'koa';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../contract/errors';
import { type Client, createClient } from '../../testing/client';
import { testDatabase } from '../../testing/db';
import { vaultOf } from '../../testing/vault';
import { createApp } from '../app';
import type { Assembled, Auth, Config, Database } from '../host';
import { createMail, type Mail } from '../mail/mail';
import { createServer, type Listening } from './listen';
import { overloadGate } from './overload';
import { createLimiter } from './rate-limit';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open: Listening[] = [];
let db: Database;
let mail: Mail;

beforeAll(async () => {
  db = await testDatabase();
  const config = { smtpUrl: null, mailFrom: 'no-reply@hedo.example' };
  mail = createMail({ config, knex: db.knex, vault: vaultOf(randomBytes(32)), log: quiet });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close(100)));
});
afterAll(() => db.stop());

const start = async (overrides: Partial<Config>): Promise<Client> => {
  const config = { production: false, baseUrl: 'http://localhost:1', trustProxy: false, oidc: null, ...overrides };
  const app = createApp({
    config: config as Config,
    log: quiet,
    knex: db.knex,
    assembled: { manifests: [], routes: [], problemTexts: [] } as unknown as Assembled,
    auth: { middleware: [], routes: [], rawRoutes: [], userOf: async () => null } as unknown as Auth,
    mail,
    grants: { client: new Set(), practitioner: new Set(), admin: new Set() },
    pages: {
      middleware: async (ctx) => {
        if (ctx.path !== '/gone') ctx.body = `page for ${ctx.ip}`;
      },
    },
  });
  const server = await createServer(app, { host: '127.0.0.1', port: 0 }, quiet);
  open.push(server);
  return createClient(server.url);
};

describe('in production', () => {
  const production = { production: true, baseUrl: 'https://hedo.example' };

  it('serves its own host name only, but tells anybody its health', async () => {
    const client = await start(production);
    for (const host of ['evil.example', 'hedo.example.evil.example', 'hedo.example:81', '127.0.0.1'])
      expect((await client.get('/api/modules', { host })).status).toBe(400);
    expect((await client.get('/api/modules', { host: 'hedo.example' })).status).toBe(200);
    expect((await client.get('/healthz')).status).toBe(200);
  });

  it('insists on https and on its own origin', async () => {
    const client = await start(production);
    const host = 'hedo.example';
    const { headers } = await client.get('/api/modules', { host });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' wss:\/\/hedo\.example;/);
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/);
    const report = (origin: string) =>
      client.post('/api/csp-reports', {}, { host, origin, 'sec-fetch-site': null, 'content-type': 'application/json' });
    expect((await report('https://hedo.example')).status).toBe(204);
    expect((await report('http://hedo.example')).status).toBe(403);
    expect((await report(`http://localhost:${new URL(open[0]?.url ?? '').port}`)).status).toBe(403);
  });

  it('has no mail page', async () => {
    const client = await start(production);
    expect((await client.get('/dev/mail', { host: 'hedo.example' })).status).toBe(404);
  });
});

describe('in development', () => {
  it('shows the mails it would have sent, as text', async () => {
    await mail.send(db.knex, { to: 'a@b.test', subject: '<b>Hi</b>', text: 'See https://hedo.example/x?a=1&b=2' });
    const client = await start({});
    expect((await client.get('/dev/mail')).body[0]).toMatchObject({ to: 'a@b.test', subject: '<b>Hi</b>' });
    const page = (await client.get('/dev/mail', { accept: 'text/html' })).text;
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page).toContain('<a href="https://hedo.example/x?a=1&amp;b=2">');
  });
});

describe('addresses of callers', () => {
  const asked = (client: Client) => client.get('/', { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' });
  it('are those of the connection unless a proxy is trusted', async () =>
    expect((await asked(await start({}))).text).toMatch(/127\.0\.0\.1$/));
  it('are what the nearest proxy saw, never what the caller wrote before', async () =>
    expect((await asked(await start({ trustProxy: true }))).text).toBe('page for 203.0.113.9'));
  it('are read however long the header is', async () => {
    const client = await start({ trustProxy: true });
    const long = { 'x-forwarded-for': `${' '.repeat(15_000)}203.0.113.9`, 'x-forwarded-proto': ' '.repeat(100) };
    expect((await client.get('/', long)).text).toBe('page for 203.0.113.9');
  });
});

describe('outside the table of routes', () => {
  it('pages are for reading, and nothing below /api is a page', async () => {
    const client = await start({});
    expect((await client.get('/anything')).status).toBe(200);
    expect((await client.post('/anything')).status).toBe(405);
    for (const path of ['/api', '/api/', '/API/x', '//api/x', '/%61pi/x']) {
      const answer = await client.get(path, { accept: 'text/html' });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await client.get('/%00')).status).toBe(404);
  });

  it('a person gets a readable refusal, a program a problem document', async () => {
    const client = await start({});
    const page = await client.get('/gone', { accept: 'text/html,application/xhtml+xml' });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<h1>There is no such page.</h1>');
    expect((await client.get('/gone')).body.code).toBe('not-found');
  });
});

describe('overload', () => {
  it('is answered with 503 while the event loop is late, and is over afterwards', async () => {
    // The gate looks back when the test says so; how late the event loop is, is measured.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const gate = overloadGate(60, 1000);
    vi.advanceTimersByTime(1000);
    const app = new Koa();
    app.use(async (ctx, next) => {
      await next().catch((error: Problem) => {
        ctx.status = error.status;
      });
    });
    app.use(gate.middleware);
    app.use(async (ctx) => {
      ctx.body = 'fine';
    });
    const server = await createServer(app, { host: '127.0.0.1', port: 0 });
    open.push(server);
    const client = createClient(server.url);
    /** One second of the gate, late or not: what was measured meanwhile is what it decides by. */
    const passSecond = async (late: boolean): Promise<void> => {
      for (let block = 0; late && block < 3; block += 1) {
        const until = performance.now() + 90;
        while (performance.now() < until);
        await turn();
      }
      vi.advanceTimersByTime(1000);
    };
    const pass = async (seconds: readonly boolean[]): Promise<number> => {
      for (const late of seconds) await passSecond(late);
      return (await client.get('/')).status;
    };
    expect((await client.get('/')).status).toBe(200);
    // As long as another process takes to boot next to this one: nothing is refused.
    expect(await pass([true, true])).toBe(200);
    expect(await pass([false])).toBe(200);
    expect(await pass([true, true, true])).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    expect(await pass([false])).toBe(200);
    gate.stop();
    vi.useRealTimers();
  });
});

describe('limits without a database', () => {
  it('go on in memory', async () => {
    const away = await testDatabase();
    await away.stop();
    const limit = createLimiter(away.knex);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => limit('POST /api/x', { points: 3, seconds: 60 }, '10.0.0.1')),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const refused = tries.find((one) => one.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(Problem);
    expect(refused?.reason.status).toBe(429);
  });
});
