import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ImportRowView, ImportsFilters, ImportsQuery, ImportView } from '../../schemas/imports';
import { type ImportSort, listedRefusals } from '../../schemas/values';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { readPreview } from '../reading/stored-file';
import { toImportView, toRowView } from '../views/import';

const id = { sql: 'id', type: 'uuid' } as const;
const brought = { sql: 'created_at', type: 'instant' } as const;
const orders: Readonly<Record<ImportSort, ListOrder>> = {
  newest: { by: [brought, id], descending: true },
  oldest: { by: [brought, id], descending: false },
  file: { by: [{ sql: 'file_name', type: 'text' }, id], descending: false },
};

const fitting = (db: Knex, { q, state, kind }: ImportsFilters): Knex.QueryBuilder =>
  db(Import.tableName)
    .whereNot({ state: 'uploading' })
    .modify((query) => {
      const pattern = toSearchPattern(q);
      if (pattern) query.whereILike('file_name', pattern);
      if (state) query.where({ state });
      if (kind) query.where({ kind });
    });

/** Throws 404. */
export const getImportRow = async (db: Knex, id: string): Promise<Import> => {
  const found = await Import.query(db).findById(id).whereNot({ state: 'uploading' });
  if (!found) throw notFound('import');
  return found;
};

/** One that this person uploaded: nobody else decides what becomes of the file. Throws 404. */
export const getOwnImport = async (db: Knex, id: string, userId: string): Promise<Import> => {
  const found = await Import.query(db).findOne({ id, created_by: userId }).whereNot({ state: 'uploading' });
  if (!found) throw notFound('import');
  return found;
};

/** The row again, locked; 409 when it is in none of these states. */
export const lockImport = async (
  trx: Knex.Transaction,
  id: string,
  states: readonly Import['state'][],
  refusal: string,
): Promise<Import> => {
  const found = await Import.query(trx).findById(id).forUpdate();
  if (!found) throw notFound('import');
  if (!states.includes(found.state)) throw conflict('not-now', refusal);
  return found;
};

const findNames = async (
  core: Core,
  rows: readonly Pick<Import, 'createdBy'>[],
): Promise<ReadonlyMap<string, string>> => {
  const names = await core.people.names(rows.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy])));
  return new Map([...names].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]));
};

export const listImportRows = async (core: Core, query: ImportsQuery): Promise<ListPage<ImportRowView>> => {
  const { rows, next } = await readListPage<Record<string, unknown>>(
    core.db,
    fitting(core.db, query).select('*'),
    orders[query.sort ?? 'newest'],
    query,
  );
  const imports = rows.map((row) => Import.fromDatabaseJson(row));
  const names = await findNames(core, imports);
  return { rows: imports.map((row) => toRowView(row, names)), next };
};

/** One import as this person sees it: others do not see what the file holds. */
export const getImportView = async (core: Core, db: Knex, row: Import, user: User): Promise<ImportView> => {
  const preview = row.createdBy === user.id ? await readPreview(core, row) : null;
  const refusals = await ImportRefusalRow.query(db).where({ import_id: row.id }).orderBy('row').limit(listedRefusals);
  return toImportView(row, { user, preview, refusals, names: await findNames(core, [row]) });
};
