import type { Knex } from 'knex';
import type { CountsQuery } from '../../schemas/list';
import type { ArticleStatus } from '../../schemas/values';

/** Newest articles that are asked how common something is, and how many must have it. */
const sample = 200;
const common = 20;

/** The text searched for, as it is compared: lower case, one line, no space around it. */
const searched = (q: string | undefined): string => (q ?? '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** A pattern for LIKE which takes every sign as itself. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Narrows `a` to articles in a stage that hold the text in title, excerpt or a tag: the specified rule. */
export const holding = (query: Knex.QueryBuilder, q: string | undefined, status: ArticleStatus = 'published'): void => {
  const text = searched(q);
  // Written out, not bound: the planner must see that the partial indexes fit.
  query.whereRaw(`a.status = '${status}'`);
  if (text !== '') query.whereRaw('a.haystack like ?', [containing(text)]);
};

/** The filters as conditions on `a`, by name; absent ones are not there. */
export const conditions = (
  db: Knex,
  { category, type, partner, tag }: CountsQuery,
): { readonly [name in 'category' | 'type' | 'partner' | 'tag']?: Knex.Raw } => ({
  ...(category && category !== 'All' ? { category: db.raw('a.category = ?', [category]) } : {}),
  ...(type ? { type: db.raw('a.type = ?', [type]) } : {}),
  ...(partner ? { partner: db.raw('a.partner = ?', [partner]) } : {}),
  ...(tag ? { tag: db.raw('a.tags @> array[?]::text[]', [tag]) } : {}),
});

/**
 * Whether the matches must be collected before they are sorted. Left alone, the planner walks the newest articles in the hope of
 * soon meeting enough: right for a common word, while for a rare one it reads them all. So a few of the newest are asked.
 */
export const collectsFirst = async (db: Knex, query: CountsQuery): Promise<boolean> => {
  const { q, tag, partner } = query;
  if (searched(q) === '' && tag === undefined && partner === undefined) return false;
  const newest = db('articles').whereRaw("status = 'published'").orderByRaw('published_at desc, id desc').limit(sample);
  const met = db.from(newest.as('a')).select(db.raw('1'));
  holding(met, q);
  for (const condition of Object.values(conditions(db, query))) met.whereRaw(condition);
  return (await met.limit(common)).length < common;
};
