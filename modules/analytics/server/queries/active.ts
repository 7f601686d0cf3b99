import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type Period, traces } from '#modules/reporting/public';

/** People who did something in a period, as a query of `user_id`; opening an account is the first thing somebody does. */
const anybodyIn = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, 'client').as('opened'))
    .where('opened.created_at', '>=', period.from)
    .where('opened.created_at', '<', period.to)
    .select({ user_id: 'opened.id' })
    .unionAll(core.ports(traces).map((trace) => trace.within(db, period)));

/** Clients in good standing (`client`) who did something in each of these periods. */
export const activeIn = (core: Core, db: Knex, ...periods: readonly Period[]): Knex.QueryBuilder =>
  db.from(core.people.accounts(db, 'client').whereNull('suspended_at').as('client')).modify((query) => {
    // One set for each period, which the database can join; sets next to each other with "or" it would search for each client.
    for (const period of periods) query.whereIn('client.id', anybodyIn(core, db, period));
  });

/** How many clients were active in all of the periods. */
export const countActive = async (core: Core, db: Knex, ...periods: readonly Period[]): Promise<number> => {
  const row = (await activeIn(core, db, ...periods).first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};
