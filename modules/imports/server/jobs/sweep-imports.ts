import type { Core, Job } from '#core/contract/server';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { removeParts } from '../reading/stored-file';

/** Erases files that are seven days old, with what was listed of their rows, and uploads that broke off. Hourly. */
export const createSweepImports = (core: Core): Job => ({
  name: 'sweep-imports',
  cron: '23 * * * *',
  run: async () => {
    const over = await Import.query(core.db)
      .where('parts', '>', 0)
      .where((old) =>
        old
          .whereRaw('file_until < now()')
          .orWhere((broken) => broken.where({ state: 'uploading' }).whereRaw("created_at < now() - interval '1 day'")),
      )
      // A run that is under way still reads its file.
      .whereNotIn('state', ['checking', 'running'])
      .select('id', 'parts', 'state');
    for (const { id, parts, state } of over) {
      await removeParts(core, id, parts);
      if (state === 'uploading') await Import.query(core.db).deleteById(id);
      else
        await core.db.transaction(async (trx) => {
          await ImportRefusalRow.query(trx).delete().where({ import_id: id });
          await Import.query(trx).findById(id).patch({ parts: 0, preview: null });
        });
    }
  },
});
