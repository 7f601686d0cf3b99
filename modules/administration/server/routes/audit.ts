import { Readable } from 'node:stream';
import { toPath } from '#core/contract/endpoint';
import { invalid } from '#core/contract/errors';
import { hostAudit } from '#core/contract/host-ports';
import { type CsvColumn, csvPageSize, respondWithCsv } from '#core/contract/list';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { AuditView } from '../../schemas/audit';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { toAuditViews } from '../views/audit';

const columns: readonly CsvColumn<AuditView>[] = [
  { head: 'Entry', cell: ({ id }) => id },
  { head: 'At', cell: ({ at }) => at },
  { head: 'Action', cell: ({ action }) => action },
  { head: 'Done by', cell: ({ actor }) => actor && (actor.name || actor.id) },
  { head: 'Done by (id)', cell: ({ actor }) => actor?.id ?? null },
  { head: 'Done to', cell: ({ subject }) => subject && (subject.name || subject.id) },
  { head: 'Done to (id)', cell: ({ subject }) => subject?.id ?? null },
  { head: 'Object', cell: ({ object }) => object },
  { head: 'Request', cell: ({ requestId }) => requestId },
  { head: 'Detail', cell: ({ detail }) => JSON.stringify(detail) },
];

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
  exportAuditEntries: implement(api.exportAuditEntries, contract.exportAuditEntries, {
    access: { permission: 'administration.read-audit' },
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: async ({ user, query, trx: db, request }) => {
      const { actor = null, subject = null, action = null } = query;
      await core.audit.record(
        db,
        { actor: user.id, action: 'audit.exported', subject, detail: { actor, action } },
        request.id,
      );
      return respondWithCsv('audit.csv', columns, async (after) => {
        const before = after === undefined ? {} : { before: Number(after) };
        const found = await core.port(hostAudit).list({ ...query, ...before, limit: csvPageSize });
        const last = found.at(-1);
        return {
          rows: await toAuditViews(core.people, found),
          next: found.length === csvPageSize && last ? String(last.id) : null,
        };
      });
    },
  }),
  exportAuditChain: implement(api.exportAuditChain, contract.exportAuditChain, {
    access: { permission: 'administration.read-audit' },
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: async ({ user, query, trx: db, request }) => {
      const { from, to } = query;
      if (from && to && Date.parse(from) >= Date.parse(to)) throw invalid('to', 'The period ends before it begins.');
      await core.audit.record(
        db,
        { actor: user.id, action: 'audit.exported', detail: { file: 'chain', from: from ?? null, to: to ?? null } },
        request.id,
      );
      const lines = core.port(hostAudit).writeFile({ from, to });
      return respond<unknown>(
        Readable.from(lines, { objectMode: true, highWaterMark: 1 }),
        createDownloadHeaders('audit.jsonl', 'application/x-ndjson; charset=utf-8'),
      );
    },
  }),
});
