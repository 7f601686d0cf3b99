import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Article } from '../models/article';
import { mayRead, mayWorkOn } from '../policies/article';

const bySlug = async (db: Knex, slug: string): Promise<Article | undefined> => {
  const current = await Article.query(db).findOne({ slug });
  if (current) return current;
  const former = await db('article_former_slugs').where({ slug }).first<{ article_id: string } | undefined>();
  return former ? Article.query(db).findById(former.article_id) : undefined;
};

/** The article at a present or former address; what this person may not read does not exist. */
export const readable = async (db: Knex, slug: string, user: User | null): Promise<Article> => {
  const row = await bySlug(db, slug);
  if (!row || !mayRead(user, row)) throw notFound('article');
  return row;
};

/** The same for what only readers of the public do: an unpublished article cannot be liked, kept or counted. */
export const published = async (db: Knex, slug: string): Promise<Article> => readable(db, slug, null);

/** An article by id for those who work on it. */
export const workable = async (db: Knex, id: string, user: User): Promise<Article> => {
  const row = await Article.query(db).findById(id);
  if (!row || !mayWorkOn(user, row)) throw notFound('article');
  return row;
};
