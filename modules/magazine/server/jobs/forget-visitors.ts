import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';

/** Forgets the visitors of the days before; answers how many. */
export const forgetVisitors = async (db: Knex): Promise<number> => {
  await db('article_view_salts').whereRaw('day < current_date').delete();
  return db('article_views_today').whereRaw('day < current_date').delete();
};

/** Throws away yesterday's salt and everything that was digested with it. */
export const forgetJob = (core: Core): Job => ({
  name: 'forget-visitors',
  cron: '3 0 * * *',
  run: async () => {
    await forgetVisitors(core.db);
  },
});
