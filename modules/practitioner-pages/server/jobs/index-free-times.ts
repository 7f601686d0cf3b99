import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { introductionTimes, practitionerRecords } from '#modules/matching/public';
import { Page } from '../models/page';
import { keepAnswerable } from '../queries/page-views';
import { searchWordsOf } from '../queries/search-words';

const never = '9999-12-31T00:00:00.000Z';
const atOnce = 100;

/** Notes when each of these practitioners can be called next, and by which words they are found. */
export const indexPages = async (core: Core, db: Knex, pages: readonly Page[]): Promise<void> => {
  const ids = pages.map(({ practitionerId }) => practitionerId);
  const free = await core.port(introductionTimes).listNext(db, ids, { days: 14, most: 40 });
  const records = await core.port(practitionerRecords).list(db, ids);
  for (const page of pages) {
    const record = records.get(page.practitionerId);
    const isOpen = record?.availability !== 'closed';
    const next = (isOpen ? keepAnswerable(free.get(page.practitionerId)?.starts ?? [])[0] : undefined) ?? never;
    const searchWords = record ? searchWordsOf(core, page, record) : '';
    if (Date.parse(next) !== Date.parse(page.nextFreeAt) || searchWords !== page.searchWords)
      await Page.query(db).findById(page.id).patch({ nextFreeAt: next, searchWords });
  }
};

/** Does so for all public pages; cards say the times as they are in the moment. */
export const createIndexFreeTimes = (core: Core): Job => ({
  name: 'index-free-times',
  cron: '*/10 * * * *',
  run: async () => {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const pages = await Page.query(core.db)
        .whereNotNull('published')
        .where('id', '>', last)
        .orderBy('id')
        .limit(atOnce);
      await indexPages(core, core.db, pages);
      const end = pages.at(-1);
      if (pages.length < atOnce || !end) return;
      last = end.id;
    }
  },
});
