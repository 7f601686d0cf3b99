import type { Knex } from 'knex';
import { issueToken } from '../server/auth/one-time-tokens';
import { hashPassword } from '../server/auth/passwords';
import { createSession } from '../server/auth/sessions';
import { createPasswordUser, setPassword } from '../server/auth/users';
import type { HappyCall } from './matrix';

const password = 'seven quiet rivers 41';

const aClient = async (knex: Knex, email: string): Promise<string> => {
  const person = { email, firstName: 'Iris', lastName: 'Vale', role: 'client' as const };
  const id = await createPasswordUser(knex, { ...person, passwordHash: await hashPassword(password) });
  if (!id) throw new Error(`${email} exists already`);
  return id;
};

const newestSession = async (knex: Knex, userId: string): Promise<string> => {
  await createSession(knex, userId);
  const row = await knex('sessions')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .first<{ id: string }>('id');
  return row.id;
};

/** Happy calls of signing in and of the own account. `owner` is the person whose session others try to end. */
export const authCalls = async (knex: Knex, owner: string): Promise<Readonly<Record<string, HappyCall>>> => {
  const email = 'scene@example.test';
  const id = await aClient(knex, email);
  let count = 0;
  return {
    'GET /api/auth/user': {},
    'GET /api/account': {},
    'PATCH /api/account': { body: { firstName: 'Iris', lastName: 'Vale', timezone: 'Europe/Paris' } },
    'GET /api/account/sessions': {},
    'DELETE /api/account/sessions/{ownerSessionId}': {
      params: { ownerSessionId: await newestSession(knex, owner) },
      before: async () => ({ params: { ownerSessionId: await newestSession(knex, owner) } }),
    },
    'GET /api/account/preferences': {},
    'PATCH /api/account/preferences': { body: { language: 'de', theme: 'dark', units: null } },
    'POST /api/account/reauthentication': {
      body: { password },
      before: async (_, client) => {
        await setPassword(knex, client.userId, await hashPassword(password));
        return undefined;
      },
    },
    'DELETE /api/account/sessions': { fresh: true },
    'POST /api/account/confirmation': { fresh: true },
    'GET /confirm-address': { query: `token=${'x'.repeat(43)}` },
    'POST /confirm-address': {
      body: `token=${await issueToken(knex, 'prove-address', id)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      before: async () => ({ body: `token=${await issueToken(knex, 'prove-address', id)}` }),
    },
    'POST /api/account/password': {
      fresh: true,
      body: { currentPassword: password, newPassword: 'nine open windows 52' },
      before: async (_, client) => {
        await setPassword(knex, client.userId, await hashPassword(password));
        return undefined;
      },
    },
    'POST /api/auth/register': {
      body: { fullName: 'Iris Vale', email: 'new@example.test', password },
      before: async () => {
        count += 1;
        return { body: { fullName: 'Iris Vale', email: `new-${count}@example.test`, password } };
      },
    },
    'POST /api/auth/ticket': { body: { email, password } },
    'POST /api/auth/forgot': { body: { email } },
    'POST /api/auth/reset': {
      body: { token: 'x'.repeat(43), password },
      before: async () => ({ body: { token: await issueToken(knex, 'set-password', id), password } }),
    },
    'GET /oidc/sign-in.css': {},
    'GET /api/connect/app': {},
    'GET /api/login': {},
    // Signing out twice is no error, but the standing callers must stay signed in.
    'GET /api/logout': { fresh: true },
  };
};
