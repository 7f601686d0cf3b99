import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { PhaseStepTaken } from '../models/phase-change';

/** Per cent with one decimal; null of nothing. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Accounts of clients opened by then. */
export const countClients = async (core: Core, db: Knex, to: string): Promise<number> => {
  const accounts = core.people.accounts(db, 'client').where('created_at', '<', to).as('client');
  const row = (await db.from(accounts).first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};

/** Share of those who went on to aftercare by then, of those who had an experience. */
export const aftercareReached = async (db: Knex, to: string): Promise<number | null> => {
  const row = await db(PhaseStepTaken.tableName)
    .where('at', '<', to)
    .first<{ had: number; went: number }>(
      db.raw("count(distinct client_id) filter (where to_phase = 'experience')::int as had"),
      db.raw("count(distinct client_id) filter (where to_phase = 'aftercare')::int as went"),
    );
  // A step leads only to the phase beside it, so whoever is in aftercare had an experience.
  return percent(row.went, row.had);
};
