import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

/** Per cent with one decimal; null of nothing. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Accounts of clients opened by then. */
export const countClients = async (core: Core, db: Knex, to: string): Promise<number> => {
  const accounts = core.people.accounts(db, 'client').where('created_at', '<', to).as('client');
  const row = (await db.from(accounts).first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};
