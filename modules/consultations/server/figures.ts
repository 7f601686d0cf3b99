import type { Figure } from '#core/contract/figures';
import { ConsultationRequest } from './models/consultation-request';

/** With and without an account. */
export const requested: Figure = {
  id: 'consultation-requests',
  definition: 'Requests for a consultation that were sent in {period}, with and without an account.',
  kind: 'within',
  count: async (db, { from, to }) => {
    const row = await db(ConsultationRequest.tableName)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
};
