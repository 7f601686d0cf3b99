import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Figure, Period, StageTimes, Traces } from '#modules/reporting/public';
import type { MatchStanding } from '../public';
import { openingsOf } from '#modules/sharing/server/queries/active-consents';
import { MatchingJob } from './models/matching-job';

const countOf = async (query: Knex.QueryBuilder, db: Knex): Promise<number> => {
  const row = (await query.first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};
const answered = (db: Knex, { from, to }: Period) =>
  db('matches').where('answered_at', '>=', from).where('answered_at', '<', to);
const accepted = (db: Knex, period: Period) => answered(db, period).whereNot({ status: 'declined' });
const practising = (core: Core, db: Knex, to: string): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, 'practitioner').as('practitioner'))
    .whereNull('practitioner.suspended_at')
    .where('practitioner.created_at', '<', to);

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
  openingsOf: async (practitionerUserId, db) =>
    new Map(
      [...(await openingsOf(db, practitionerUserId))].map(([clientId, { matchId, consentId, segments }]) => [
        clientId,
        { matchId, consent: consentId === null ? null : { consentId, matchId, segments } },
      ]),
    ),
  listCaseloads: async (db, most) =>
    db('practitioners as p')
      .leftJoin('matches as m', (join) => join.on('m.practitioner_id', 'p.id').onVal('m.status', 'accepted'))
      .whereNotNull('p.user_id')
      .groupBy('p.id')
      .orderByRaw('count(m.id)::float8 / nullif(p.capacity, 0) desc nulls last, count(m.id) desc, p.name')
      .limit(most)
      .select('p.name', 'p.capacity', db.raw('count(m.id)::int as clients')),
  openRequests: (db) => countOf(db('matches').where({ status: 'requested' }), db),
};

/** What is counted of practitioners and of requests to them. */
export const matchFigures = (core: Core): readonly Figure[] => [
  {
    id: 'practitioners',
    definition:
      'Accounts of practitioners that are not suspended, those included who have not described their work yet and cannot be found by clients.',
    kind: 'standing',
    count: (db, { to }) => countOf(practising(core, db, to), db),
    people: (db, { to }) => practising(core, db, to).select({ user_id: 'practitioner.id' }),
  },
  {
    id: 'matches-answered',
    definition: 'Requests of clients that a practitioner answered in {period}.',
    kind: 'within',
    count: (db, period) => countOf(answered(db, period), db),
    people: (db, period) => answered(db, period).select('user_id'),
  },
  {
    id: 'matches-accepted',
    definition: 'Requests of clients that a practitioner accepted in {period}.',
    kind: 'within',
    count: (db, period) => countOf(accepted(db, period), db),
    people: (db, period) => accepted(db, period).select('user_id'),
  },
];

/** Whoever asked for matches was here. */
export const searching: Traces = {
  within: (db, { from, to }) =>
    db(MatchingJob.tableName).where('created_at', '>=', from).where('created_at', '<', to).select('user_id'),
};

/** From the account to the first practitioner who said yes. */
export const findingSomebody = (core: Core): StageTimes => ({
  stage: 'assessment',
  definition: 'From the day an account was opened to the day a practitioner accepted the client for the first time.',
  within: (db, { from, to }) =>
    db
      .from(
        db('matches')
          .where({ sample: false })
          .whereNotNull('answered_at')
          .whereNot({ status: 'declined' })
          .groupBy('user_id')
          .select('user_id')
          .min({ at: 'answered_at' })
          .as('first'),
      )
      .join(core.people.accounts(db, 'client').as('client'), 'client.id', 'first.user_id')
      .where('first.at', '>=', from)
      .where('first.at', '<', to)
      .select({ began: 'client.created_at', ended: 'first.at' }),
});
