import type { Knex } from 'knex';
import { notFound, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Article } from '../models/article';
import { canRead, canWorkOn } from '../policies/article';
import { toEditorialView } from '../views/editorial';

/** The article at a present or former address. */
export const findBySlug = async (db: Knex, slug: string): Promise<Article | undefined> => {
  const current = await Article.query(db).findOne({ slug });
  if (current) return current;
  const former = await db('article_former_slugs').where({ slug }).first<{ article_id: string } | undefined>();
  return former ? Article.query(db).findById(former.article_id) : undefined;
};

/** The article at a present or former address; what this person may not read does not exist. */
export const getReadableArticle = async (db: Knex, slug: string, user: User | null): Promise<Article> => {
  const row = await findBySlug(db, slug);
  if (!row || !canRead(user, row)) throw notFound('article');
  return row;
};

/** The same for what only readers of the public do: an unpublished article cannot be liked, kept or counted. */
export const getPublishedArticle = async (db: Knex, slug: string): Promise<Article> =>
  getReadableArticle(db, slug, null);

/** An article by id for those who work on it. */
export const getWorkableArticle = async (db: Knex, id: string, user: User): Promise<Article> => {
  const row = await Article.query(db).findById(id);
  if (!row || !canWorkOn(user, row)) throw notFound('article');
  return row;
};

/** The article for writing, locked; 428 without a version, 412 with the present one when it is stale. */
export const lockArticle = async (
  trx: Knex.Transaction,
  id: string,
  user: User,
  ifMatch: string | null,
): Promise<Article> => {
  const row = await Article.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('article');
  if (ifMatch === null) throw preconditionRequired();
  if (ifMatch !== String(row.version)) throw preconditionFailed(toEditorialView(row, user));
  return row;
};
