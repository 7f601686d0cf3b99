import type { Core, Job } from '#core/contract/server';
import { listSources } from '../queries/sources';

/** Removes what the team wrote about items that their modules have deleted, such as requests that were withdrawn. */
export const sweepDeleted = (core: Core): Job => ({
  name: 'sweep-deleted',
  cron: '25 * * * *',
  run: async () => {
    for (const { kind, rows } of listSources(core))
      await core.db.transaction(async (trx) => {
        for (const table of ['inbox_notes', 'inbox_messages', 'inbox_items']) {
          const { query } = await rows(trx);
          await trx(table)
            .where({ kind })
            .whereNotExists(trx.from(query.as('r')).whereRaw(`r.id = ${table}.source_id`).select(trx.raw('1')))
            .delete();
        }
      });
  },
});
