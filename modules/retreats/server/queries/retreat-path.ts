import type { Knex } from 'knex';
import type { RetreatDate } from '../models/retreat-date';

export const retreatPath = (slug: string): `/${string}` => `/retreats/${slug}`;

/** Page of the retreat of a date; null while it has none that is published. */
export const findRetreatPath = async (
  db: Knex,
  { retreatId }: Pick<RetreatDate, 'retreatId'>,
): Promise<`/${string}` | null> => {
  if (retreatId === null) return null;
  const row = await db('retreats')
    .where({ id: retreatId, status: 'published' })
    .first<{ slug: string } | undefined>('slug');
  return row ? retreatPath(row.slug) : null;
};
