import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { matchCallers } from '#modules/matching/testing/matches';
import type { BookingView } from '../schemas/bookings';
import { aService, aStart, booked, openHours, phoneService, plainRules, setRules, shiftTo } from './factory';

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** Happy calls of the routes of this module. */
export const scene: Scene = async (context) => {
  const { callers, knex } = context;
  const { owner, prac_consent } = callers;
  const { matches } = await matchCallers(context);
  await setRules(prac_consent, { changeHours: 0, noticeHours: 0 });
  const service = await aService(prac_consent, { mode: 'video', link: 'https://meet.example/room-of-two' });
  const series = await aService(prac_consent, { kind: 'series', sessionCount: 2 });
  let day = 70;
  const fresh = async (): Promise<BookingView> => {
    // Happy calls of others set other hours; half a year is as far as anything can be booked.
    await openHours(prac_consent);
    await knex('session_places').where({ client_id: owner.userId }).update({ status: 'cancelled' });
    await knex('sessions_booked').where({ practitioner_user_id: prac_consent.userId }).update({ status: 'cancelled' });
    day = day < 170 ? day + 1 : 70;
    return booked(owner, service.id, aStart(day));
  };
  const first = await fresh();
  const own = async () => {
    const { id, version } = await fresh();
    return { params: { id }, headers: ifMatch(version) };
  };
  const taught = async () => {
    const { sessionId, version } = await fresh();
    return { params: { id: sessionId }, headers: ifMatch(version) };
  };
  const begun = async (minutes: number): Promise<BookingView> => {
    const made = await fresh();
    await shiftTo(knex, made.sessionId, minutes);
    return made;
  };
  const offered = async () => {
    const { id } = await fresh();
    const [from, to] = [aStart(60), aStart(61)];
    const practitioner = await knex('sessions_booked').where({ practitioner_user_id: prac_consent.userId }).first();
    await knex('session_offers').update({ status: 'passed' });
    const [row] = await knex('session_offers')
      .insert({
        ...{ place_id: id, client_id: owner.userId, practitioner_id: practitioner.practitioner_id },
        ...{ starts_at: from, ends_at: to, busy: `[${from},${to})`, expires_at: to },
      })
      .returning<{ id: string }[]>('id');
    return { params: { id: row?.id ?? '' } };
  };
  const { address } = (await owner.post('/api/sessions/feed')).body;
  const token = String(address).split('/').at(-1) ?? '';
  const serviceOf = async () => {
    const made = await aService(prac_consent);
    return { params: { id: made.id }, headers: ifMatch(made.version) };
  };
  const versionOf = async (caller: Client): Promise<number> => (await caller.get('/api/sessions/rules')).body.version;
  return {
    'GET /api/sessions/services': {},
    'POST /api/sessions/services': { body: phoneService },
    'PUT /api/sessions/services/{id}': { ...(await serviceOf()), body: phoneService, before: serviceOf },
    'DELETE /api/sessions/services/{id}': { ...(await serviceOf()), before: serviceOf },
    'GET /api/sessions/rules': {},
    'PUT /api/sessions/rules': {
      body: plainRules,
      headers: ifMatch(0),
      before: async (_, caller) => ({ headers: ifMatch(await versionOf(caller)) }),
    },
    'GET /api/sessions/clients': {},
    'GET /api/sessions/calendar': { query: 'days=7' },
    'POST /api/sessions/calendar': {
      body: { serviceId: service.id, start: aStart(50), matchId: matches.prac_consent },
      before: async () => {
        await fresh();
        return undefined;
      },
    },
    'PATCH /api/sessions/calendar/{id}': {
      params: { id: first.sessionId },
      headers: ifMatch(0),
      body: { start: aStart(51) },
      before: taught,
    },
    'POST /api/sessions/calendar/{id}/cancel': { params: { id: first.sessionId }, before: taught },
    'PATCH /api/sessions/places/{id}': {
      params: { id: first.id },
      body: { status: 'attended' },
      before: async () => ({ params: { id: (await begun(-5)).id } }),
    },
    'GET /api/sessions/offers': {},
    'GET /api/sessions/offers/{id}/slots': { params: { id: service.id }, query: 'zone=Europe/Berlin' },
    'POST /api/sessions/bookings': {
      body: { serviceId: service.id, start: aStart(52), zone: 'Europe/Berlin' },
      before: async () => {
        await fresh();
        return undefined;
      },
    },
    'POST /api/sessions/packages': {
      body: { serviceId: series.id },
      before: async () => {
        await knex('session_packages').where({ client_id: owner.userId }).delete();
        return undefined;
      },
    },
    'GET /api/sessions/bookings': { query: 'when=ahead' },
    'GET /api/sessions/bookings/{id}': { params: { id: first.id } },
    'PATCH /api/sessions/bookings/{id}': {
      params: { id: first.id },
      headers: ifMatch(0),
      body: { start: aStart(53), zone: 'Europe/Berlin' },
      before: own,
    },
    'POST /api/sessions/bookings/{id}/cancel': { params: { id: first.id }, before: own },
    'PUT /api/sessions/bookings/{id}/earlier': { params: { id: first.id }, before: own },
    'DELETE /api/sessions/bookings/{id}/earlier': { params: { id: first.id }, before: own },
    'POST /api/sessions/earlier-offers/{id}': { ...(await offered()), body: { accept: true }, before: offered },
    'GET /api/sessions/calendar/{id}/room': {
      params: { id: first.sessionId },
      before: async () => ({ params: { id: (await begun(5)).sessionId } }),
    },
    'GET /api/sessions/calendar/{id}/file': {
      params: { id: first.sessionId },
      before: async () => ({ params: { id: (await fresh()).sessionId } }),
    },
    'GET /api/sessions/feed': {},
    'POST /api/sessions/feed': {
      // The owner’s stays, for the row of its address.
      before: async () => undefined,
    },
    'DELETE /api/sessions/feed': {},
    'GET /api/sessions/feeds/{token}': {
      params: { token },
      before: async () => {
        const made = await owner.post('/api/sessions/feed');
        return { params: { token: String(made.body.address).split('/').at(-1) ?? '' } };
      },
    },
  };
};
