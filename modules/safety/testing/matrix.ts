import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';

const path = '/api/safety/contact-requests';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, knex }) => {
  const { owner, admin } = callers;
  const request = (by: Client) => by.post(path, { origin: 'reading', language: 'en' });
  /** A wish of somebody new; taken on by the admin, with what was done. */
  const fresh = async ({ taken = false, done = false } = {}) => {
    const person = await app.as('client');
    await request(person);
    const { id } = await knex('safety_contact_requests').where({ user_id: person.userId }).first();
    if (taken) await admin.post(`${path}/${id}/acknowledge`, { insteadOf: null });
    if (done) await admin.post(`${path}/${id}/steps`, { kind: 'mail' });
    return { params: { id: String(id) } };
  };
  await request(owner);
  const { id } = await knex('safety_contact_requests').where({ user_id: owner.userId }).first();
  const params = { id: String(id) };
  return {
    'GET /api/help-lines': { query: 'language=en' },
    'GET /api/safety/contact-requests/me': {},
    'POST /api/safety/contact-requests': { body: { origin: 'reading', language: 'en' } },
    'DELETE /api/safety/contact-requests/me': {
      before: async (_principal, client) => {
        await request(client);
        return undefined;
      },
    },
    'GET /api/safety/contact-requests': { query: 'state=open' },
    'GET /api/safety/contact-requests/counts': {},
    'GET /api/safety/contact-requests/{id}': { params, before: () => fresh() },
    'POST /api/safety/contact-requests/{id}/acknowledge': {
      params,
      body: { insteadOf: null },
      before: () => fresh(),
    },
    'POST /api/safety/contact-requests/{id}/steps': {
      params,
      body: { kind: 'mail', note: 'Wrote to them.' },
      before: () => fresh({ taken: true }),
    },
    'POST /api/safety/contact-requests/{id}/close': {
      params,
      body: { note: 'Answered.' },
      before: () => fresh({ taken: true, done: true }),
    },
    'GET /api/safety/help-offer': {},
    'DELETE /api/safety/help-offer': {},
  };
};
