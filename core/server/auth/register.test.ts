import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp();
});
afterAll(() => app?.stop());

const register = (body: object) => app.browser().send('POST', '/api/auth/register', body);
const count = async (email: string): Promise<number> => (await app.knex('users').where({ email })).length;

describe('POST /api/auth/register', () => {
  it('makes a client who can sign in at once', async () => {
    const browser = app.browser();
    const answer = await browser.send('POST', '/api/auth/register', {
      fullName: ' Clara Maria  Moreau ',
      email: 'Clara@Example.test',
      password,
    });
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
    await browser.signIn('clara@example.test', password);
    expect((await browser.send('GET', '/api/auth/user')).body).toMatchObject({
      firstName: 'Clara Maria',
      lastName: 'Moreau',
      email: 'clara@example.test',
      role: 'client',
    });
  });

  it('takes first and last name as well', async () => {
    expect((await register({ firstName: 'Bo', lastName: 'Li', email: 'bo@x.test', password })).status).toBe(202);
    expect(await app.knex('users').where({ email: 'bo@x.test' }).first()).toMatchObject({
      first_name: 'Bo',
      last_name: 'Li',
    });
  });

  it('answers the same for a known address, changes nothing there and tells its owner', async () => {
    const fresh = await register({ fullName: 'Dora', email: 'dora@x.test', password });
    const stored = await app
      .knex('accounts')
      .join('users', 'users.id', 'accounts.user_id')
      .where({ email: 'dora@x.test' });
    expect((await app.mailTo('dora@x.test'))?.subject).toBe('Confirm your address');
    const known = await register({ fullName: 'Eve', email: 'DORA@x.test', password: 'another-one-99' });
    const visible = ({ status, body, headers: { date, 'x-request-id': id, ...headers } }: typeof known) => ({
      status,
      body,
      headers: Object.keys(headers).sort(),
    });
    expect(visible(known)).toEqual(visible(fresh));
    expect(
      await app.knex('accounts').join('users', 'users.id', 'accounts.user_id').where({ email: 'dora@x.test' }),
    ).toEqual(stored);
    expect((await app.mailTo('dora@x.test'))?.subject).toBe('You already have a Hedo account');
  });

  it('makes one person of twenty registrations at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register({ fullName: 'Race', email: 'race@x.test', password })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await count('race@x.test')).toBe(1);
  });

  it.each(['role', 'id', 'emailVerified', '__proto__', 'passwordHash'])('refuses a body with %s', async (field) => {
    const body = `{"fullName":"Max","email":"max@x.test","password":"${password}","${field}":"admin"}`;
    const answer = await app.browser().send('POST', '/api/auth/register', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(422);
    expect(await count('max@x.test')).toBe(0);
  });

  it.each([
    ['fullName', { fullName: '   ' }],
    ['email', { email: 'nonsense' }],
    ['email', { email: 'a@b.c\r\nBcc: x@y.z' }],
    ['email', { email: 'José@x.test' }],
    ['password', { password: '7 chars' }],
    ['password', { password: 'x'.repeat(10_240) }],
    ['password', { password: 'sunshine1' }],
    ['password', { password: 'nora@x.test' }],
  ])('names the field %s that is wrong (%j)', async (path, change) => {
    const answer = await register({ fullName: 'Nora', email: 'nora@x.test', password, ...change });
    if (answer.status === 413) expect(change).toEqual({ password: 'x'.repeat(10_240) });
    else expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
    expect(await count('nora@x.test')).toBe(0);
  });

  it('is one account for every spelling of an address', async () => {
    await register({ fullName: 'Ida', email: 'ida@münchen.test', password });
    await register({ fullName: 'Ida', email: 'IDA@MU\u0308NCHEN.test', password });
    expect(await count('ida@xn--mnchen-3ya.test')).toBe(1);
  });

  it('keeps names and addresses out of the log', async () => {
    await register({ fullName: 'Quintessa Canary', email: 'canary@x.test', password });
    await app.browser().signIn('canary@x.test', password);
    expect(app.logged.join('\n')).not.toMatch(/canary|Quintessa|tulip/i);
  });
});

describe('POST /api/auth/ticket', () => {
  it('answers the same for a wrong password and an unknown address', async () => {
    const ask = (email: string) => app.browser().send('POST', '/api/auth/ticket', { email, password: 'wrong-wrong' });
    const [known, unknown, odd] = [
      await ask('clara@example.test'),
      await ask('nobody@x.test'),
      await ask('no address'),
    ];
    const visible = ({ status, body }: typeof known) => ({ status, body: { ...body, requestId: '' } });
    expect(known.status).toBe(401);
    expect(visible(unknown)).toEqual(visible(known));
    expect(visible(odd)).toEqual(visible(known));
  });
});
