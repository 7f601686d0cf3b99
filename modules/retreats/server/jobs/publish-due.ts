import { Problem } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { publishRetreat } from '../actions/move-retreat';
import { checkFits } from '../actions/store-content';
import { Retreat } from '../models/retreat';
import { findMissingParts } from '../policies/retreat';

/** Publishes what is due, each in a transaction of its own. Every minute; safe to run twice and side by side. */
export const createPublishDue = (core: Core): Job => ({
  name: 'publish-due',
  cron: '* * * * *',
  run: async () => {
    const due = await Retreat.query(core.db).whereRaw('publish_at <= now()').orderBy('publish_at').select('id');
    for (const { id } of due)
      await core.db.transaction(async (trx) => {
        const row = await Retreat.query(trx).findById(id).whereRaw('publish_at <= now()').forUpdate().skipLocked();
        if (!row) return;
        const content = row.pending ?? row.content;
        // Somebody may have booked meanwhile, or a newer release asks for more.
        const fits = await checkFits(trx, row, content).then(
          () => findMissingParts(content).length === 0,
          (error: unknown) => {
            if (error instanceof Problem) return false;
            throw error;
          },
        );
        if (fits) {
          await publishRetreat(core, trx, row, null);
          return;
        }
        core.log.warn('a retreat that was to be published is not complete any more', { retreat: id });
        await Retreat.query(trx)
          .patch({ publishAt: null, version: row.version + 1 })
          .where({ id });
      });
  },
});
