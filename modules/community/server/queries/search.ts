import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { DiscussionQuery } from '../../schemas/discussion';
import type { Discussion } from '../models/posts';

/** So many matches are gathered and sorted. Of more, walking the list from its newest end soon meets a page full. */
const gathered = 2000;
const hasWords = "search @@ websearch_to_tsquery('simple', ?)";

const matches = (db: Knex, q: string, category: DiscussionQuery['category']) =>
  db('discussions')
    .whereRaw(hasWords, [q])
    .whereNull('hidden_at')
    .whereNull('deleted_at')
    .modify((found) => void (category && found.where({ category })))
    .select('id')
    .limit(gathered + 1);

/**
 * What narrows a list of discussions to those with the words of `q`, in whichever way is quick: left to itself, the planner would walk the
 * whole list for a rare word, or sort every match of a common one.
 */
export const searching = async (
  db: Knex,
  { q = '', category }: DiscussionQuery,
): Promise<(list: QueryBuilder<Discussion>) => void> => {
  if (q.trim() === '') return () => undefined;
  const [row] = (await db.count('* as count').from(matches(db, q, category).as('found'))) as {
    count: string;
  }[];
  // `is true` keeps the index of words out of it.
  if (Number(row?.count) > gathered) return (list) => void list.whereRaw(`(${hasWords}) is true`, [q]);
  return (list) =>
    void list.withMaterialized('matches', matches(db, q, category) as never).whereRaw('id in (select id from matches)');
};
