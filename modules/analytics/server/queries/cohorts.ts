import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { monthsUntil } from '../../lib/periods';
import type { Report } from '../../schemas/report';
import { activeIn } from './active';
import { percent } from './shares';

/** Months that are looked back on, the running one among them. */
const shownMonths = 6;

const byMonth = async (rows: Knex.QueryBuilder, db: Knex, since: string): Promise<ReadonlyMap<string, number>> => {
  const found = (await rows
    .where('client.created_at', '>=', since)
    .groupByRaw('1')
    .select(
      db.raw(`to_char(client.created_at at time zone 'UTC', 'YYYY-MM') as month`),
      db.raw('count(*)::int as n'),
    )) as { month: string; n: number }[];
  return new Map(found.map(({ month, n }) => [month, n]));
};

/** Clients in good standing by the month in which they opened their account, and how many of them came back in each month since. */
export const cohortsOf = async (core: Core, db: Knex, now: number): Promise<Report['cohorts']> => {
  const months = monthsUntil(now, shownMonths);
  const since = months[0]?.from ?? new Date(now).toISOString();
  const opened = await byMonth(
    db.from(core.people.accounts(db, 'client').whereNull('suspended_at').as('client')),
    db,
    since,
  );
  const active: ReadonlyMap<string, number>[] = [];
  for (const month of months) active.push(await byMonth(activeIn(core, db, month), db, since));
  return months.map(({ month }, place) => {
    const clients = opened.get(month) ?? 0;
    return {
      month,
      clients,
      active: months.map((_, later) =>
        percent(active[place + later]?.get(month) ?? 0, active[place + later] ? clients : 0),
      ),
    };
  });
};
