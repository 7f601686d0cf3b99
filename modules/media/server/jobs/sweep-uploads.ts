import type { Core, Job } from '#core/contract/server';
import { keysOf } from '../files/stored';
import { Upload } from '../models/upload';

/** Removes uploads that nobody continued for a day, with their parts. Hourly. */
export const createSweepUploads = (core: Core): Job => ({
  name: 'sweep-uploads',
  cron: '41 * * * *',
  run: async () => {
    const over = await Upload.query(core.db).whereRaw('expires_at < now()');
    for (const { id, size } of over)
      await core.db.transaction(async (trx) => {
        // Somebody may be finishing it: then it is gone, or locked and found again in an hour.
        const still = await Upload.query(trx).findById(id).whereRaw('expires_at < now()').forUpdate().skipLocked();
        if (!still) return;
        for (const key of keysOf(id, size)) await core.storage.remove(key);
        await Upload.query(trx).deleteById(id);
      });
  },
});
