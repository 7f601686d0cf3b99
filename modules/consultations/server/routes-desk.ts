import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  ConsultationCounts,
  ConsultationList,
  ConsultationNote,
  ConsultationNoteInput,
  ConsultationPatch,
  ConsultationQuery,
  ConsultationView,
  ExportedFile,
  ExportQuery,
  RegenerateReceipt,
} from '../schemas/desk';
import { presentCard, presentJob, presentRequestInFull } from './present-desk';
import { addNote } from './service/add-note';
import { changeStatus } from './service/change-status';
import { deskCounts, deskPage } from './service/desk-list';
import { exportRequest } from './service/export-request';
import { findRequest } from './service/find-request';
import { regenerate } from './service/generate/regenerate';
import { printed } from './service/print-request';
import { removeRequest } from './service/remove-request';

/** Rights of the desk, and the id in a path. */
export const manage = { permission: 'consultations.manage' } as const;
export const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

/** The inbox as admins work with it. */
export const deskRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/consultation-requests',
    access: manage,
    query: ConsultationQuery,
    reply: ConsultationList,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await deskPage(trx, query);
      const detail = { count: rows.length };
      await core.audit.record(trx, { actor: user.id, action: 'consultations.list', detail });
      return respond(rows.map(presentCard), { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/consultation-requests/counts',
    access: manage,
    reply: ConsultationCounts,
    handle: ({ trx }) => deskCounts(trx),
  }),
  route({
    method: 'get',
    path: '/api/consultation-requests/:id',
    access: manage,
    params: IdParams,
    reply: ConsultationView,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      await core.audit.record(trx, {
        actor: user.id,
        action: 'consultations.read',
        subject: loaded.user_id,
        object: loaded.id,
      });
      return respond(await presentRequestInFull(core, trx, loaded), { etag: loaded.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/consultation-requests/:id',
    access: manage,
    params: IdParams,
    body: ConsultationPatch,
    reply: ConsultationView,
    ifMatch: 'required',
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, request, trx }) => {
      const row = await changeStatus(core, trx, user, params.id, body.status, request.ifMatch);
      return respond(await presentRequestInFull(core, trx, row), { etag: row.version });
    },
  }),
  route({
    method: 'delete',
    path: '/api/consultation-requests/:id',
    access: manage,
    params: IdParams,
    status: 204,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) => removeRequest(core, trx, user, params.id) as Promise<undefined>,
  }),
  route({
    method: 'get',
    path: '/api/consultation-requests/:id/export',
    access: manage,
    params: IdParams,
    query: ExportQuery,
    reply: ExportedFile,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, loaded, query, trx }) => {
      const exported = await exportRequest(core, trx, user, loaded, query);
      const name = `${loaded.reference}.${query.format}`;
      const headers = { 'Content-Disposition': `attachment; filename="${name}"` };
      if (query.format === 'json') return respond(exported, { headers });
      const bytes = Buffer.from(await core.print(printed(exported)));
      return respond(bytes, { headers: { ...headers, 'Content-Type': 'application/pdf' } });
    },
  }),
  route({
    method: 'post',
    path: '/api/consultation-requests/:id/notes',
    access: manage,
    params: IdParams,
    body: ConsultationNoteInput,
    reply: ConsultationNote,
    idempotent: true,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: ({ user, params, body, trx }) => addNote(core, trx, user, params.id, body.text),
  }),
  route({
    method: 'post',
    path: '/api/consultation-requests/:id/regenerate',
    access: manage,
    params: IdParams,
    reply: RegenerateReceipt,
    status: 202,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) => {
      const row = await regenerate(core, trx, user, params.id);
      return { id: row.id, profileJob: presentJob(row) };
    },
  }),
];
