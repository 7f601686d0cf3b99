import type { Knex } from 'knex';
import type { PersonName } from '../contract/server';

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Public names of people; unknown or deleted ids are absent from the map. */
export const personNames = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> => {
  if (ids.length === 0) return new Map();
  const rows = await db('users')
    .whereIn('id', [...new Set(ids)])
    .whereNull('deleted_at')
    .select<Row[]>('id', 'first_name', 'last_name');
  return new Map(rows.map((row) => [row.id, { id: row.id, firstName: row.first_name, lastName: row.last_name }]));
};
