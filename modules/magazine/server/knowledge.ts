import type { Knex } from 'knex';
import type { Knowledge } from '#modules/knowledge/public';
import { publishedTexts } from './queries/published-texts';

/** The newest articles that answers are looked for in. */
const most = 200;
/** A line that ends like a sentence; headings and cells of tables do not. */
const sentence = /[.!?…]["”’)]?$/u;

/** What the magazine has published in English, for whoever answers questions. */
export const knowledgeOf = (db: Knex): Knowledge => ({
  list: async () =>
    (await publishedTexts(db))
      .filter(({ language }) => language === 'en')
      .slice(0, most)
      .map(({ slug, title, text }) => ({
        id: `magazine:${slug}`,
        title,
        path: `/magazine/${slug}`,
        text: text
          .split('\n')
          .filter((line) => sentence.test(line.trim()))
          .join('\n\n'),
      })),
});
