import type { Knex } from 'knex';
import type { Knowledge } from '#modules/knowledge/public';
import type { MagazineText } from '../public';

/** The newest articles in which answers are searched. */
const mostForAnswers = 200;
/** A line that ends like a sentence; headings and cells of tables do not. */
const sentence = /[.!?…]["”’)]?$/u;

/** What the magazine has published in English, for whoever answers questions. */
export const createKnowledge = (db: Knex): Knowledge => ({
  list: async () =>
    (await listPublishedTexts(db))
      .filter(({ language }) => language === 'en')
      .slice(0, mostForAnswers)
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

const most = 1000;

/** Published articles as plain words, newest first. */
export const listPublishedTexts = async (db: Knex): Promise<MagazineText[]> =>
  db('articles')
    .where({ status: 'published' })
    .orderByRaw('published_at desc, id desc')
    .limit(most)
    .select('id', 'slug', 'title', 'excerpt', 'language', 'version', { text: 'plain' });
