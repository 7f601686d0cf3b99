import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Revision } from '../models/safety';

/** Removes for good what was deleted more than a day ago, with its former wordings. */
const sweepDeleted = (db: Knex): Promise<void> =>
  db.transaction(async (trx) => {
    for (const model of [DiscussionResponse, Discussion]) {
      const old = (query: Knex.QueryBuilder) => query.whereRaw("deleted_at < now() - interval '1 day'");
      const rows: { id: string }[] = await old(trx(model.tableName).select('id')).limit(5000);
      const ids = rows.map(({ id }) => id);
      await Revision.query(trx).delete().whereIn('post_id', ids);
      await trx(model.tableName).whereIn('id', ids).delete();
    }
    await trx.raw(
      `delete from post_revisions r where not exists (select 1 from discussions d where d.id = r.post_id)
       and not exists (select 1 from discussion_responses s where s.id = r.post_id)`,
    );
  });

/** Removes for good what was deleted. */
export const sweepJob = (core: Core): Job => ({
  name: 'sweep',
  cron: '17 * * * *',
  run: () => sweepDeleted(core.db),
});
