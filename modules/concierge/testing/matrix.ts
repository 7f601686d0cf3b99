import type { Scene } from '#core/testing/matrix';
import { anOfferInput, aQuote, aRequest, aTrip, inDays, plantOffers, quote, sendRequest } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary, knex }) => {
  await callers.owner.post('/api/assistant/messages', { text: `How much does a retreat cost? ${canary}` });
  await plantOffers(knex);
  const { owner, admin, anon } = callers;
  const secret = aTrip({ specialRequests: canary });
  const own = await sendRequest(owner, { bookingRequest: secret });
  await quote(admin, own.id);
  await owner.post(`/api/bookings/${own.id}/accept`);
  const params = { id: own.id };
  /** A new request of the owner; `quoted` by the team. */
  const fresh = async (quoted: boolean) => {
    const { id } = await sendRequest(owner);
    if (quoted) await quote(admin, id);
    return { params: { id } };
  };
  const asked = await sendRequest(anon, { email: 'visitor@example.test' });
  /** A trip that has ended. */
  const ended = async () => {
    const call = await fresh(true);
    await owner.post(`/api/bookings/${call.params.id}/accept`);
    await knex('bookings')
      .where(call.params)
      .update({ start_date: inDays(-9), end_date: inDays(-2) });
    return call;
  };
  const house = async () => (await admin.post('/api/studio/offers', anOfferInput())).body as { id: string };
  const offer = await house();
  return {
    'GET /api/studio/offers': { query: 'category=hotel' },
    'GET /api/studio/offers/{id}': { params: { id: offer.id } },
    'POST /api/studio/offers': { body: anOfferInput() },
    'PUT /api/studio/offers/{id}': {
      params: { id: offer.id },
      body: anOfferInput(),
      before: async () => ({ params: { id: (await house()).id }, headers: { 'if-match': '"1"' } }),
    },
    'DELETE /api/studio/offers/{id}': {
      params: { id: offer.id },
      before: async () => ({ params: { id: (await house()).id } }),
    },
    'GET /api/studio/offers.csv': { query: 'from=house&sort=price' },
    'GET /api/assistant': {},
    'POST /api/assistant/messages': { body: { text: 'What is a Labor?' } },
    'PUT /api/assistant/settings': { body: { ownAnswers: true, provider: null } },
    'POST /api/assistant/verdicts': { body: { useful: true, sources: ['help:what-a-labor-is'] } },
    'POST /api/assistant/hand-offs': {
      body: { name: 'Ann Lee', email: 'ann@example.com', message: 'Please call me back.' },
    },
    'DELETE /api/assistant/messages': {},
    'GET /api/offers': { query: 'category=restaurant&near=Big%20Sur' },
    'GET /api/offers/counts': {},
    'GET /api/team/offers': { query: 'category=hotel' },
    'POST /api/concierge/towns': { body: { latitude: 37.77, longitude: -122.42 } },
    'POST /api/concierge/plans': { body: { bookingRequest: aTrip(), selectedServices: [], currentLocation: 'Berlin' } },
    'POST /api/ai-concierge-booking': { body: { ...aRequest(), email: 'visitor@example.test' } },
    'GET /api/bookings/me': {},
    'GET /api/bookings': {},
    'GET /api/bookings.csv': { query: 'status=requested&sort=start' },
    'GET /api/bookings/counts': {},
    'GET /api/bookings/{id}': { params },
    'GET /api/bookings/{id}/needs': { params: { id: asked.id } },
    'GET /api/bookings/{id}/calendar.ics': { params },
    'GET /api/bookings/{id}/itinerary.pdf': { params },
    'POST /api/bookings/{id}/proposals': { params, body: aQuote(), before: () => fresh(false) },
    'POST /api/bookings/{id}/accept': { params, before: () => fresh(true) },
    'POST /api/bookings/{id}/counter': { params, body: { wish: 'One room is enough.' }, before: () => fresh(true) },
    'POST /api/bookings/{id}/cancel': { params, before: () => fresh(false) },
    'POST /api/bookings/{id}/closing': { params, body: { status: 'completed' }, before: ended },
  };
};
