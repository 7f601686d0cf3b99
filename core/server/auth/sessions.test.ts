import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, revokeSessions } from './sessions';
import type { Browser } from './testing/browser';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
let annId = '';
/** Opened by a test: until then `/slow` waits, with a session it is going to write. */
let gate: { readonly opened: Promise<void>; readonly open: () => void; entered: boolean };
const newGate = (): void => {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  gate = { opened, open, entered: false };
};
const slow: Koa.Middleware = async (ctx, next) => {
  if (ctx.path !== '/slow') return next();
  gate.entered = true;
  await gate.opened;
  (ctx.session as unknown as { returnTo: string }).returnTo = '/late';
  ctx.body = 'late';
};
beforeAll(async () => {
  app = await signInApp({}, { middleware: slow });
  annId = await app.person('ann@example.test', password);
});
afterAll(() => app?.stop());

const signedIn = async (): Promise<Browser> => {
  const browser = app.browser();
  await browser.signIn('ann@example.test', password);
  return browser;
};
const statusOf = async (browser: Browser): Promise<number> => (await browser.send('GET', '/api/auth/user')).status;
const withCookie = (value: string): Promise<{ status: number }> =>
  app.browser().send('GET', '/api/auth/user', undefined, { cookie: `hedo=${value}` });

describe('the session cookie', () => {
  it('is HttpOnly, Lax, for the whole host and without a Domain', async () => {
    const browser = await signedIn();
    const line = [...browser.jar.values()].find(({ name }) => name === 'hedo')?.line.toLowerCase() ?? '';
    expect(line).toContain('httponly');
    expect(line).toContain('samesite=lax');
    expect(line).toContain('path=/');
    expect(line).not.toContain('domain');
  });

  it('gets a new value at sign-in, and the one from before is dead (fixation)', async () => {
    const browser = app.browser();
    await browser.visit('/api/login');
    const before = browser.cookie('hedo') ?? '';
    expect(before).toMatch(/^[\w-]{43}$/);
    await browser.signIn('ann@example.test', password);
    expect(browser.cookie('hedo')).not.toBe(before);
    expect((await withCookie(before)).status).toBe(401);
    expect(await app.knex('sessions').where({ user_id: annId }).pluck('sid_hash')).not.toContain(before);
  });

  it('cannot be chosen by the caller', async () => {
    const chosen = 'A'.repeat(43);
    const browser = app.browser();
    browser.jar.set('hedo;/', { name: 'hedo', value: chosen, path: '/', line: '' });
    await browser.visit('/api/login');
    expect(browser.cookie('hedo')).not.toBe(chosen);
  });

  it('is worth nothing when it is odd', async () => {
    for (const odd of ['', 'x', '%00', "' or 1=1 --", 'A'.repeat(5000)])
      expect((await withCookie(odd)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('kills the session on the server, works twice and for visitors', async () => {
    const browser = await signedIn();
    const cookie = browser.cookie('hedo') ?? '';
    const first = await browser.send('GET', '/api/logout');
    expect([first.status, first.headers.location]).toEqual([302, '/']);
    expect((await withCookie(cookie)).status).toBe(401);
    expect((await browser.send('GET', '/api/logout')).status).toBe(302);
    expect((await app.browser().send('GET', '/api/logout')).status).toBe(302);
  });

  it('asks for the password again afterwards', async () => {
    const browser = await signedIn();
    await browser.send('GET', '/api/logout');
    const visit = await browser.visit('/api/login');
    expect(visit.text).toContain('type="password"');
  });

  it('refuses to be caused by another site', async () => {
    const browser = await signedIn();
    for (const site of ['cross-site', 'same-site'])
      expect((await browser.send('GET', '/api/logout', undefined, { 'sec-fetch-site': site })).status).toBe(403);
    expect(await statusOf(browser)).toBe(200);
    expect((await browser.send('GET', '/api/logout', undefined, { 'sec-fetch-site': 'none' })).status).toBe(302);
    expect(await statusOf(browser)).toBe(401);
  });

  it('is final, even when a slow request writes the session afterwards', async () => {
    newGate();
    const browser = await signedIn();
    const cookie = browser.cookie('hedo') ?? '';
    const late = app.browser().send('GET', '/slow', undefined, { cookie: `hedo=${cookie}` });
    while (!gate.entered) await new Promise((done) => setTimeout(done, 5));
    await browser.send('GET', '/api/logout');
    gate.open();
    expect((await late).text).toBe('late');
    expect((await withCookie(cookie)).status).toBe(401);
  });
});

describe('a session on the server', () => {
  it('ends by the clock of the database: after 30 days, or 14 without use', async () => {
    for (const [column, past] of [
      ['expires_at', '1 second'],
      ['last_seen_at', '15 days'],
    ] as const) {
      const { cookie } = await createSession(app.knex, annId);
      const value = cookie.slice('hedo='.length);
      expect((await withCookie(value)).status).toBe(200);
      await app.knex('sessions').update({ [column]: app.knex.raw(`now() - interval '${past}'`) });
      expect((await withCookie(value)).status).toBe(401);
      await app.knex('sessions').delete();
    }
  });

  it('notes when it was used, at most every five minutes', async () => {
    const { cookie } = await createSession(app.knex, annId);
    const seen = () => app.knex('sessions').where({ user_id: annId }).pluck('last_seen_at');
    const [start] = await seen();
    await withCookie(cookie.slice(5));
    expect(await seen()).toEqual([start]);
    await app.knex('sessions').update({ last_seen_at: app.knex.raw("now() - interval '6 minutes'") });
    const [old] = await seen();
    await withCookie(cookie.slice(5));
    expect((await seen())[0] > old).toBe(true);
    await app.knex('sessions').delete();
  });

  it('is closed at the next call when the person is suspended or deleted', async () => {
    for (const column of ['suspended_at', 'deleted_at']) {
      const browser = await signedIn();
      await app
        .knex('users')
        .where({ id: annId })
        .update({ [column]: app.knex.fn.now() });
      expect(await statusOf(browser)).toBe(401);
      expect((await browser.send('POST', '/api/auth/ticket', { email: 'ann@example.test', password })).status).toBe(
        401,
      );
      await app
        .knex('users')
        .where({ id: annId })
        .update({ [column]: null });
    }
  });

  it('lets sockets in by the same cookie, and says how long it lasts', async () => {
    const { cookie } = await createSession(app.knex, annId);
    const handshake = { headers: { cookie: `other=1; ${cookie}` } } as IncomingMessage;
    const session = await app.auth.findSocketSession(handshake);
    expect(session?.user.id).toBe(annId);
    const id = session?.id ?? '';
    const idle = 14 * 24 * 3600 * 1000;
    expect((await app.auth.findTimeLeft([id])).get(id)).toSatisfy((ms: number) => ms <= idle && ms > idle - 60_000);
    await revokeSessions(app.knex, annId);
    expect(await app.auth.findTimeLeft([id])).toEqual(new Map());
    expect(await app.auth.findSocketSession(handshake)).toBeNull();
    expect(await app.auth.findSocketSession({ headers: {} } as IncomingMessage)).toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows the own ones only and ends one of them', async () => {
    await revokeSessions(app.knex, annId);
    const [here, there] = [await signedIn(), await signedIn()];
    const { body } = await here.send('GET', '/api/account/sessions');
    expect(body).toHaveLength(2);
    expect(body.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/sid|hash/i);
    const other = body.find((one: { current: boolean }) => !one.current).id;

    const bobId = await app.person('bob@example.test', password);
    const { cookie } = await createSession(app.knex, bobId);
    const bob = (path: string) => app.browser().send('DELETE', path, undefined, { cookie });
    expect((await bob(`/api/account/sessions/${other}`)).status).toBe(404);
    expect((await bob('/api/account/sessions/not-an-id')).status).toBe(404);

    expect((await here.send('DELETE', `/api/account/sessions/${other}`)).status).toBe(204);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(200);
  });
});

describe('changing the password', () => {
  it('needs the present one, ends every other session and gives this one a new id', async () => {
    const caraId = await app.person('cara@example.test', password);
    const [here, there] = [app.browser(), app.browser()];
    await here.signIn('cara@example.test', password);
    await there.signIn('cara@example.test', password);
    const old = here.cookie('hedo') ?? '';
    const change = (currentPassword: string, newPassword: string) =>
      here.send('POST', '/api/account/password', { currentPassword, newPassword });
    expect((await change('wrong-one-here', 'quartz-lagoon-7')).status).toBe(422);
    expect((await change(password, 'short')).status).toBe(422);
    expect((await change(password, 'password1')).status).toBe(422);
    expect(await statusOf(there)).toBe(200);
    expect((await change(password, 'quartz-lagoon-7')).status).toBe(204);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await withCookie(old)).status).toBe(401);
    const ticket = (typed: string) =>
      app.browser().send('POST', '/api/auth/ticket', { email: 'cara@example.test', password: typed });
    expect((await ticket(password)).status).toBe(401);
    expect((await ticket('quartz-lagoon-7')).status).toBe(201);
    expect((await app.mailTo('cara@example.test'))?.subject).toBe('Your password was changed');
    expect(await app.knex('audit_log').where({ subject: caraId }).pluck('action')).toContain('password.changed');
  });
});

describe('the own account', () => {
  it('can be read and its name changed, but neither role, address nor id', async () => {
    const browser = await signedIn();
    const { body } = await browser.send('GET', '/api/account');
    expect(body).toMatchObject({ id: annId, email: 'ann@example.test', hasPassword: true, timezone: null });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/i);
    for (const field of ['role', 'email', 'emailVerified', 'suspended', 'id', 'passwordHash'])
      expect((await browser.send('PATCH', '/api/account', { [field]: 'admin' })).status, field).toBe(422);
    for (const wrong of [
      {},
      { firstName: '  ' },
      { timezone: 'Mars/Olympus' },
      { profileImageUrl: 'https://evil.example/pixel.png' },
      { profileImageUrl: '/api/../../etc/passwd' },
    ])
      expect((await browser.send('PATCH', '/api/account', wrong)).status, JSON.stringify(wrong)).toBe(422);
    for (const firstName of ['\u0007', ' \u200b\u200d', '\u202e'])
      expect((await browser.send('PATCH', '/api/account', { firstName })).status, JSON.stringify(firstName)).toBe(422);
    const tidied = await browser.send('PATCH', '/api/account', { firstName: 'An\u202en\u0007a ', lastName: '\r\nLee' });
    expect(tidied.body).toMatchObject({ firstName: 'Anna', lastName: 'Lee' });
    const changed = await browser.send('PATCH', '/api/account', { firstName: 'Anna', timezone: 'Europe/Zurich' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      firstName: 'Anna',
      lastName: 'Lee',
      timezone: 'Europe/Zurich',
      role: 'client',
    });
  });
});
