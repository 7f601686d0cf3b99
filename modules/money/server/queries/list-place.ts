import type { Knex } from 'knex';
import type { Model, QueryBuilder } from 'objection';
import { type ListOrder, type ListPage, readListPage, type SortedBy } from '#core/contract/list';
import type { PageQuery } from '../../schemas/studio';

export const id = { sql: 'id', type: 'uuid' } as const;
export const made = { sql: 'created_at', type: 'instant' } as const;
export const newest: ListOrder = { by: [made, id], descending: true };

/** A day as something that can be sorted by; no day comes last. */
export const dayOf = (column: string): SortedBy => ({
  sql: `coalesce(${column} - date '2000-01-01', 999999)`,
  type: 'integer',
});

/** One keyset page of rows, newest first unless said otherwise, and the place where the next one begins. */
export const pageOf = async <M extends Model>(
  db: Knex,
  rows: QueryBuilder<M, M[]>,
  { limit = 30, after }: PageQuery,
  order: ListOrder = newest,
): Promise<ListPage<M>> => {
  const model = rows.modelClass();
  const found = await readListPage<object>(db, rows.select('*').toKnexQuery(), order, { limit, after });
  return { rows: found.rows.map((row) => model.fromDatabaseJson(row) as M), next: found.next };
};
