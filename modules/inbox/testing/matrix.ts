import { randomUUID } from 'node:crypto';
import type { Scene } from '#core/testing/matrix';
import { aMail } from './factory';

/** Happy calls of the routes of this module, on a mail that came in: the inbox's own kind of item. */
export const scene: Scene = async ({ app, knex, callers }) => {
  const { admin } = callers;
  const id = await aMail(app);
  const params = { kind: 'mail', id };
  const another = async () => ({ params: { kind: 'mail', id: await aMail(app) } });
  const template = { name: 'Thanks', subject: 'Thank you', text: 'We read what you wrote.' };
  const [saved] = await knex('inbox_templates').insert(template).returning<{ id: string }[]>('id');
  return {
    'GET /api/inbox/items': { query: 'state=waiting&assigned=me&sort=due&q=a' },
    'GET /api/inbox/counts': {},
    'GET /api/inbox/staff': {},
    'GET /api/inbox/items/{kind}/{id}': { params },
    'PATCH /api/inbox/items/{kind}/{id}': {
      params,
      body: { assigneeId: admin.userId },
      headers: { 'if-match': '"1"' },
      before: another,
    },
    'POST /api/inbox/items/{kind}/{id}/notes': { params, body: { text: 'Called back.', mentions: [admin.userId] } },
    'POST /api/inbox/items/{kind}/{id}/replies': { params, body: { subject: 'Your mail', text: 'Thank you.' } },
    'POST /api/inbox/items/{kind}/{id}/presence': { params, body: { state: 'answering' } },
    'GET /api/inbox/templates': {},
    'POST /api/inbox/templates': { body: template },
    'DELETE /api/inbox/templates/{id}': {
      params: { id: saved?.id ?? randomUUID() },
      before: async () => {
        const [made] = await knex('inbox_templates').insert(template).returning<{ id: string }[]>('id');
        return { params: { id: made?.id ?? randomUUID() } };
      },
    },
    'POST /api/inbox/inbound': { body: { raw: Buffer.from('From: a@example.test\r\n\r\nHello').toString('base64') } },
  };
};
