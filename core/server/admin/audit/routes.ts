import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '../../../contract/route';
import type { AdminParts } from '../parts';
import { auditPage } from './list';
import { AuditQuery, AuditView } from './schemas';

const path = '/api/admin/audit';

/** `GET /api/admin/audit`: who did what to whom. Reading it is an act as well, one entry a page. */
export const auditRoutes = ({ audit }: AdminParts): readonly Route[] => [
  route({
    method: 'get',
    path,
    access: { permission: 'core.read-audit' },
    query: AuditQuery,
    reply: Type.Array(AuditView),
    handle: async ({ user, query, trx: db, request }) => {
      const { entries, more } = await auditPage(db, query);
      const { actor = null, subject = null, action = null } = query;
      const detail = { count: entries.length, actor, action };
      await audit(db, { actor: user.id, action: 'audit.read', subject, detail }, request.id);
      const { before: _, ...same } = query;
      const again = Object.entries(same).map(([key, value]): [string, string] => [key, String(value)]);
      const last = entries.at(-1);
      return respond([...entries], {
        next: more && last ? `${path}?${new URLSearchParams([...again, ['before', String(last.id)]])}` : null,
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  }),
];
