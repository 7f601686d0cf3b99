import type { Knex } from 'knex';
import type { Role } from '../../contract/manifest';
import type { ProductLanguage } from '../../contract/page';
import type { PersonContact, PersonName } from '../../contract/server';

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Public names of people; unknown or deleted ids are absent from the map. */
export const listPersonNames = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> => {
  if (ids.length === 0) return new Map();
  const rows = await db('users')
    .whereIn('id', [...new Set(ids)])
    .whereNull('deleted_at')
    .select<Row[]>('id', 'first_name', 'last_name');
  return new Map(rows.map((row) => [row.id, { id: row.id, firstName: row.first_name, lastName: row.last_name }]));
};

/** Name and address of an account that may be used. */
export const findPersonContact = async (db: Knex, id: string): Promise<PersonContact | null> => {
  const row = await db('users').where({ id }).whereNull('deleted_at').whereNull('suspended_at').first<
    | (Row & {
        readonly email: string;
        readonly email_verified_at: string | null;
        readonly language: ProductLanguage | null;
        readonly updated_at: string;
      })
    | undefined
  >('id', 'first_name', 'last_name', 'email', 'email_verified_at', 'language', 'updated_at');
  return row
    ? {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        emailVerified: row.email_verified_at !== null,
        language: row.language,
        since: row.updated_at,
      }
    : null;
};

/** All accounts of a role that are not deleted, as a query. */
export const queryPersonAccounts = (db: Knex, role: Role): Knex.QueryBuilder =>
  db('users')
    .where({ role })
    .whereNull('deleted_at')
    .select('id', 'first_name', 'last_name', 'created_at', 'suspended_at');
