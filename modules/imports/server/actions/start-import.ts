import type { Knex } from 'knex';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { ImportRef } from '../jobs/run-import';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { getImportView, lockImport } from '../queries/imports';
import { createGoneError } from '../reading/stored-file';

/** Begins to write what was checked. One that was cancelled or failed goes on where it stopped. One import of a kind runs at a time. */
export const startImport = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { ifMatch, job }: { readonly ifMatch: string | null; readonly job: Job<ImportRef> },
): Promise<Import> => {
  const row = await lockImport(
    trx,
    id,
    ['checked', 'cancelled', 'failed'],
    'Check the file first. An import that is done is not run again; upload its file as a new one.',
  );
  if (ifMatch !== String(row.version)) throw preconditionFailed(await getImportView(core, trx, row, user));
  if (row.parts === 0) throw createGoneError();
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`import-kind:${row.kind}`]);
  if (await Import.query(trx).findOne({ kind: row.kind, state: 'running' }))
    throw conflict('kind-busy', 'Another import of this kind is running. Wait until it is done.');
  const isFirst = row.state === 'checked';
  if (isFirst) await ImportRefusalRow.query(trx).delete().where({ import_id: id });
  await core.jobs.enqueue(trx, job, { importId: id }, { key: `import:${id}` });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'imports.started',
    object: `import:${id}`,
    detail: { kind: row.kind, rows: row.rows },
  });
  return Import.query(trx).patchAndFetchById(id, {
    ...{ state: 'running', failure: null, finishedAt: null, version: row.version + 1 },
    ...(isFirst ? { rowsDone: 0, written: { created: 0, changed: 0, skipped: 0, refused: 0 } } : {}),
  });
};
