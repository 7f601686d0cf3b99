import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Import } from '../models/import';
import { lockImport } from '../queries/imports';

/** Stops a check or a run after the rows that are being written. What was written stays, and is counted. */
export const cancelImport = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<Import> => {
  const row = await lockImport(trx, id, ['checking', 'running'], 'This import is not running any more.');
  const isCheck = row.state === 'checking';
  if (!isCheck)
    await core.audit.record(trx, {
      actor: user.id,
      action: 'imports.cancelled',
      object: `import:${id}`,
      detail: { kind: row.kind, rows: row.rowsDone },
    });
  return Import.query(trx).patchAndFetchById(id, {
    state: isCheck ? 'uploaded' : 'cancelled',
    finishedAt: isCheck ? null : new Date().toISOString(),
    version: row.version + 1,
  });
};
