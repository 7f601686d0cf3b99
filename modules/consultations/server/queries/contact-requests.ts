import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { ContactRequestQuery } from '../../schemas/contact-request';
import { listContactRequests } from '../../schemas/endpoints';
import { ConsultationRequest } from '../models/consultation-request';

const usualLimit = 50;

/** One page, newest first; `next` is the address of the following page, null at the end. */
export const listContactRequestsPage = async (
  db: Knex,
  { status, limit = usualLimit, before, beforeId }: ContactRequestQuery,
): Promise<{ readonly rows: readonly ConsultationRequest[]; readonly next: string | null }> => {
  const rows = await ConsultationRequest.query(db)
    .whereIn('kind', ['contact', 'assistant'])
    .modify((query) => {
      if (status) query.where({ status });
      if (before && beforeId) query.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
      else if (before) query.where('created_at', '<', before);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, next: null };
  const more = { ...(status ? { status } : {}), limit, before: last.createdAt, beforeId: last.id };
  return { rows: page, next: toPath(listContactRequests, { query: more }) };
};
