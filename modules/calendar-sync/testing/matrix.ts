import { randomUUID } from 'node:crypto';
import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, knex }) => {
  const { prac_consent } = callers;
  const { userId } = prac_consent;
  const input = { name: 'Private', address: 'https://calendar.example/busy.ics' };
  const login = { address: 'https://dav.example/', user: 'ada', password: 'app-password' };
  const url = 'https://dav.example/ada/calendar/';
  const aFeed = async (): Promise<string> => {
    await knex('calendar_feeds').delete();
    return (await prac_consent.post('/api/calendars/feeds', input)).body.id;
  };
  const fresh = async () => ({ params: { id: await aFeed() } });
  const anAccount = async () => {
    // Each caller has one of its own; only this one’s is there.
    await knex('calendar_accounts').delete();
    await prac_consent.put('/api/calendars/account', login);
    await knex('calendar_accounts').update({ calendars: JSON.stringify([{ url, name: 'Work' }]) });
  };
  const connected = async () => {
    await anAccount();
    return undefined;
  };
  const aDecision = async (): Promise<string> => {
    await anAccount();
    const [row] = await knex('calendar_decisions')
      .insert({ user_id: userId, session_id: randomUUID(), kind: 'put-back', here: '2027-03-01T10:00:00Z' })
      .returning<{ id: string }[]>('id');
    return row?.id ?? '';
  };
  const asked = async () => ({ params: { id: await aDecision() } });
  const params = { id: await aFeed() };
  return {
    'GET /api/calendars/feeds': {},
    'POST /api/calendars/feeds': { body: input },
    'POST /api/calendars/feeds/{id}/refresh': { params, before: fresh },
    'DELETE /api/calendars/feeds/{id}': { params, before: fresh },
    'GET /api/calendars/account': {},
    'PUT /api/calendars/account': { body: login },
    'PATCH /api/calendars/account': { body: { url }, before: connected },
    'POST /api/calendars/account/sync': { before: connected },
    'DELETE /api/calendars/account': { before: connected },
    'GET /api/calendars/decisions': {},
    'POST /api/calendars/decisions/{id}': {
      ...(await asked()),
      body: { answer: 'seen' },
      before: asked,
    },
  };
};
