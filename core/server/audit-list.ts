import type { Knex } from 'knex';
import type { AuditFilter, AuditRecord } from '../contract/host-ports';

interface Row extends Omit<AuditRecord, 'requestId'> {
  readonly request_id: string | null;
}

/** Entries of the audit log, newest first. */
export const listAudit = async (
  db: Knex,
  { actor, subject, action, from, to, before, limit }: AuditFilter,
): Promise<readonly AuditRecord[]> => {
  const rows = (await db('audit_log')
    .modify((query) => {
      if (actor) query.where({ actor });
      if (subject) query.where({ subject });
      if (action?.endsWith('*')) query.whereRaw("action like ? || '%'", [action.slice(0, -1)]);
      else if (action) query.where({ action });
      if (from) query.where('at', '>=', from);
      if (to) query.where('at', '<', to);
      if (before) query.where('id', '<', before);
    })
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id', 'at', 'action', 'actor', 'subject', 'object', 'detail', 'request_id')) as Row[];
  return rows.map(({ request_id: requestId, ...row }) => ({ ...row, requestId }));
};
