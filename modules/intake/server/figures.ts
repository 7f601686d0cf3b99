import type { Figure, JourneyMarks, StageTimes, StepTimes, Traces } from '#modules/reporting/public';
import type { IntakeStanding } from '../public';
import { stepCount, steps } from '../schemas/steps';
import { Intake } from './models/intake';
import { IntakeStepTime } from './models/intake-draft';
import { late } from './queries/intakes';

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

/** From the questionnaire to the plan that answers it. */
export const planning: StageTimes = {
  stage: 'intake',
  definition: 'From the day a questionnaire was sent to the day the team marked its plan as ready.',
  within: (db, { from, to }) =>
    db(Intake.tableName)
      .where({ sample: false })
      .where('planned_at', '>=', from)
      .where('planned_at', '<', to)
      .select({ began: 'submitted_at', ended: 'planned_at' }),
};

/** Some send the questionnaire before they open an account. */
export const firstForms: JourneyMarks = {
  begun: (db) =>
    db(Intake.tableName)
      .where({ sample: false })
      .whereNotNull('user_id')
      .select({ user_id: 'user_id', at: 'submitted_at' }),
};

/** How long each screen of the questionnaire takes; the fifth is another one on each path and counts as one. */
export const screens: StepTimes = {
  within: async (db, { from, to }) => {
    const rows = await db(IntakeStepTime.tableName)
      .where('at', '>=', from)
      .where('at', '<', to)
      .groupBy('step')
      .select<{ step: number; seconds: number; times: number }[]>(
        'step',
        db.raw('percentile_cont(0.5) within group (order by seconds) as seconds'),
        db.raw('count(*)::int as times'),
      );
    return steps
      .filter(({ step }, place) => step < stepCount && steps.findIndex((one) => one.step === step) === place)
      .map(({ step, heading }) => {
        const found = rows.find((row) => row.step === step);
        return { step, name: heading, seconds: found?.seconds ?? null, times: found?.times ?? 0 };
      });
  },
};
