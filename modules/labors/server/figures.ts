import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Figure, Traces } from '#modules/reporting/public';
import type { LaborStanding } from '../public';
import { twelveLabors } from '../schemas/twelve-labors';
import { LaborResponse } from './models/labor-response';
import { LaborResponseVersion } from './models/labor-response-version';

const saved = (db: Knex) => db(LaborResponse.tableName).where({ status: 'saved' }).where('words', '>', 0);

const doneByPerson = (db: Knex) => saved(db).groupBy('user_id').select('user_id', db.raw('count(*)::int as done'));

/** Of clients whose account was opened by then, how many have answered at least so many; `answers` are rows of saved answers. */
const countThose = async (
  db: Knex,
  answers: Knex.QueryBuilder,
  clients: Knex.QueryBuilder,
  atLeast: number,
): Promise<number> => {
  const far = answers.groupBy('user_id').havingRaw('count(*) >= ?', [atLeast]).select('user_id');
  const row = (await db
    .from(far.as('far'))
    .join(clients.as('client'), 'client.id', 'far.user_id')
    .first(db.raw('count(*)::int as n'))) as { n: number };
  return row.n;
};

/** Saved answers by person. */
export const standing = (core: Core): LaborStanding => ({
  countDone: async (db, userIds) => {
    const rows = (await doneByPerson(db).whereIn('user_id', [...userIds])) as { user_id: string; done: number }[];
    return new Map(rows.map(({ user_id, done }) => [user_id, done]));
  },
  countClients: (db, { atLeast, from, to }) => {
    const opened = core.people.accounts(db, 'client').where('created_at', '>=', from).where('created_at', '<', to);
    return countThose(db, saved(db), opened, atLeast);
  },
  done: doneByPerson,
});

/** All twelve, by answers and accounts of that time. */
export const completed = (core: Core): Figure => ({
  id: 'labors-completed',
  definition: 'Clients who have answered all twelve Labors.',
  kind: 'standing',
  count: (db, { to }) => {
    const before = <Q extends Knex.QueryBuilder>(rows: Q) => rows.where('created_at', '<', to);
    return countThose(db, before(saved(db)), before(core.people.accounts(db, 'client')), twelveLabors.length);
  },
  people: (db, { to }) =>
    saved(db)
      .where('created_at', '<', to)
      .groupBy('user_id')
      .havingRaw('count(*) >= ?', [twelveLabors.length])
      .select('user_id'),
});

/** Each person counts once for each of the twelve. */
export const answered: Figure = {
  id: 'labors-answered',
  definition:
    'Labors with a saved answer, added up over everybody; withdrawn answers and recordings without words do not count.',
  kind: 'standing',
  count: async (db, { to }) => {
    const row = await saved(db).where('created_at', '<', to).first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, { to }) => saved(db).where('created_at', '<', to).select('user_id'),
};

/** Every saved version stays as it was, so it tells when somebody wrote. */
export const writing: Traces = {
  within: (db, { from, to }) =>
    db(`${LaborResponseVersion.tableName} as v`)
      .join(`${LaborResponse.tableName} as r`, 'r.id', 'v.response_id')
      .where('v.saved_at', '>=', from)
      .where('v.saved_at', '<', to)
      .select('r.user_id'),
};
