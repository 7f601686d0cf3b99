import type { Figure, Traces } from '#core/contract/figures';
import type { IntakeStanding } from '../public';
import { Intake } from './models/intake';
import { late } from './service/inbox/list';

/** What waits, by the same rule as the list. */
export const standing: IntakeStanding = {
  waiting: async (db) =>
    db(Intake.tableName)
      .whereNot({ state: 'planned' })
      .first<{ due: number; overdue: number }>(
        db.raw(`count(*) filter (where not (${late}))::int as due, count(*) filter (where ${late})::int as overdue`),
      ),
};

/** With and without an account. */
export const submitted: Figure = {
  id: 'questionnaires',
  definition: 'Questionnaires sent in {period}, with and without an account; withdrawn ones do not count.',
  kind: 'within',
  count: async (db, { from, to }) => {
    const row = await db(Intake.tableName)
      .where('submitted_at', '>=', from)
      .where('submitted_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, period) => sending.within(db, period),
};

/** Whoever sent a questionnaire was here. */
export const sending: Traces = {
  within: (db, { from, to }) =>
    db(Intake.tableName)
      .whereNotNull('user_id')
      .where('submitted_at', '>=', from)
      .where('submitted_at', '<', to)
      .select('user_id'),
};
