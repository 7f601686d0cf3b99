import type { FirstRunStep } from '#modules/studio/public';
import { Article } from './models/article';

/** The journal begins with articles of the product; one that somebody wrote or changed is the house's own. */
export const firstArticle: FirstRunStep = {
  id: 'magazine.first-article',
  order: 50,
  label: 'Publish the first article of your own',
  hint: 'The journal shows what the product brings along until you write or archive something.',
  path: '/magazine/desk',
  isDone: async (db) =>
    (await Article.query(db).where({ status: 'published' }).whereNull('shipped').first()) !== undefined,
};
