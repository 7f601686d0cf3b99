import type { Knex } from 'knex';
import type { MatchStanding } from '../../public';

const acceptedMatches = (db: Knex) =>
  db('matches as m')
    .join('practitioners as p', 'p.id', 'm.practitioner_id')
    .where('m.status', 'accepted')
    .whereNotNull('p.user_id');

/** Accepted matches and open requests. */
export const standing: MatchStanding = {
  listAccepted: async (db, clientUserIds) =>
    acceptedMatches(db)
      .whereIn('m.user_id', [...clientUserIds])
      .select({ clientUserId: 'm.user_id', practitionerUserId: 'p.user_id', practitionerName: 'p.name' }),
  accepted: (db) => acceptedMatches(db).select('m.user_id'),
  listCaseloads: async (db, most) =>
    db('practitioners as p')
      .leftJoin('matches as m', (join) => join.on('m.practitioner_id', 'p.id').onVal('m.status', 'accepted'))
      .whereNotNull('p.user_id')
      .groupBy('p.id')
      .orderByRaw('count(m.id)::float8 / nullif(p.capacity, 0) desc nulls last, count(m.id) desc, p.name')
      .limit(most)
      .select('p.name', 'p.capacity', db.raw('count(m.id)::int as clients')),
  openRequests: async (db) => {
    const row = await db('matches').where({ status: 'requested' }).first(db.raw('count(*)::int as n'));
    return (row as { n: number }).n;
  },
  practices: (db) =>
    db('practitioners as p')
      .leftJoin('practitioner_availability as a', 'a.practitioner_id', 'p.id')
      .whereNotNull('p.user_id')
      .where('p.sample', false)
      .select('p.id', 'p.user_id', 'p.name', 'a.hours', 'a.exceptions')
      .select(db.raw("to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as since")),
};
