import type { Scene } from '#core/testing/matrix';
import { aContent, aDate, aPaperForm, aPlace, aQuotedDate, bookPlace, publishRetreat } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary, knex }) => {
  const { owner, admin } = callers;
  const { retreat, date } = await publishRetreat(
    admin,
    {},
    { capacity: 200, rooms: [{ id: null, name: 'Hall', description: '', places: 200, priceMinor: 100 }] },
  );
  const place = await bookPlace(owner, date, { health: canary, healthConsent: true, dietNote: canary });
  const paper = place.checklist[0]?.id ?? '';
  const form = aPaperForm();
  await owner.send({
    method: 'POST',
    path: `/api/retreat-papers/${paper}/file`,
    body: form.body,
    headers: form.headers,
  });
  const version = async (table: string, id: string) => {
    const row = await knex(table).where({ id }).first<{ version: number }>('version');
    return { 'if-match': `"${row.version}"` };
  };
  // What staff may read is on a date of its own, without the words that nobody else may see.
  const known = await publishRetreat(admin);
  const seen = await bookPlace(owner, known.date, { health: 'Asthma', healthConsent: true });
  const params = { id: retreat.id };
  const full = await aQuotedDate(knex, { taken: 2 });
  /** A new place of the owner on a date of its own. */
  const fresh = async () => {
    const other = await publishRetreat(admin);
    const booked = await bookPlace(owner, other.date);
    return { place: booked, date: other.date };
  };
  return {
    'GET /api/studio/retreats': {},
    'GET /api/studio/retreats.csv': { query: 'ahead=yes&sort=next' },
    'POST /api/studio/retreats': { body: { title: 'A new one' } },
    'GET /api/studio/retreats/{id}': { params },
    'PUT /api/studio/retreats/{id}': {
      params,
      body: { ...aContent(), title: retreat.content.title, slug: retreat.content.slug },
      before: async () => ({ headers: await version('retreats', retreat.id) }),
    },
    'POST /api/studio/retreats/{id}/moves': {
      params,
      body: { to: 'published' },
      before: async () => ({ headers: await version('retreats', retreat.id) }),
    },
    'DELETE /api/studio/retreats/{id}/changes': {
      params,
      before: async () => {
        const { title, slug } = retreat.content;
        const saved = await admin.put(
          `/api/studio/retreats/${retreat.id}`,
          aContent({ title, slug, summary: 'Changed.' }),
          await version('retreats', retreat.id),
        );
        return { headers: { 'if-match': `"${saved.body.version}"` } };
      },
    },
    'POST /api/studio/retreats/{id}/duplicates': { params },
    'POST /api/studio/retreats/{id}/dates': { params, body: aDate() },
    'PUT /api/studio/retreat-dates/{id}': {
      params: { id: date.id },
      body: aDate({
        capacity: 200,
        rooms: [{ id: date.rooms[0]?.id ?? null, name: 'Hall', description: '', places: 200, priceMinor: 100 }],
      }),
      before: async () => ({ headers: await version('experiences', date.id) }),
    },
    'POST /api/studio/retreat-dates/{id}/cancel': {
      params: { id: date.id },
      before: async () => {
        const other = await publishRetreat(admin);
        return { params: { id: other.date.id }, headers: { 'if-match': `"${other.date.version}"` } };
      },
    },
    'GET /api/studio/retreat-dates/{id}/roster': { params: { id: known.date.id } },
    'GET /api/studio/retreat-dates/{id}/participants': {
      params: { id: known.date.id },
      query: 'status=booked&papers=missing&sort=room',
    },
    'GET /api/studio/retreat-dates/{id}/roster.csv': { params: { id: known.date.id }, query: 'arrived=no&sort=booked' },
    'PATCH /api/studio/retreat-places/{id}': {
      params: { id: seen.id },
      body: { rooming: 'Room 3' },
      before: async () => ({ headers: await version('retreat_places', seen.id) }),
    },
    'POST /api/studio/retreat-places/{id}/cancel': {
      params: { id: place.id },
      before: async () => {
        const other = await fresh();
        return { params: { id: other.place.id }, headers: { 'if-match': '"1"' } };
      },
    },
    'POST /api/studio/retreat-dates/{id}/messages': {
      params: { id: date.id },
      body: { subject: 'Before you come', text: 'Bring boots.' },
    },
    'PATCH /api/studio/retreat-papers/{id}': {
      params: { id: paper },
      body: { state: 'refused', note: 'The last page is missing.' },
    },
    'GET /api/retreat-dates/led': {},
    'GET /api/retreat-dates/{id}/medical': { params: { id: known.date.id } },
    'GET /api/retreats': { query: 'length=short' },
    'GET /api/retreats/{slug}': { params: { slug: retreat.content.slug } },
    'POST /api/retreat-places': {
      fresh: true,
      body: aPlace(date),
    },
    'GET /api/retreat-places/me': {},
    'GET /api/retreat-places/{id}': { params: { id: place.id } },
    'POST /api/retreat-places/{id}/cancel': {
      params: { id: place.id },
      before: async () => ({ params: { id: (await fresh()).place.id } }),
    },
    'POST /api/retreat-papers/{id}/file': { params: { id: paper }, body: form.body, headers: form.headers },
    'GET /api/retreat-papers/{id}/file': { params: { id: paper } },
    'GET /api/experiences': {},
    'POST /api/experiences/{id}/waitlist': { params: { id: full }, body: { guests: 1 } },
    'DELETE /api/experiences/{id}/waitlist': { params: { id: full } },
  };
};
