import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { fold } from '#core/contract/spelling';

/** Words that stand in the place of a slug in our own addresses. */
const reserved: ReadonlySet<string> = new Set(
  'search counts bookmarks reading-list desk editorial feed new edit'.split(' '),
);

const isTaken = async (db: Knex, slug: string, articleId: string | null): Promise<boolean> => {
  if (reserved.has(slug)) return true;
  const current = await db('articles').where({ slug }).first<{ id: string } | undefined>('id');
  if (current) return current.id !== articleId;
  const former = await db('article_former_slugs').where({ slug }).first<{ article_id: string } | undefined>();
  return former !== undefined && former.article_id !== articleId;
};

/** Throws 422 for an address that another article has or had, or that we use ourselves. */
export const requireFreeSlug = async (db: Knex, slug: string, articleId: string | null): Promise<void> => {
  if (await isTaken(db, slug, articleId)) throw invalid('slug', 'This address is already in use.');
};

/** The address that a title leads to, whether it is free or not. */
export const toSlug = (title: string): string => {
  const plain = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return plain.length >= 3 ? plain : `article${plain ? `-${plain}` : ''}`;
};

/** A free address made from a title. */
export const createSlug = async (db: Knex, title: string): Promise<string> => {
  const base = toSlug(title);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await isTaken(db, slug, null))) return slug;
  }
};
