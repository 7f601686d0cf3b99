import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { listPractitioners } from '../../schemas/endpoints';
import { Practitioner } from '../models/practitioner';

/** One keyset page by id; `next` is the address of the following page, null at the end. */
export const listPractitionersPage = async (
  core: Core,
  limit: number,
  cursor: string | null,
): Promise<{ rows: Practitioner[]; next: string | null }> => {
  const rows = await Practitioner.query(core.db)
    .modify((query) => {
      if (cursor) query.where('id', '>', cursor);
    })
    .orderBy('id')
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next: rows.length > limit && last ? toPath(listPractitioners, { query: { limit, cursor: last.id } }) : null,
  };
};
