import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ArticleCard } from '../../schemas/article';
import * as api from '../../schemas/endpoints';
import type { ArticleQuery } from '../../schemas/list';
import { pageSize } from '../../schemas/paths';
import type { ArticleLanguage, ArticleSort } from '../../schemas/values';
import { type CardRow, getCards, queryCards } from './article-cards';
import { collectsFirst, conditions, holding } from './article-filters';

/** What each order sorts by, with the id as the last word; both columns of one table, so that one index serves them. */
const orders: Readonly<Record<ArticleSort, readonly [key: string, id: string]>> = {
  newest: ['a.published_at', 'a.id'],
  popular: ['c.views', 'c.article_id'],
  liked: ['c.likes', 'c.article_id'],
};
const instant = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/;
const cursor = /^([^~]{1,40})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads `after`; throws 422 for what this list never gave out. */
const placeOf = (after: string, sort: ArticleSort): readonly [key: string, id: string] => {
  const [, key = '', id = ''] = cursor.exec(after) ?? [];
  const known = sort === 'newest' ? instant.test(key) && !Number.isNaN(Date.parse(key)) : /^\d{1,9}$/.test(key);
  if (!known) throw invalid('after', 'This is not a place in the list.');
  return [key, id];
};

const narrowed = (db: Knex, rows: Knex.QueryBuilder, query: ArticleQuery): Knex.QueryBuilder => {
  holding(rows, query.q, query.status);
  for (const condition of Object.values(conditions(db, query))) rows.whereRaw(condition);
  if (query.featured !== undefined) rows.where('a.featured', query.featured);
  return rows;
};

/**
 * One keyset page; `next` is the address of the following one, null at the end. Whoever may not edit gets nothing of another
 * stage than `published`; articles of other stages come in one page, since the editors' own list is the one to page through.
 */
export const listArticles = async (
  core: Pick<Core, 'db' | 'port'>,
  query: ArticleQuery,
  user: User | null,
  /** Only what can be read in this language. */
  only?: ArticleLanguage,
): Promise<{ cards: ArticleCard[]; next: string | null }> => {
  const { db } = core;
  const { sort = 'newest', limit = pageSize, after, status = 'published' } = query;
  const place = after === undefined ? null : placeOf(after, sort);
  if (status !== 'published' && !user?.permissions.has('magazine.write')) return { cards: [], next: null };
  const [key, id] = orders[sort];
  const rows = queryCards(db, user?.id ?? null, query.lang);
  if (await collectsFirst(db, query))
    rows
      .withMaterialized('found', narrowed(db, db('articles as a').select('a.id'), query))
      .join('found as f', 'f.id', 'a.id');
  else narrowed(db, rows, query);
  if (only) rows.whereRaw('(a.language = ? or jsonb_exists(a.translated, ?))', [only, only]);
  if (place) rows.whereRaw(`(${key}, ${id}) < (?, ?)`, [...place]);
  const found: CardRow[] = await rows.orderByRaw(`${key} desc, ${id} desc`).limit(limit + 1);
  const cards = await getCards(core, found.slice(0, limit));
  const last = found[limit - 1];
  const more = found.length > limit && status === 'published' && last;
  return { cards, next: more ? nextPath(query, last, sort) : null };
};

const nextPath = (query: ArticleQuery, last: CardRow, sort: ArticleSort): string => {
  const { status: _, ...rest } = query;
  const key = sort === 'newest' ? last.published_at : sort === 'popular' ? last.views : last.likes;
  return toPath(api.listArticles, { query: { ...rest, after: `${key}~${last.id}` } });
};
