import { Readable } from 'node:stream';
import { toCsvLine } from '#core/contract/csv';
import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelImport } from '../actions/cancel-import';
import { checkImport } from '../actions/check-import';
import { startImport } from '../actions/start-import';
import { uploadImport } from '../actions/upload-import';
import type { ImportRef } from '../jobs/run-import';
import { respondWithErrors } from '../queries/error-file';
import { getImportRow, getImportView, getOwnImport, listImportRows } from '../queries/imports';
import { getKind, listKindViews } from '../queries/kinds';
import { importColumns } from '../views/import';

const access = { permission: 'imports.run' } as const;
const writing = { points: 30, seconds: 600, by: 'person' } as const;
const noStore = { 'Cache-Control': 'no-store' } as const;

/** Files of rows: uploaded, checked without writing anything, and written by a job. */
export const importRoutes = (core: Core, job: Job<ImportRef>) => ({
  listKinds: implement(api.listKinds, contract.listKinds, { access, handle: async () => listKindViews(core) }),
  downloadTemplate: implement(api.downloadTemplate, contract.downloadTemplate, {
    access,
    handle: async ({ params }) => {
      const { id, fields } = getKind(core, params.kind);
      const line = toCsvLine(fields.map(({ name }) => name));
      return respond<unknown>(Readable.from([line]), createDownloadHeaders(`${id}.csv`, 'text/csv; charset=utf-8'));
    },
  }),
  listImports: implement(api.listImports, contract.listImports, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await listImportRows(core, query);
      return respond(rows, { next: next && toPath(api.listImports, { query: { ...query, after: next } }) });
    },
  }),
  exportImports: implement(api.exportImports, contract.exportImports, {
    access,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ query }) =>
      respondWithCsv('imports.csv', importColumns, (after) =>
        listImportRows(core, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  uploadImport: implement(api.uploadImport, contract.uploadImport, {
    access,
    limit: writing,
    handle: async ({ user, body, file }) => {
      if (!file) throw new Error('a form without its file came through');
      const row = await uploadImport(core, user, body, file.bytes);
      const view = await getImportView(core, core.db, row, user);
      return respond(view, { status: 201, etag: view.version, headers: noStore });
    },
  }),
  getImport: implement(api.getImport, contract.getImport, {
    access,
    load: ({ params, db }) => getImportRow(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      const view = await getImportView(core, trx, loaded, user);
      return respond(view, { etag: view.version, headers: noStore });
    },
  }),
  checkImport: implement(api.checkImport, contract.checkImport, {
    access,
    limit: writing,
    load: ({ user, params, db }) => getOwnImport(db, params.id, user.id),
    handle: async ({ user, loaded, body, trx, request: { ifMatch } }) => {
      const row = await checkImport(core, trx, user, loaded.id, body, { ifMatch, job });
      return respond(await getImportView(core, trx, row, user), { status: 202, etag: row.version, headers: noStore });
    },
  }),
  startImport: implement(api.startImport, contract.startImport, {
    access,
    limit: writing,
    recentSignIn: true,
    load: ({ user, params, db }) => getOwnImport(db, params.id, user.id),
    handle: async ({ user, loaded, trx, request: { ifMatch } }) => {
      const row = await startImport(core, trx, user, loaded.id, { ifMatch, job });
      return respond(await getImportView(core, trx, row, user), { status: 202, etag: row.version, headers: noStore });
    },
  }),
  cancelImport: implement(api.cancelImport, contract.cancelImport, {
    access,
    load: ({ params, db }) => getImportRow(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      const row = await cancelImport(core, trx, user, loaded.id);
      return respond(await getImportView(core, trx, row, user), { etag: row.version, headers: noStore });
    },
  }),
  downloadErrors: implement(api.downloadErrors, contract.downloadErrors, {
    access,
    load: ({ user, params, db }) => getOwnImport(db, params.id, user.id),
    handle: async ({ user, loaded, trx, request }) => {
      const reply = respondWithErrors(core, loaded);
      const entry = { actor: user.id, action: 'imports.errors-read', object: `import:${loaded.id}` };
      await core.audit.record(trx, entry, request.id);
      return reply;
    },
  }),
});
