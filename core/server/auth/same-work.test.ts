import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureWork } from '../../testing/measure-work';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => {
      hashes.count += 1;
      return work(...given);
    };
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) };
});

const password = 'tulip-river-42';
const known = 'known@example.test';
let app: SignInApp;
beforeAll(async () => {
  app = await signInApp();
  await app.person(known, password);
  await app.browser().send('POST', '/api/auth/forgot', { email: 'first@x.test' });
  // The hash that stands in for an unknown account is made with the first one that is needed.
  await app.browser().send('POST', '/api/auth/ticket', { email: 'first@x.test', password });
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.knex('rate_limits').delete();
  await app.knex('failed_sign_ins').delete();
});

/** Status, hashes, statements and new rows of one call. */
const workOf = async (call: () => Promise<{ readonly status: number }>) => {
  await app.knex('rate_limits').delete();
  const start = hashes.count;
  // Failures are written together, once a second, and looked at below.
  const work = await measureWork(app.knex, call, ['failed_sign_ins']);
  return { ...work, hashes: hashes.count - start };
};
const post = (path: string, body: object) => () => app.browser().send('POST', path, body);

describe('known and unknown addresses', () => {
  it.each([
    ['signing in', '/api/auth/ticket', { password: 'wrong-wrong-7' }, 401, 1],
    ['a forgotten password', '/api/auth/forgot', {}, 202, 0],
  ] as const)('cause the same work at %s', async (_, path, more, status, hashed) => {
    const forKnown = await workOf(post(path, { email: known, ...more }));
    const forUnknown = await workOf(post(path, { email: 'nobody@example.test', ...more }));
    expect(forUnknown).toEqual(forKnown);
    expect([forKnown.status, forKnown.hashes]).toEqual([status, hashed]);
    expect(forKnown.statements.length).toBeGreaterThan(0);
  });

  it('are counted alike when a sign-in fails', async () => {
    const fail = (email: string) =>
      app.browser().send('POST', '/api/auth/ticket', { email, password: 'wrong-wrong-7' });
    const rows = () => app.knex('failed_sign_ins').select('wrong', 'refused');
    // Counts are written once a second: when these three are there, so are those of the tests before.
    const browser = app.browser();
    for (let time = 0; time < 3; time += 1)
      await browser.send('POST', '/api/auth/ticket', { email: 'earlier@example.test', password: 'wrong-wrong-7' });
    await expect.poll(rows, { timeout: 20_000 }).toContainEqual({ wrong: 3, refused: 0 });
    await app.knex('failed_sign_ins').delete();
    for (const email of [known, 'nobody@example.test']) await fail(email);
    await expect.poll(rows, { timeout: 20_000 }).toEqual(Array(2).fill({ wrong: 1, refused: 0 }));
  });

  it('cause the same work at a new account, but for the account itself', async () => {
    const body = { fullName: 'Ann Lee', password: 'quartz-lagoon-7' };
    const forKnown = await workOf(post('/api/auth/register', { ...body, email: known }));
    const { added, ...forNew } = await workOf(post('/api/auth/register', { ...body, email: 'new@example.test' }));
    const { 'public.users': users, 'public.accounts': accounts, ...rest } = added;
    expect([users, accounts]).toEqual([1, 1]);
    expect({ ...forNew, added: rest }).toEqual(forKnown);
    expect([forKnown.status, forKnown.hashes]).toEqual([202, 1]);
  });

  it('stand in no job, counter or log in a form that can be read', async () => {
    await app.browser().send('POST', '/api/auth/forgot', { email: 'secret-person@x.test' });
    await app.browser().send('POST', '/api/auth/ticket', { email: 'secret-person@x.test', password });
    await expect.poll(() => app.knex('failed_sign_ins').pluck('user_id'), { timeout: 5000 }).toContain(null);
    for (const table of ['graphile_worker._private_jobs', 'rate_limits', 'failed_sign_ins', 'audit_log'])
      expect([table, JSON.stringify(await app.knex(table))]).toEqual([
        table,
        expect.not.stringContaining('secret-person'),
      ]);
    expect(await app.knex('rate_limits').whereRaw("key like '%@%'")).toEqual([]);
  });
});

describe('mails to a typed address', () => {
  it('are five an hour, whatever the form', async () => {
    const email = 'flooded@example.test';
    await app.person(email, password);
    for (let i = 0; i < 6; i += 1) {
      await app.browser().send('POST', '/api/auth/register', { fullName: 'Eve', email, password });
      await app.browser().send('POST', '/api/auth/forgot', { email });
    }
    expect(await app.mailsTo(email)).toHaveLength(5);
    const person = app.browser();
    await person.signIn(email, password);
    expect((await person.send('POST', '/api/account/confirmation')).body.code).toBe('too-many-mails');
    expect(await app.mailsTo(email)).toHaveLength(5);
    // A warning is no notice: it reaches the owner all the same.
    const change = { currentPassword: password, newPassword: 'quartz-lagoon-7' };
    expect((await person.send('POST', '/api/account/password', change)).status).toBe(204);
    expect((await app.mailTo(email))?.subject).toBe('Your password was changed');
  });
});
