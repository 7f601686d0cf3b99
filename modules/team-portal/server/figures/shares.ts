import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborStanding } from '#modules/labors/public';
import { PhaseStepTaken } from '../models/phase-change';

/** Per cent with one decimal; null of nothing. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

const clientsBefore = (core: Core, db: Knex, to: string): Knex.QueryBuilder =>
  db.from(core.people.accounts(db, 'client').where('created_at', '<', to).as('client'));

/** Accounts of clients opened by then. */
export const countClients = async (core: Core, db: Knex, to: string): Promise<number> => {
  const row = (await clientsBefore(core, db, to).first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};

/** Share of clients who had answered all twelve by then. */
export const completion = async (core: Core, db: Knex, to: string): Promise<number | null> => {
  const done = core.port(laborStanding).done(db, to).as('labors');
  const row = (await clientsBefore(core, db, to)
    .leftJoin(done, 'labors.user_id', 'client.id')
    .first(db.raw('count(*)::int as clients, count(*) filter (where labors.done = 12)::int as through'))) as {
    clients: number;
    through: number;
  };
  return percent(row.through, row.clients);
};

/** Who has answered all twelve, as a query of `user_id`. */
export const throughAll = (core: Core, db: Knex): Knex.QueryBuilder =>
  db.from(core.port(laborStanding).done(db).as('labors')).where('labors.done', 12).select('labors.user_id');

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
