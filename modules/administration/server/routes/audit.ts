import { toPath } from '#core/contract/endpoint';
import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import type { AdminParts } from '#core/server/break-glass/parts';
import { auditPage } from '#core/server/audit-list';

/** `GET /api/admin/audit`: who did what to whom. Reading it is an act as well, one entry a page. */
export const auditRoutes = ({ audit }: AdminParts): readonly Route[] => [
  implement(api.listAuditEntries, contract.listAuditEntries, {
    access: { permission: 'core.read-audit' },
    handle: async ({ user, query, trx: db, request }) => {
      const { entries, more } = await auditPage(db, query);
      const { actor = null, subject = null, action = null } = query;
      const detail = { count: entries.length, actor, action };
      await audit(db, { actor: user.id, action: 'audit.read', subject, detail }, request.id);
      const { before: _, ...same } = query;
      const last = entries.at(-1);
      return respond([...entries], {
        next: more && last ? toPath(api.listAuditEntries, { query: { ...same, before: last.id } }) : null,
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  }),
];
