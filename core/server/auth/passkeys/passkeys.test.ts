import { afterAll, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../testing/authenticator';
import { type Browser, createBrowser } from '../testing/browser';
import { signInApp } from '../testing/sign-in-app';

const password = 'seven quiet rivers 41';
const app = await signInApp();
afterAll(() => app.stop());

/** The product by a name, since passkeys belong to a domain. */
const origin = app.url.replace('127.0.0.1', 'localhost');
const newBrowser = (): Browser => createBrowser(origin, app.url);
const at = (path: string): string => `${origin}${path}`;
const post = (browser: Browser, path: string, body?: unknown) => browser.send('POST', at(path), body);

const signedIn = async (email: string): Promise<{ readonly browser: Browser; readonly userId: string }> => {
  const userId = await app.person(email, password);
  const browser = newBrowser();
  const { body } = await post(browser, '/api/auth/ticket', { email, password });
  await browser.visit(at(`/api/login?ticket=${body.ticket}`));
  return { browser, userId };
};
const add = async (browser: Browser, passkey: Authenticator, name = 'Laptop') => {
  const { body: options } = await post(browser, '/api/account/passkeys/options');
  return post(browser, '/api/account/passkeys', { name, passkey: passkey.create(options) });
};
const options = async (browser: Browser) => (await post(browser, '/api/auth/passkey/options')).body;
const enter = (browser: Browser, answer: unknown) => post(browser, '/api/auth/passkey', answer);
const whoIs = async (browser: Browser): Promise<string | undefined> =>
  (await browser.send('GET', at('/api/auth/user'))).body?.email;

it('signs in with a passkey that was added before, and the session says so', async () => {
  const { browser } = await signedIn('own@example.test');
  const passkey = createAuthenticator(origin);
  const added = await add(browser, passkey, '  My   laptop ');
  expect([added.status, added.body.name]).toEqual([201, 'My laptop']);
  const elsewhere = newBrowser();
  const { status, body } = await enter(elsewhere, passkey.get(await options(elsewhere)));
  expect(status).toBe(201);
  await elsewhere.visit(at(`/api/login?ticket=${body.ticket}`));
  expect(await whoIs(elsewhere)).toBe('own@example.test');
  const methods = (await elsewhere.send('GET', at('/api/account/sign-in-methods'))).body;
  expect([methods.shown, methods.passkeys[0].lastUsedAt === null]).toEqual([true, false]);
  const sessions = (await elsewhere.send('GET', at('/api/account/sessions'))).body;
  expect(sessions.find((one: { current: boolean }) => one.current).method).toBe('passkey');
  expect((await app.mailsTo('own@example.test')).map(({ subject }) => subject)).toEqual([
    'A passkey was added to your account',
    'Your account was signed in to from a new browser',
  ]);
});

it('stores the name so that only the key of its person reads it', async () => {
  const { browser, userId } = await signedIn('sealed@example.test');
  await add(browser, createAuthenticator(origin), 'a name that tells');
  const row = await app.knex('passkeys').where({ user_id: userId }).first();
  expect(Buffer.from(row.name).includes('a name that tells')).toBe(false);
});

it('refuses each answer that is not of this challenge, origin, domain, person or device', async () => {
  const { browser } = await signedIn('attacked@example.test');
  const passkey = createAuthenticator(origin);
  await add(browser, passkey);
  const thief = newBrowser();
  const refused = async (answer: unknown): Promise<void> => {
    const { status, body } = await enter(thief, answer);
    expect([status, body.code]).toEqual([401, 'passkey-refused']);
  };
  await refused(passkey.get(await options(thief), { origin: 'https://hedo.evil.example' }));
  await refused(passkey.get(await options(thief), { rpId: 'evil.example' }));
  await refused(passkey.get(await options(thief), { unverified: true }));
  await refused(passkey.get(await options(thief), { type: 'webauthn.create' }));
  await refused(passkey.get(await options(thief), { userHandle: Buffer.from('somebody else').toString('base64url') }));
  await refused(passkey.get({ challenge: 'A'.repeat(43) }));
  // Of another browser: what was signed there is worth nothing here.
  await refused(passkey.get(await options(newBrowser())));
  // Stale.
  const old = await options(thief);
  await app.knex('passkey_challenges').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
  await refused(passkey.get(old));
  // Never added.
  const userHandle = Buffer.from('nobody').toString('base64url');
  await refused(createAuthenticator(origin).get(await options(thief), { userHandle }));
  expect(thief.cookie('hedo')).toBeUndefined();
});

it('takes one answer once, also of two at the same moment, and no counter that does not grow', async () => {
  const { browser } = await signedIn('replayed@example.test');
  const passkey = createAuthenticator(origin);
  await add(browser, passkey);
  const there = newBrowser();
  const answer = passkey.get(await options(there));
  const both = await Promise.all([enter(there, answer), enter(there, answer)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
  expect((await enter(there, passkey.get(await options(there), { counter: 1 }))).status).toBe(401);
  expect((await enter(there, passkey.get(await options(there)))).status).toBe(201);
});

it('confirms with a passkey of this person and of this session alone', async () => {
  const { browser: ann } = await signedIn('ann@example.test');
  const { browser: ben } = await signedIn('ben@example.test');
  const [ofAnn, ofBen] = [createAuthenticator(origin), createAuthenticator(origin)];
  await add(ann, ofAnn);
  await add(ben, ofBen);
  const ask = async (browser: Browser) => (await post(browser, '/api/account/reauthentication/passkey/options')).body;
  const confirm = (browser: Browser, answer: unknown) => post(browser, '/api/account/reauthentication/passkey', answer);
  const challenge = await ask(ann);
  expect(challenge.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([ofAnn.id]);
  expect((await confirm(ann, ofBen.get(challenge))).status).toBe(401);
  expect((await confirm(ben, ofBen.get(await ask(ann)))).status).toBe(401);
  // A challenge of sign-in confirms nothing.
  expect((await confirm(ann, ofAnn.get(await options(ann)))).status).toBe(401);
  expect((await confirm(ann, ofAnn.get(await ask(ann)))).status).toBe(204);
});

it('adds none without a recent sign-in, verified person and own challenge, nor one that somebody has', async () => {
  const { browser, userId } = await signedIn('adding@example.test');
  const passkey = createAuthenticator(origin);
  const { body: made } = await post(browser, '/api/account/passkeys/options');
  const send = (answer: unknown) => post(browser, '/api/account/passkeys', { name: 'x', passkey: answer });
  expect((await send(passkey.create(made, { unverified: true }))).status).toBe(401);
  expect((await send(passkey.create(made))).body.code).toBe('passkey-refused');
  const { browser: other } = await signedIn('other@example.test');
  const foreign = (await post(other, '/api/account/passkeys/options')).body;
  expect((await send(passkey.create(foreign))).status).toBe(401);
  expect((await add(browser, passkey)).status).toBe(201);
  expect((await add(other, passkey)).body.code).toBe('passkey-known');
  expect((await post(browser, '/api/account/passkeys', { name: ' ', passkey: passkey.create(made) })).status).toBe(422);
  await app.knex('sessions').where({ user_id: userId }).update({ created_at: '2026-01-01', confirmed_at: null });
  expect((await post(browser, '/api/account/passkeys/options')).body.code).toBe('confirm-yourself');
});

it('renames and removes own passkeys only, and a removed one signs nobody in', async () => {
  const { browser } = await signedIn('removing@example.test');
  const { browser: other } = await signedIn('stranger@example.test');
  const passkey = createAuthenticator(origin);
  const { id } = (await add(browser, passkey)).body;
  const path = at(`/api/account/passkeys/${id}`);
  expect((await other.send('PATCH', path, { name: 'mine' })).status).toBe(404);
  expect((await other.send('DELETE', path)).status).toBe(404);
  expect((await browser.send('PATCH', path, { name: 'Phone' })).body.name).toBe('Phone');
  expect((await browser.send('DELETE', path)).status).toBe(204);
  expect((await enter(browser, passkey.get(await options(browser)))).status).toBe(401);
});

it('says where an address is no domain', async () => {
  const answer = await app.browser().send('POST', '/api/auth/passkey/options');
  expect([answer.status, answer.body.code]).toEqual([409, 'passkeys-unavailable']);
});
