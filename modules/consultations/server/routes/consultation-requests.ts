import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addNote } from '../actions/add-note';
import { changeStatus } from '../actions/change-status';
import { deleteRequest } from '../actions/delete-request';
import { exportRequest } from '../actions/export-request';
import { regenerateProfile } from '../actions/regenerate-profile';
import { requestConsultation } from '../actions/request-consultation';
import { countInbox, listInboxPage } from '../queries/request-list';
import { getRequestView } from '../queries/request-view';
import { findRequest } from '../queries/requests';
import { printRequest } from '../views/printed-request';
import { toProfileJob, toRequestCard } from '../views/request';

const manage = { permission: 'consultations.manage' } as const;

const reading = (core: Core) => ({
  listRequests: implement(api.listRequests, contract.listRequests, {
    access: manage,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listInboxPage(trx, query);
      const detail = { count: rows.length };
      await core.audit.record(trx, { actor: user.id, action: 'consultations.list', detail });
      return respond(rows.map(toRequestCard), { next });
    },
  }),
  countRequests: implement(api.countRequests, contract.countRequests, {
    access: manage,
    handle: ({ trx }) => countInbox(trx),
  }),
  getRequest: implement(api.getRequest, contract.getRequest, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      await core.audit.record(trx, {
        actor: user.id,
        action: 'consultations.read',
        subject: loaded.userId,
        object: loaded.id,
      });
      return respond(await getRequestView(core, trx, loaded), { etag: loaded.version });
    },
  }),
  exportRequest: implement(api.exportRequest, contract.exportRequest, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, loaded, query, trx }) => {
      const exported = await exportRequest(core, trx, user, loaded, query);
      const name = `${loaded.reference}.${query.format}`;
      const headers = { 'Content-Disposition': `attachment; filename="${name}"` };
      if (query.format === 'json') return respond(exported, { headers });
      const bytes = Buffer.from(await core.print(printRequest(exported)));
      return respond(bytes, { headers: { ...headers, 'Content-Type': 'application/pdf' } });
    },
  }),
});

const changing = (core: Core) => ({
  changeStatus: implement(api.changeStatus, contract.changeStatus, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, request, trx }) => {
      const row = await changeStatus(core, trx, user, params.id, body.status, request.ifMatch);
      return respond(await getRequestView(core, trx, row), { etag: row.version });
    },
  }),
  deleteRequest: implement(api.deleteRequest, contract.deleteRequest, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: ({ user, params, trx }) => deleteRequest(core, trx, user, params.id),
  }),
  addNote: implement(api.addNote, contract.addNote, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: ({ user, params, body, trx }) => addNote(core, trx, user, params.id, body.text),
  }),
  regenerateProfile: implement(api.regenerateProfile, contract.regenerateProfile, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) => {
      const row = await regenerateProfile(core, trx, user, params.id);
      return { id: row.id, profileJob: toProfileJob(row) };
    },
  }),
});

/** Asking for a consultation, and the inbox as admins work with it. */
export const consultationRequestRoutes = (core: Core) => ({
  requestConsultation: implement(api.requestConsultation, contract.requestConsultation, {
    access: { open: true, because: 'a consultation is asked for before there is an account' },
    limit: { points: 20, seconds: 600, by: 'address' },
    bodyLimit: 64 * 1024,
    handle: ({ user, body, trx }) => requestConsultation(core, trx, user, body),
  }),
  ...reading(core),
  ...changing(core),
});
