import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { earnings, type Period } from '#modules/reporting/public';

/** Every price agreed within the period: `person`, `user_id`, `kind`, `currency`, `minor`; none where no module keeps prices. */
export const pricesIn = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  // Of an empty table: Knex leaves out what has none.
  db
    .from(db.raw('(select) as nothing'))
    .select(
      db.raw('null::text as person, null::uuid as user_id, null::text as kind, null::text as currency, 0 as minor'),
    )
    .whereRaw('false')
    .unionAll(core.ports(earnings).map((one) => one.each(db, period)));

/** What each person agreed to pay in all, less what was credited: `person`, `currency`, `minor`. */
const sumsByPerson = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  db
    .from(pricesIn(core, db, period).as('price'))
    .groupBy('price.person', 'price.currency')
    .havingRaw('sum(price.minor) > 0')
    .select('price.person', 'price.currency', db.raw('sum(price.minor)::float8 as minor'));

interface Average {
  readonly currency: string;
  readonly people: number;
  /** In the smallest unit of the currency. */
  readonly each: number;
}

/** What people agreed to on average, by currency, the one most people paid in first. */
export const averagesByPerson = async (core: Core, db: Knex, period: Period): Promise<readonly Average[]> =>
  (await db
    .from(sumsByPerson(core, db, period).as('sum'))
    .groupBy('sum.currency')
    .orderByRaw('count(*) desc, sum.currency')
    .select(
      'sum.currency',
      db.raw('count(*)::int as people'),
      db.raw('round(avg(sum.minor))::float8 as each'),
    )) as Average[];

/** Those with an account who agreed to a price, as a query of `user_id`. */
export const investors = (core: Core, db: Knex, period: Period): Knex.QueryBuilder =>
  db
    .from(pricesIn(core, db, period).as('price'))
    .whereNotNull('price.user_id')
    .groupBy('price.user_id', 'price.currency')
    .havingRaw('sum(price.minor) > 0')
    .select('price.user_id');
