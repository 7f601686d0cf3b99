import type { Knex } from 'knex';
import { notFound, Problem } from '#core/contract/errors';

export interface ExportRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: 'preparing' | 'ready' | 'failed';
  readonly bytes: number | string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly over: boolean | null;
}

/** Key of an archive in the storage. */
export const archiveKey = (id: string): string => `exports/${id}`;
/** `table:column:row` under which the archive is sealed. */
export const archivePlace = (id: string): string => `account_exports:archive:${id}`;

/** A person's exports. */
export const listExportRows = (db: Knex, userId: string): Knex.QueryBuilder<object, ExportRow[]> =>
  db('account_exports')
    .where({ user_id: userId })
    .select('id', 'user_id', 'status', 'bytes', 'created_at', 'expires_at', db.raw('expires_at <= now() as over'));

/** One export of its owner; 410 once its time is over. */
export const getExportRow = async (db: Knex, userId: string, id: string): Promise<ExportRow> => {
  const row = await listExportRows(db, userId).where({ id }).first<ExportRow | undefined>();
  if (!row) throw notFound('export');
  if (row.over)
    throw new Problem(410, 'export-expired', 'This export was there for 24 hours and is gone. Ask for a new one.');
  return row;
};
