import { conflict } from '#core/contract/errors';
import { hostPersonalData } from '#core/contract/person-ports';
import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { requestExport } from '../actions/request-export';
import type { ExportJob } from '../jobs/make-export';
import { archiveKey, archivePlace, getExportRow, listExportRows } from '../queries/exports';
import { toExportView } from '../views/export';

const access = { signedIn: true } as const;

/** Everything that is kept about the person, as one archive. */
export const exportRoutes = (core: Core, job: Job<ExportJob>) => ({
  requestExport: implement(api.requestExport, contract.requestExport, {
    access,
    limit: { points: 10, seconds: 24 * 3600, by: 'person' },
    recentSignIn: true,
    handle: async ({ user, trx, request }) => toExportView(await requestExport(core, job, trx, user, request.id)),
  }),
  // The last ones, newest first.
  listExports: implement(api.listExports, contract.listExports, {
    access,
    handle: async ({ user, trx }) =>
      (await listExportRows(trx, user.id).orderBy('created_at', 'desc').orderBy('id').limit(10)).map(toExportView),
  }),
  getExport: implement(api.getExport, contract.getExport, {
    access,
    load: ({ user, params, db }) => getExportRow(db, user.id, params.id),
    handle: async ({ loaded }) => toExportView(loaded),
  }),
  // An open computer alone does not get the archive.
  downloadExport: implement(api.downloadExport, contract.downloadExport, {
    access,
    recentSignIn: true,
    load: ({ user, params, db }) => getExportRow(db, user.id, params.id),
    handle: async ({ user, loaded, trx: db, request }) => {
      const { archives } = core.port(hostPersonalData);
      const sealed = loaded.status === 'ready' ? await archives.get(archiveKey(loaded.id)) : null;
      if (!sealed) throw conflict('export-not-ready', 'This export is not ready yet. You get a mail when it is.');
      const body = await core.vault.decrypt(db, user.id, archivePlace(loaded.id), sealed);
      const entry = { actor: user.id, action: 'export.fetched', subject: user.id, object: loaded.id };
      await core.audit.record(db, entry, request.id);
      return respond(body, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="hedo-${loaded.created_at.slice(0, 10)}.zip"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
