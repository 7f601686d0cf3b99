import type { Knex } from 'knex';
import type { MagazineText } from '../../public';

const most = 1000;

/** Published articles as plain words, newest first. */
export const publishedTexts = async (db: Knex): Promise<MagazineText[]> =>
  db('articles')
    .where({ status: 'published' })
    .orderByRaw('published_at desc, id desc')
    .limit(most)
    .select('id', 'slug', 'title', 'excerpt', 'language', 'version', { text: 'plain' });
