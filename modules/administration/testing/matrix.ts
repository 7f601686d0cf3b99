import { randomUUID } from 'node:crypto';
import { aPerson } from '#core/testing/app';
import { failedMail, insertMail } from '#core/testing/mails';
import type { Scene } from '#core/testing/matrix';

const password = 'seven quiet rivers 41';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Happy calls of the team's own routes. */
export const scene: Scene = async ({ app, knex, callers }) => {
  const { admin, other_client: other } = callers;
  const anInvitation = async (): Promise<{ readonly id: string; readonly token: string }> => {
    const email = `scene-${randomUUID()}@example.test`;
    const { body } = await admin.post('/api/invitations', { email, role: 'practitioner' });
    return { id: body.id, token: new URL(body.link).searchParams.get('token') ?? '' };
  };
  const aFailedMail = () => insertMail(app, { to: 'gone@example.test' }, failedMail);
  const aPreparedAccount = async (): Promise<string> => {
    const email = `prepared-${randomUUID()}@example.test`;
    const [user] = await knex('users').insert({ email, first_name: 'Pia', last_name: 'Pared' }).returning('id');
    await knex('accounts').insert({ user_id: user.id, password_hash: null });
    return user.id;
  };
  const anAcceptance = async (): Promise<string> => {
    const { token } = await anInvitation();
    return new URLSearchParams({ token, fullName: 'Ina Vited', password }).toString();
  };
  return {
    'GET /api/admin/users': {},
    'GET /api/admin/users.csv': { query: 'role=client&sort=name' },
    'GET /api/admin/audit': {},
    'GET /api/admin/audit.csv': { query: 'action=people.*' },
    'GET /api/admin/audit.jsonl': { query: 'from=2026-01-01T00:00:00Z' },
    'GET /api/admin/jobs': {},
    'GET /api/admin/mails': {},
    'POST /api/admin/mails/{id}/send': {
      params: { id: randomUUID() },
      before: async () => ({ params: { id: await aFailedMail() } }),
    },
    'DELETE /api/admin/mails/{id}': {
      params: { id: randomUUID() },
      before: async () => ({ params: { id: await aFailedMail() } }),
    },
    'POST /api/admin/users/{id}/invitation': {
      params: { id: randomUUID() },
      body: { by: 'link' },
      before: async () => ({ params: { id: await aPreparedAccount() } }),
    },
    'GET /api/system/health': {},
    'POST /api/invitations': {
      body: { email: 'invited@example.test', role: 'practitioner' },
      before: async () => ({ body: { email: `invited-${randomUUID()}@example.test`, role: 'practitioner' } }),
    },
    'GET /api/invitations': {},
    'DELETE /api/invitations/{id}': {
      params: { id: randomUUID() },
      before: async () => ({ params: { id: (await anInvitation()).id } }),
    },
    'GET /invitation': { query: `token=${(await anInvitation()).token}` },
    'POST /invitation': {
      body: await anAcceptance(),
      headers: form,
      before: async () => ({ body: await anAcceptance() }),
    },
    'PATCH /api/admin/users/{id}': {
      params: { id: other.userId },
      body: { role: 'client', suspended: false },
      before: async () => ({ params: { id: await aPerson(knex, 'client') }, body: { role: 'practitioner' } }),
    },
    'DELETE /api/admin/users/{id}/sessions': {
      params: { id: other.userId },
      before: async () => ({ params: { id: await aPerson(knex, 'client') } }),
    },
  };
};
