import type { Core } from '#core/contract/server';
import { type ContentNoun, contentLanguages } from '#modules/studio/public';
import { storeTranslation } from './actions/store-article';
import { Article } from './models/article';
import { articleTexts, toDocument } from './queries/translations';

/** Articles that the studio lists, the newest; each is reached from its own editor too. */
const mostListed = 200;

/** Articles in the studio, where they are translated. */
export const createArticleNoun = (core: Core): ContentNoun => ({
  noun: articleTexts,
  label: 'Articles',
  about: `The newest ${mostListed} published articles, in the languages besides the one that they were written in.`,
  languages: contentLanguages,
  fields: [],
  inPages: null,
  list: async () => [],
  listObjects: async (db, key) => {
    const query = Article.query(db).orderByRaw('published_at desc nulls last, id desc').limit(mostListed);
    const rows = await (key === undefined
      ? query.where({ status: 'published' })
      : query.whereRaw('id::text = ?', [key]));
    return rows.map(toDocument);
  },
  onPublish: ({ key, language }, trx) => storeTranslation(core, trx, key, language),
});
