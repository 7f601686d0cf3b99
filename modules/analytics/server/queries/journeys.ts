import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { journeyMarks, type Period } from '#modules/reporting/public';
import { percent } from './shares';

/** Rows of `user_id`, `at`, `finished`: how experiences went out within the period; none where no module keeps any. */
const outcomesIn = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  // Of an empty table: Knex leaves out what has none.
  db
    .from(db.raw('(select) as nobody'))
    .select(db.raw('null::uuid as user_id, null::timestamptz as at, null::boolean as finished'))
    .whereRaw('false')
    .unionAll(core.ports(journeyMarks).flatMap((marks) => marks.ended?.(db, period) ?? []));

/** Rows of `user_id`, `began`, `ended`: times in which people were accompanied after an experience. */
const followUps = (core: Core, db: Knex): Knex.QueryBuilder =>
  db
    .from(db.raw('(select) as nobody'))
    .select(db.raw('null::uuid as user_id, null::timestamptz as began, null::timestamptz as ended'))
    .whereRaw('false')
    .unionAll(core.ports(journeyMarks).flatMap((marks) => marks.followedUp?.(db) ?? []));

/** Rows of `user_id`, `at`: when the team moved people on from an experience. */
const movesOn = (core: Core, db: Knex): Knex.QueryBuilder =>
  db
    .from(db.raw('(select) as nobody'))
    .select(db.raw('null::uuid as user_id, null::timestamptz as at'))
    .whereRaw('false')
    .unionAll(core.ports(journeyMarks).flatMap((marks) => marks.movedOn?.(db) ?? []));

/** Rows of `user_id`, `at`: everything that can be the first step of somebody. */
const beginnings = (core: Core, db: Knex): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, 'client').as('account'))
    .select({ user_id: 'account.id', at: 'account.created_at' })
    .unionAll(core.ports(journeyMarks).flatMap((marks) => marks.begun?.(db) ?? []));

/**
 * People whose way ended within the period, as rows of `user_id` and `weeks`: an experience took place and no plan of aftercare was
 * open any more. It ends with the experience or, where that was later, with the last plan.
 */
const journeysIn = (core: Core, db: Knex, { from, to }: Period): Knex.QueryBuilder => {
  const done = db
    .from(outcomesIn(core, db, { from: new Date(0).toISOString(), to }).as('o'))
    .where('o.finished', true)
    .groupBy('o.user_id')
    .select('o.user_id')
    .max({ at: 'o.at' })
    .as('done');
  const plans = db
    .from(followUps(core, db).as('plan'))
    .where('plan.began', '<', to)
    .groupBy('plan.user_id')
    .select('plan.user_id')
    .max({ closed: 'plan.ended' })
    .select(db.raw('bool_or(plan.ended is null or plan.ended >= ?) as going_on', [to]))
    .as('plans');
  const ends = db
    .from(done)
    .leftJoin(plans, 'plans.user_id', 'done.user_id')
    .whereRaw('plans.going_on is not true')
    .select('done.user_id', db.raw('greatest(done.at, plans.closed) as ended'))
    .as('ends');
  return db
    .from(ends)
    .join(beginnings(core, db).as('b'), 'b.user_id', 'ends.user_id')
    .where('ends.ended', '>=', from)
    .where('ends.ended', '<', to)
    .groupBy('ends.user_id', 'ends.ended')
    .select('ends.user_id', db.raw('extract(epoch from ends.ended - min(b.at)) / 604800 as weeks'));
};

/** Weeks from the first step to the end, of those who got there: the median, and the bounds of the middle half. */
export const journeyWeeks = async (core: Core, db: Knex, period: Period) => {
  const row = (await db
    .from(journeysIn(core, db, period).as('j'))
    .first(db.raw('percentile_cont(array[0.25, 0.5, 0.75]) within group (order by weeks::float8) as quarters'))) as {
    quarters: readonly [number, number, number] | null;
  };
  if (row.quarters === null) return null;
  const [low, value, high] = row.quarters.map((weeks) => Math.round(weeks * 10) / 10);
  return { value: value ?? 0, low: low ?? 0, high: high ?? 0 };
};

/** Those whose way ended within the period, as a query of `user_id`. */
export const arrived = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  db.from(journeysIn(core, db, period).as('j')).select('j.user_id');

/** How the way of each person went out who had an experience within the period: rows of `user_id` and `succeeded`. */
const outcomesByPerson = (core: Core, db: Knex, period: Period): Knex.QueryBuilder => {
  // The last word counts: a person who called one experience off and went through another has gone through.
  const last = db
    .from(outcomesIn(core, db, period).as('o'))
    .distinctOn('o.user_id')
    .orderBy([{ column: 'o.user_id' }, { column: 'o.at', order: 'desc' }])
    .select('o.user_id', 'o.at', 'o.finished')
    .as('last');
  const plan = db
    .from(followUps(core, db).as('plan'))
    .whereRaw('plan.user_id = last.user_id and (plan.ended is null or plan.ended >= last.at)')
    .where('plan.began', '<', period.to)
    .select('plan.user_id');
  // The team may move somebody on while the last days go on.
  const moved = db
    .from(movesOn(core, db).as('step'))
    .whereRaw("step.user_id = last.user_id and step.at >= last.at - interval '7 days'")
    .where('step.at', '<', period.to)
    .select('step.user_id');
  return db
    .from(last)
    .select('last.user_id', db.raw('last.finished and (exists (?) or exists (?)) as succeeded', [plan, moved]));
};

/** Share of those whose experience ended within the period who went through it and on to aftercare; null of nobody. */
export const successRate = async (core: Core, db: Knex, period: Period): Promise<number | null> => {
  const row = (await db
    .from(outcomesByPerson(core, db, period).as('o'))
    .first(db.raw('count(*)::int as whole, count(*) filter (where succeeded)::int as part'))) as {
    whole: number;
    part: number;
  };
  return percent(row.part, row.whole);
};

/** Those who went through within the period, as a query of `user_id`. */
export const succeeded = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  db
    .from(outcomesByPerson(core, db, period).as('o'))
    .where('o.succeeded', true)
    .select('o.user_id');
