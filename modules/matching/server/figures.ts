import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Figure, Period, StageTimes, Traces } from '#modules/reporting/public';
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
