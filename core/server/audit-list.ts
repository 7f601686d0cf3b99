import type { Knex } from 'knex';
import type { AuditQuery, AuditView } from '#modules/administration/schemas/audit';
import { personNames } from './people';

interface Row {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly actor: string | null;
  readonly subject: string | null;
  readonly object: string | null;
  readonly detail: AuditView['detail'];
  readonly request_id: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const filtered = (db: Knex, { actor, subject, action, from, to, before }: AuditQuery) =>
  db('audit_log').modify((query) => {
    if (actor) query.where({ actor });
    if (subject) query.where({ subject });
    if (action?.endsWith('*')) query.whereRaw("action like ? || '%'", [action.slice(0, -1)]);
    else if (action) query.where({ action });
    if (from) query.where('at', '>=', from);
    if (to) query.where('at', '<', to);
    if (before) query.where('id', '<', before);
  });

/** One page of the log, newest first, and whether there are older entries. */
export const auditPage = async (
  db: Knex,
  query: AuditQuery,
): Promise<{ readonly entries: readonly AuditView[]; readonly more: boolean }> => {
  const { limit = 50 } = query;
  const rows = (await filtered(db, query)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .select('id', 'at', 'action', 'actor', 'subject', 'object', 'detail', 'request_id')) as Row[];
  const page = rows.slice(0, limit);
  const ids = page.flatMap(({ actor, subject }) => [actor, subject]).filter((id) => id !== null && uuid.test(id));
  const names = await personNames(db, ids as string[]);
  const personOf = (id: string | null): AuditView['actor'] => {
    if (id === null) return null;
    const name = names.get(id);
    return { id, name: name ? `${name.firstName} ${name.lastName}`.trim() : '' };
  };
  const entries = page.map(({ request_id: requestId, actor, subject, ...row }) => ({
    ...row,
    actor: personOf(actor),
    subject: personOf(subject),
    requestId,
  }));
  return { entries, more: rows.length > limit };
};
