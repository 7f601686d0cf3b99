import type { Knex } from 'knex';
import { type Period, traces } from '#core/contract/figures';
import type { Core } from '#core/contract/server';

/** Clients in good standing (`client`) who did something in each of these periods. */
export const activeIn = (core: Core, db: Knex, ...periods: readonly Period[]): Knex.QueryBuilder =>
  db.from(core.people.accounts(db, 'client').whereNull('suspended_at').as('client')).where((all) => {
    for (const period of periods)
      all.where((one) => {
        // Opening an account is the first thing somebody does.
        one.where((opened) => {
          opened.where('client.created_at', '>=', period.from).where('client.created_at', '<', period.to);
        });
        for (const trace of core.ports(traces)) one.orWhereIn('client.id', trace.within(db, period));
      });
  });

/** How many clients were active in all of the periods. */
export const countActive = async (core: Core, db: Knex, ...periods: readonly Period[]): Promise<number> => {
  const row = (await activeIn(core, db, ...periods).first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};
