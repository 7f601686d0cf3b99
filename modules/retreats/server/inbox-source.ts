import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Paper, Place } from './models/place';

const what = {
  'medical-clearance': 'Medical clearance',
  'psychological-assessment': 'Psychological assessment',
  'travel-insurance': 'Travel insurance',
} as const;

/** Papers that participants handed in: done once staff accepted them or said what is wrong. */
export const paperSource = (core: Core): InboxSource => ({
  kind: 'retreat-paper',
  rank: 40,
  permission: 'retreats.manage',
  label: 'Paper to check',
  rows: async (db) => ({
    query: db('retreat_papers as paper')
      .join('retreat_places as place', 'place.id', 'paper.place_id')
      .whereNotNull('paper.uploaded_at')
      .select(
        db.raw('paper.id::text as id'),
        'paper.uploaded_at as at',
        db.raw('null::timestamptz as due_at'),
        db.raw("(paper.state <> 'uploaded' or place.status <> 'booked') as done"),
        db.raw('lower(place.reference) as search'),
        db.raw('place.user_id::text as person'),
        db.raw('null::uuid as assignee'),
      ),
  }),
  describe: async (db, ids) => {
    const papers = await Paper.query(db).findByIds([...ids]);
    const places = await Place.query(db).findByIds(papers.map(({ placeId }) => placeId));
    const names = await core.people.names(places.map(({ userId }) => userId));
    const facts = new Map<string, InboxFacts>();
    for (const { id, kind, placeId } of papers) {
      const place = places.find((one) => one.id === placeId);
      if (!place) continue;
      const person = names.get(place.userId);
      const contact = await core.people.contact(db, place.userId);
      facts.set(id, {
        title: person ? `${person.firstName} ${person.lastName}`.trim() : place.reference,
        detail: `${what[kind]} · ${place.title}`,
        email: contact?.email ?? null,
        personId: place.userId,
        href: `/team-portal/retreats/dates/${place.dateId}`,
      });
    }
    return facts;
  },
});
