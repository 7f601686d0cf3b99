import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp();
});
afterAll(() => app?.stop());

const register = (email: string) =>
  app.browser().send('POST', '/api/auth/register', { fullName: 'Ann Lee', email, password });
const tokenTo = async (email: string): Promise<string> =>
  /\/confirm-address\?token=([\w-]{43})/.exec((await app.mailTo(email))?.text ?? '')?.[1] ?? '';
const confirm = (token: string) =>
  app.browser().send('POST', '/confirm-address', `token=${token}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
const isVerified = async (email: string): Promise<boolean> =>
  (await app.knex('users').where({ email }).first()).email_verified_at !== null;

describe('the link that proves an address', () => {
  it('comes with a new account, is not used up by looking, and works once', async () => {
    await register('ann@example.test');
    const token = await tokenTo('ann@example.test');
    expect((await app.browser().send('GET', `/confirm-address?token=${token}`)).status).toBe(200);
    expect(await isVerified('ann@example.test')).toBe(false);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await isVerified('ann@example.test')).toBe(true);
    const { id } = await app.knex('users').where({ email: 'ann@example.test' }).first('id');
    expect(await app.knex('outbox_events').where({ event: 'core.email-proven', payload: { userId: id } })).toHaveLength(
      1,
    );
  });

  it('can be asked for again by the person alone, and only the newest works', async () => {
    await register('bo@example.test');
    const first = await tokenTo('bo@example.test');
    const browser = app.browser();
    await browser.signIn('bo@example.test', password);
    expect((await browser.send('GET', '/api/account')).body.emailProven).toBe(false);
    expect((await browser.send('POST', '/api/account/confirmation')).status).toBe(202);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(await tokenTo('bo@example.test'))).status).toBe(200);
    expect((await browser.send('GET', '/api/account')).body.emailProven).toBe(true);
    expect((await browser.send('POST', '/api/account/confirmation')).status).toBe(409);
    expect((await app.browser().send('POST', '/api/account/confirmation')).status).toBe(401);
  });

  it('opens nothing else, and nothing else opens it', async () => {
    await register('cleo@example.test');
    const token = await tokenTo('cleo@example.test');
    expect((await app.browser().send('POST', '/api/auth/reset', { token, password: 'quartz-lagoon-7' })).status).toBe(
      422,
    );
    for (const odd of ['', 'x', 'A'.repeat(43), '%00']) expect((await confirm(odd)).status).toBe(410);
    expect(await isVerified('cleo@example.test')).toBe(false);
  });
});
