import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { figureNames } from '../../schemas/metrics';
import { FigureCount } from '../models/figure-count';
import { type FigureRule, figureRules } from './definitions';
import { periodBefore } from './periods';

/** When the first account of any role was opened (milliseconds): nothing is known of the time before. */
const beginning = async (core: Core, db: Knex): Promise<number> => {
  const firsts = await Promise.all(
    (['client', 'practitioner', 'admin'] as const).map(async (role) => {
      const row = (await db
        .from(core.people.accounts(db, role).as('account'))
        .first(db.raw('min(created_at) as first'))) as { first: string | null };
      return row.first === null ? Number.POSITIVE_INFINITY : Date.parse(row.first);
    }),
  );
  return Math.min(...firsts);
};

const countAt = async (db: Knex, rule: FigureRule, since: number, now: number, ago: number): Promise<number | null> => {
  // A period that the product lived through only in part would make every comparison look like growth.
  const covered = Date.parse(periodBefore(now, ago + rule.needs).to) >= since;
  // A present count is true however young the product is; only a share of an earlier period needs that period.
  return covered || (ago === 0 && rule.needs < 2) ? rule.count(db, now, ago) : null;
};

/** Counts everything anew and keeps it; one to two seconds with a hundred thousand clients. */
export const recount = async (core: Core): Promise<readonly FigureCount[]> => {
  const now = Date.now();
  const since = await beginning(core, core.db);
  const rules = figureRules(core);
  const rows: Partial<FigureCount>[] = [];
  // One after the other: a count in the background must not take the whole pool.
  for (const name of figureNames)
    rows.push({
      name,
      value: await countAt(core.db, rules[name], since, now, 0),
      previous: await countAt(core.db, rules[name], since, now, 1),
      as_of: new Date(now).toISOString(),
    });
  return FigureCount.query(core.db).insert(rows).onConflict('name').merge().returning('*');
};
