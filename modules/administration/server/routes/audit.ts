import { toPath } from '#core/contract/endpoint';
import { hostAudit } from '#core/contract/host-ports';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { toAuditViews } from '../views/audit';

/** Who did what to whom. Reading it is an act as well, one entry a page. */
export const auditRoutes = (core: Core) => ({
  listAuditEntries: implement(api.listAuditEntries, contract.listAuditEntries, {
    access: { permission: 'administration.read-audit' },
    handle: async ({ user, query, trx: db, request }) => {
      const { limit = 50, actor = null, subject = null, action = null } = query;
      const found = await core.port(hostAudit).list({ ...query, limit: limit + 1 });
      const page = found.slice(0, limit);
      const entries = await toAuditViews(core.people, page);
      const detail = { count: entries.length, actor, action };
      await core.audit.record(db, { actor: user.id, action: 'audit.read', subject, detail }, request.id);
      const { before: _, ...same } = query;
      const last = page.at(-1);
      return respond(entries, {
        next:
          found.length > limit && last ? toPath(api.listAuditEntries, { query: { ...same, before: last.id } }) : null,
        headers: { 'Cache-Control': 'no-store' },
      });
    },
  }),
});
