import { randomUUID } from 'node:crypto';
import { breakGlassObjects } from '../contract/break-glass';
import { provide } from '../contract/server';
import { addInvitation } from '#modules/administration/server/queries/invitations';
import { aPerson } from './app';
import { failedMail, insertMail } from './mails';
import type { HappyCall, SceneContext } from './matrix';

/** Happy calls of the team's own routes. */
export const adminCalls = async ({
  app,
  knex,
  callers,
}: SceneContext): Promise<Readonly<Record<string, HappyCall>>> => {
  const closed = randomUUID();
  const ownerOf = async (_: unknown, id: string) =>
    id === closed ? { userId: callers.owner.userId, email: null } : null;
  app.assembled.ports.add('scene', provide(breakGlassObjects, { kind: 'scene', ownerOf }));
  const anInvitation = () =>
    knex.transaction((trx) =>
      addInvitation(trx, {
        email: `scene-${randomUUID()}@example.test`,
        role: 'practitioner',
        by: callers.admin.userId,
      }),
    );
  const aFailedMail = () => insertMail(app, { to: 'gone@example.test' }, failedMail);
  const anAcceptance = async (): Promise<string> => {
    const { token } = await anInvitation();
    return new URLSearchParams({ token, fullName: 'Ina Vited', password: 'seven quiet rivers 41' }).toString();
  };
  return {
    'POST /api/admin/break-glass': { body: { object: `scene:${closed}`, reason: 'A person asked us for help.' } },
    'GET /api/admin/break-glass': {},
    'GET /api/account/openings': {},
    'GET /api/admin/users': {},
    'GET /api/admin/audit': {},
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
    'GET /api/system/health': {},
    'POST /api/invitations': {
      body: { email: 'invited@example.test', role: 'practitioner' },
      before: async () => ({ body: { email: `invited-${randomUUID()}@example.test`, role: 'practitioner' } }),
    },
    'GET /api/invitations': {},
    'DELETE /api/invitations/{id}': {
      params: { id: randomUUID() },
      before: async () => ({ params: { id: (await anInvitation()).view.id } }),
    },
    'GET /invitation': { query: `token=${(await anInvitation()).token}` },
    'POST /invitation': {
      body: await anAcceptance(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      before: async () => ({ body: await anAcceptance() }),
    },
    'PATCH /api/admin/users/{id}': {
      params: { id: callers.other_client.userId },
      body: { role: 'client', suspended: false },
      before: async () => ({ params: { id: await aPerson(knex, 'client') }, body: { role: 'practitioner' } }),
    },
    'DELETE /api/admin/users/{id}/sessions': {
      params: { id: callers.other_client.userId },
      before: async () => ({ params: { id: await aPerson(knex, 'client') } }),
    },
  };
};
