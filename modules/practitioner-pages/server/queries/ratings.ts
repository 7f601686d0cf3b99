import type { Knex } from 'knex';
import { leastReviews } from '../../schemas/values';

/** Averages of published reviews by page; fewer than three make none. */
export const listRatings = async (
  db: Knex,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>> => {
  const rows: { id: string; average: string; count: string }[] = await db('practitioner_reviews')
    .whereIn('page_id', [...pageIds])
    .where({ state: 'published' })
    .groupBy('page_id')
    .havingRaw('count(*) >= ?', [leastReviews])
    .select('page_id as id', db.raw('round(avg(stars), 1) as average'), db.raw('count(*) as count'));
  return new Map(rows.map(({ id, average, count }) => [id, { average: Number(average), count: Number(count) }]));
};
