import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from './one-time-tokens';
import { inPasswordTurn } from './passwords';
import { createSession } from './sessions';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
let reader: Record<string, string>;
beforeAll(async () => {
  app = await signInApp();
  reader = await createSession(app.knex, await app.person('ann@example.test', password));
});
afterAll(() => app?.stop());

/** Every turn at hashing is taken until the returned function is called. */
const takeAllTurns = (): (() => void) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  void inPasswordTurn(() => opened);
  void inPasswordTurn(() => opened);
  return open;
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.browser().send('POST', path, body, headers);
const used = (): number => (app.knex.client as { pool: { numUsed(): number } }).pool.numUsed();

/** A person of their own for each call, signed in. */
const aSession = async (): Promise<Record<string, string>> => createSession(app.knex, await aPerson());
const aPerson = (): Promise<string> => app.person(`${randomUUID()}@x.test`, password);

it.each<[string, () => Promise<() => Promise<{ readonly status: number }>>, number]>([
  ['a wrong sign-in', async () => () => post('/api/auth/ticket', { email: `${randomUUID()}@x.test`, password }), 401],
  [
    'a new account',
    async () => () => post('/api/auth/register', { fullName: 'Bo', email: `${randomUUID()}@x.test`, password }),
    202,
  ],
  [
    'a new password by a mailed link',
    async () => {
      const token = await issueToken(app.knex, 'set-password', await aPerson());
      return () => post('/api/auth/reset', { token, password: 'quartz-lagoon-7' });
    },
    204,
  ],
  [
    'a changed password',
    async () => {
      const own = await aSession();
      const change = { currentPassword: password, newPassword: 'quartz-lagoon-7' };
      return () => post('/api/account/password', change, own);
    },
    204,
  ],
  [
    'typing the password again',
    async () => {
      const own = await aSession();
      return () => post('/api/account/reauthentication', { password }, own);
    },
    204,
  ],
])('%s keeps no connection while it waits for its turn', async (_, make, status) => {
  // More than the pool has connections.
  const calls = await Promise.all(Array.from({ length: 12 }, make));
  const open = takeAllTurns();
  const answers = calls.map((call) => call());
  let waiting = answers.length;
  for (const answer of answers) answer.finally(() => (waiting -= 1));
  for (let round = 0; round < 5; round += 1)
    expect((await app.browser().send('GET', '/api/auth/user', undefined, reader)).status).toBe(200);
  await expect.poll(used).toBe(0);
  expect(waiting).toBe(12);
  open();
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(Array(12).fill(status));
});
