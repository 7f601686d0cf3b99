import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import { issueToken } from '../server/auth/one-time-tokens';
import { hashPassword } from '../server/auth/passwords';
import { type Authenticator, createAuthenticator } from '../server/auth/testing/authenticator';
import { hashToken, newToken } from '../server/auth/tokens';
import { createPasswordUser } from '../server/auth/users';
import type { Client } from './client';
import type { HappyCall, SceneContext } from './matrix';

const password = 'eleven slow lanterns 63';
const email = 'second-factor@example.test';
/** The domain of passkeys in tests; their origin is an IP address. */
const honest = { rpId: 'localhost' } as const;

const makePasskey = async (client: Client, passkey: Authenticator) => {
  const { body: options } = await client.post('/api/account/passkeys/options');
  return { name: 'Laptop', passkey: passkey.create(options, honest) };
};
const addPasskey = async (client: Client, passkey: Authenticator): Promise<string> =>
  (await client.post('/api/account/passkeys', await makePasskey(client, passkey))).body.id;

/** The code that an app with this secret shows now. */
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const beginApp = async (client: Client): Promise<string> =>
  codeOf((await client.post('/api/account/authenticator')).body.secret);
const addApp = async (client: Client): Promise<void> => {
  await client.post('/api/account/authenticator/confirmation', { code: await beginApp(client) });
};

/** Somebody with an app, and recovery codes as many as the calls need. */
const aPersonWithApp = async (knex: Knex): Promise<{ readonly id: string; readonly code: () => Promise<string> }> => {
  const person = { email, firstName: 'Noa', lastName: 'Reed', role: 'client' as const };
  const id = await createPasswordUser(knex, { ...person, passwordHash: await hashPassword(password) });
  if (!id) throw new Error(`${email} exists already`);
  await knex('authenticator_apps').insert({ user_id: id, secret: Buffer.alloc(32), confirmed_at: knex.fn.now() });
  let count = 0;
  return {
    id,
    code: async () => {
      count += 1;
      // No code has a 0 or a 1.
      const number = count
        .toString(8)
        .padStart(4, '0')
        .replace(/\d/g, (digit) => String(Number(digit) + 2));
      const code = `AAAABBBBCCCC${number}`;
      await knex('recovery_codes')
        .insert({ user_id: id, code_hash: hashToken(code) })
        .onConflict()
        .ignore();
      return code;
    },
  };
};

/** Happy calls of passkeys, codes and mailed links. */
export const secondFactorCalls = async ({
  app,
  knex,
  callers,
}: SceneContext): Promise<Readonly<Record<string, HappyCall>>> => {
  const withApp = await aPersonWithApp(knex);
  const visitor = createAuthenticator(app.url);
  const member = await app.as('client');
  await addPasskey(member, visitor);
  const enter = async (client: Client) => visitor.get((await client.post('/api/auth/passkey/options')).body, honest);
  const second = async (client: Client) => ({
    token: (await client.post('/api/auth/ticket', { email, password })).body.secondStep,
    code: await withApp.code(),
  });
  const ownPasskey = (): Promise<string> => addPasskey(callers.owner, createAuthenticator(app.url));
  const linkToken = (): Promise<string> => issueToken(knex, 'sign-in-link', member.userId, newToken(), 'mail-link');
  const anon = callers.anon;
  return {
    'POST /api/auth/second-step': {
      body: await second(anon),
      before: async (_, client) => ({ body: await second(client) }),
    },
    'POST /api/auth/passkey/options': {},
    'POST /api/auth/passkey': {
      body: await enter(anon),
      before: async (_, client) => ({ body: await enter(client) }),
    },
    'POST /api/auth/link': { body: { email } },
    'GET /sign-in-link': {
      before: async () => ({ query: `token=${await linkToken()}` }),
      query: `token=${await linkToken()}`,
    },
    'POST /sign-in-link': {
      body: `token=${await linkToken()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      before: async () => ({ body: `token=${await linkToken()}` }),
    },
    'GET /api/account/sign-in-methods': {},
    'POST /api/account/reauthentication/passkey/options': {},
    'POST /api/account/reauthentication/passkey': {
      fresh: true,
      body: await enter(anon),
      before: async (_, client) => {
        const passkey = createAuthenticator(app.url);
        await addPasskey(client, passkey);
        const { body } = await client.post('/api/account/reauthentication/passkey/options');
        return { body: passkey.get(body, honest) };
      },
    },
    'POST /api/account/passkeys/options': { fresh: true },
    'POST /api/account/passkeys': {
      fresh: true,
      body: await makePasskey(member, createAuthenticator(app.url)),
      before: async (_, client) => ({ body: await makePasskey(client, createAuthenticator(app.url)) }),
    },
    'PATCH /api/account/passkeys/{ownerPasskeyId}': {
      params: { ownerPasskeyId: await ownPasskey() },
      body: { name: 'Phone' },
    },
    'DELETE /api/account/passkeys/{ownerPasskeyId}': {
      params: { ownerPasskeyId: await ownPasskey() },
      before: async () => ({ params: { ownerPasskeyId: await ownPasskey() } }),
    },
    'POST /api/account/authenticator': { fresh: true },
    'POST /api/account/authenticator/confirmation': {
      fresh: true,
      body: { code: '123456' },
      before: async (_, client) => ({ body: { code: await beginApp(client) } }),
    },
    'DELETE /api/account/authenticator': {
      fresh: true,
      before: async (_, client) => {
        await addApp(client);
        return undefined;
      },
    },
    'POST /api/account/recovery-codes': {
      fresh: true,
      before: async (_, client) => {
        await addApp(client);
        return undefined;
      },
    },
  };
};
