import type { Knex } from 'knex';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { CheckInput } from '../../schemas/imports';
import type { ImportRef } from '../jobs/run-import';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { getImportView, lockImport } from '../queries/imports';
import { getKind } from '../queries/kinds';
import { checkMapping, rememberMapping } from '../queries/mapping';
import { createGoneError, readPreview } from '../reading/stored-file';

/** Begins a dry run by a mapping, which is suggested again for the next file of the kind. */
export const checkImport = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { mapping: chosen, options }: CheckInput,
  { ifMatch, job }: { readonly ifMatch: string | null; readonly job: Job<ImportRef> },
): Promise<Import> => {
  const row = await lockImport(
    trx,
    id,
    ['uploaded', 'checked', 'unreadable'],
    'This import runs or ran already. Upload the file again as a new import.',
  );
  if (ifMatch !== String(row.version)) throw preconditionFailed(await getImportView(core, trx, row, user));
  const preview = await readPreview(core, row);
  if (!preview || row.parts === 0) throw createGoneError();
  const kind = getKind(core, row.kind);
  const mapping = checkMapping(kind, preview.headings, chosen);
  const offered = new Set(kind.options?.map(({ name }) => name));
  const unknown = options.findIndex((name) => !offered.has(name));
  if (unknown >= 0) throw invalid(`options.${unknown}`, 'There is no such option.');
  await rememberMapping(trx, kind.id, mapping);
  await ImportRefusalRow.query(trx).delete().where({ import_id: id });
  await core.jobs.enqueue(trx, job, { importId: id }, { key: `import:${id}` });
  return Import.query(trx).patchAndFetchById(id, {
    ...{ state: 'checking', mapping, options, rows: null, rowsDone: 0, checked: null, failure: null },
    version: row.version + 1,
  });
};
