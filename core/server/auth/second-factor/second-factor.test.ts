import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import type { Role } from '../../../contract/manifest';
import type { Browser } from '../testing/browser';
import { signInApp } from '../testing/sign-in-app';
import { hashToken } from '../tokens';

const password = 'seven quiet rivers 41';
const app = await signInApp({ secondFactor: { roles: ['admin'], from: null } });
afterAll(() => app.stop());

const ticketOf = (browser: Browser, email: string) => browser.send('POST', '/api/auth/ticket', { email, password });
const enter = (browser: Browser, ticket: string) => browser.visit(`/api/login?ticket=${ticket}`);
const whoIs = async (browser: Browser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/auth/user')).body?.email;
const second = (browser: Browser, token: string, code: string) =>
  browser.send('POST', '/api/auth/second-step', { token, code });

const signedIn = async (email: string, role: Role = 'client') => {
  const userId = await app.person(email, password);
  if (role !== 'client') await app.knex('users').where({ id: userId }).update({ role });
  const browser = app.browser();
  await browser.signIn(email, password);
  return { browser, userId };
};
/** An app that shows codes, `steps` of 30 seconds from now: a code is good once, so tests use the next one. */
const withApp = async (browser: Browser) => {
  const { body } = await browser.send('POST', '/api/account/authenticator');
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const codeAt = (steps: number): string => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await browser.send('POST', '/api/account/authenticator/confirmation', { code: codeAt(-1) });
  expect(confirmed.status).toBe(200);
  return { codeAt, codes: confirmed.body.codes as string[], secret: body.secret as string };
};
const begin = async (email: string) => {
  const browser = app.browser();
  const { body } = await ticketOf(browser, email);
  return { browser, token: body.secondStep as string, body };
};
/** Forgets how many codes were tried: the next test begins anew. */
const forgetTries = () => app.knex('rate_limits').delete();

it('asks for a code once there is an app, and a right one signs in', async () => {
  const { browser, userId } = await signedIn('own@example.test');
  const { codeAt, codes, secret } = await withApp(browser);
  expect(codes).toHaveLength(10);
  const row = await app.knex('authenticator_apps').where({ user_id: userId }).first();
  expect(Buffer.from(row.secret).includes(secret)).toBe(false);
  const { browser: there, token, body } = await begin('own@example.test');
  expect(body.ticket).toBeUndefined();
  expect((await second(there, token, '000000')).body.code).toBe('wrong-code');
  const { status, body: ticket } = await second(there, token, ` ${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)}`);
  expect(status).toBe(201);
  await enter(there, ticket.ticket);
  expect(await whoIs(there)).toBe('own@example.test');
});

it('takes each code once, also when two arrive at the same moment, and none again that confirmed the app', async () => {
  const { browser } = await signedIn('once@example.test');
  const { codeAt } = await withApp(browser);
  await forgetTries();
  const [one, other] = [await begin('once@example.test'), await begin('once@example.test')];
  expect((await second(one.browser, one.token, codeAt(-1))).status).toBe(401);
  const both = await Promise.all([
    second(one.browser, one.token, codeAt(0)),
    second(other.browser, other.token, codeAt(0)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
  // An older code is none either once a newer was taken.
  const third = await begin('once@example.test');
  expect((await second(third.browser, third.token, codeAt(0))).status).toBe(401);
});

it('takes each recovery code once, stores hashes alone, and no code of somebody else', async () => {
  const { browser, userId } = await signedIn('recovering@example.test');
  const { browser: strange } = await signedIn('strange@example.test');
  const { codes } = await withApp(browser);
  const foreign = (await withApp(strange)).codes;
  const [code = ''] = codes;
  const stored = await app.knex('recovery_codes').where({ user_id: userId }).pluck('code_hash');
  expect(stored).toContain(hashToken(code.replaceAll('-', '')));
  const { browser: there, token } = await begin('recovering@example.test');
  expect((await second(there, token, foreign[0] ?? '')).status).toBe(401);
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect((await second(there, token, typed)).status).toBe(201);
  const again = await begin('recovering@example.test');
  expect((await second(again.browser, again.token, code)).status).toBe(401);
});

it('is over after five wrong codes, in another browser, and when it is old', async () => {
  const { browser } = await signedIn('guessed@example.test');
  const { codeAt } = await withApp(browser);
  const { browser: there, token } = await begin('guessed@example.test');
  expect((await second(app.browser(), token, codeAt(0))).body.code).toBe('second-step-over');
  const tries = await Promise.all(Array.from({ length: 8 }, () => second(there, token, '111111')));
  expect(tries.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(5);
  expect((await second(there, token, codeAt(0))).body.code).toBe('second-step-over');
  const old = await begin('guessed@example.test');
  await app.knex('one_time_tokens').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
  expect((await second(old.browser, old.token, codeAt(0))).body.code).toBe('second-step-over');
});

it('lets nobody try more than ten codes in a quarter of an hour, however often the password is right', async () => {
  const { browser } = await signedIn('limited@example.test');
  const { codeAt } = await withApp(browser);
  await forgetTries();
  for (let round = 0; round < 2; round += 1) {
    const { browser: there, token } = await begin('limited@example.test');
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await second(there, token, '222222')).status).toBe(401);
  }
  const { browser: there, token } = await begin('limited@example.test');
  const refused = await second(there, token, codeAt(0));
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('is asked for by the form without a script and by a mailed link as well', async () => {
  const { browser } = await signedIn('plain@example.test');
  const { codeAt, codes } = await withApp(browser);
  await forgetTries();
  const form = app.browser();
  const { at } = await form.visit('/api/login');
  const action = `${new URL(at).pathname}/login`;
  const asked = await form.submit(action, { email: 'plain@example.test', password });
  expect(await whoIs(form)).toBeUndefined();
  const step = /name="step" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
  await form.submit(action, { step, code: codeAt(0) });
  expect(await whoIs(form)).toBe('plain@example.test');

  const reader = app.browser();
  await reader.send('POST', '/api/auth/link', { email: 'plain@example.test' });
  const mail = await app.mailTo('plain@example.test');
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const page = await reader.submit('/sign-in-link', { token });
  expect(await whoIs(reader)).toBeUndefined();
  const linkStep = /name="step" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  await reader.submit('/sign-in-link', { step: linkStep, code: codes[0] ?? '' });
  expect(await whoIs(reader)).toBe('plain@example.test');
});

it('takes no ticket that was given for the password alone before there was an app', async () => {
  const { browser } = await signedIn('early@example.test');
  const thief = app.browser();
  const { body } = await ticketOf(thief, 'early@example.test');
  await withApp(browser);
  const visit = await enter(thief, body.ticket);
  expect([visit.status, await whoIs(thief)]).toEqual([403, undefined]);
});

it('asks for password and code before what an open computer is not enough for', async () => {
  const { browser } = await signedIn('stepping@example.test');
  const { codeAt, codes } = await withApp(browser);
  await forgetTries();
  const confirm = (body: object) => browser.send('POST', '/api/account/reauthentication', body);
  expect((await confirm({ password })).body.fields[0].path).toBe('code');
  expect((await confirm({ password, code: '333333' })).body.fields[0].path).toBe('code');
  expect((await confirm({ password: 'wrong', code: codeAt(0) })).body.fields[0].path).toBe('password');
  expect((await confirm({ password, code: codeAt(0) })).status).toBe(204);
  // Codes made anew end the former ones.
  const renewed = await browser.send('POST', '/api/account/recovery-codes');
  expect(renewed.body.codes).toHaveLength(10);
  const { browser: there, token } = await begin('stepping@example.test');
  expect((await second(there, token, codes[1] ?? '')).status).toBe(401);
  expect((await browser.send('DELETE', '/api/account/authenticator')).status).toBe(204);
  expect((await ticketOf(app.browser(), 'stepping@example.test')).body.ticket).toBeTruthy();
});

it('keeps a session without it to what sets one up, where the role needs it, and locks nobody out', async () => {
  const { browser, userId } = await signedIn('only-admin@example.test', 'admin');
  const patch = () => browser.send('PATCH', '/api/account', { firstName: 'Ada' });
  expect((await patch()).body.code).toBe('second-factor-needed');
  expect(await whoIs(browser)).toBe('only-admin@example.test');
  const request = { headers: { cookie: `hedo=${browser.cookie('hedo')}` } } as never;
  expect(await app.auth.findSocketSession(request)).toBeNull();
  const ids = await app.knex('sessions').where({ user_id: userId }).pluck('id');
  expect((await app.auth.findTimeLeft(ids)).size).toBe(0);
  // Where everybody may call, they are a visitor like others.
  expect((await browser.send('POST', '/api/auth/forgot', { email: 'a@example.test' })).status).toBe(202);
  await withApp(browser);
  expect((await patch()).status).toBe(200);
  expect((await app.auth.findSocketSession(request))?.user.id).toBe(userId);
  expect((await browser.send('DELETE', '/api/account/authenticator')).body.code).toBe('last-factor');
});

it('lets a stolen password add no further way in, where there is an app', async () => {
  const { browser: own } = await signedIn('two-places@example.test');
  const other = app.browser();
  await other.signIn('two-places@example.test', password);
  await withApp(own);
  const tried = await other.send('POST', '/api/account/authenticator');
  expect(tried.body.code).toBe('second-factor-needed');
});
