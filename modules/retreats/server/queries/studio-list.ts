import type { Knex } from 'knex';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import { today } from '../../lib/days';
import type { StudioQuery, StudioRow } from '../../schemas/retreat';
import type { StudioSort } from '../../schemas/values';
import { type ListedRetreat, toStudioRow } from '../views/studio-row';

/** Retreats with what of their dates lies ahead; a cancelled date is none. */
const withDates = (db: Knex): Knex.QueryBuilder => {
  const ahead = db('experiences as e')
    .whereRaw('e.retreat_id = retreats.id')
    .where('e.starts_on', '>=', today())
    .whereNot('e.status', 'cancelled');
  return db('retreats')
    .select('id', 'title', 'slug', 'status', 'sample', 'version', 'updated_at')
    .select(
      db.raw("content->'place'->>'name' as place_name"),
      db.raw("content->>'partnerName' as partner_name"),
      ahead.clone().select(db.raw('count(*)::int')).as('dates'),
      ahead.clone().min('e.starts_on').as('next'),
      ahead.clone().select(db.raw('coalesce(sum(e.taken), 0)::int')).as('taken'),
      ahead.clone().select(db.raw('coalesce(sum(e.capacity), 0)::int')).as('capacity'),
    );
};

const fitting = (db: Knex, { q, status, ahead }: StudioQuery): Knex.QueryBuilder =>
  db.from(withDates(db).as('r')).modify((query) => {
    if (status) query.where({ status });
    else query.whereNot('status', 'archived');
    if (ahead) query.where('dates', ahead === 'yes' ? '>' : '=', 0);
    const pattern = toSearchPattern(q);
    if (pattern)
      query.where((any) =>
        any.whereILike('title', pattern).orWhereILike('place_name', pattern).orWhereILike('partner_name', pattern),
      );
  });

const orders: Readonly<Record<StudioSort, ListOrder>> = {
  title: {
    by: [
      { sql: 'title', type: 'text' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: false,
  },
  // Those without a date come last.
  next: {
    by: [
      { sql: "coalesce(next, date '9999-12-31')::text", type: 'text' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: false,
  },
  changed: {
    by: [
      { sql: 'updated_at', type: 'instant' },
      { sql: 'id', type: 'uuid' },
    ],
    descending: true,
  },
};

/** One page of the studio's list. Without a status everything that is not archived. */
export const listRetreatRows = async (db: Knex, query: StudioQuery): Promise<ListPage<StudioRow>> => {
  const { rows, next } = await readListPage<ListedRetreat>(
    db,
    fitting(db, query).select('*'),
    orders[query.sort ?? 'title'],
    query,
  );
  return { rows: rows.map(toStudioRow), next };
};
