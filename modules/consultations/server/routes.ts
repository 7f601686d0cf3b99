import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ConsultationReceipt, ConsultationRequestInput } from '../schemas/consultation-request';
import {
  ContactRequestInput,
  ContactRequestList,
  ContactRequestQuery,
  ContactRequestReceipt,
  ProgressInput,
  RequestProgress,
  WithdrawInput,
} from '../schemas/contact-request';
import { presentRequest } from './present';
import { addConsultation } from './service/add-consultation';
import { addRequest } from './service/add-request';
import { requestsPage } from './service/list-requests';
import { progressOf } from './service/progress';
import { withdrawRequest } from './service/withdraw-request';

/** Sending, withdrawing and reading requests. */
export const routes = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/consultation-requests',
    access: { open: true, because: 'a consultation is asked for before there is an account' },
    body: ConsultationRequestInput,
    reply: ConsultationReceipt,
    idempotent: true,
    limit: { points: 20, seconds: 600, by: 'address' },
    bodyLimit: 64 * 1024,
    handle: ({ user, body, trx }) => addConsultation(core, trx, user, body),
  }),
  route({
    method: 'post',
    path: '/api/contact-requests',
    access: { open: true, because: 'whoever has no account must be able to write to us' },
    body: ContactRequestInput,
    reply: ContactRequestReceipt,
    idempotent: true,
    limit: { points: 20, seconds: 600, by: 'address' },
    bodyLimit: 64 * 1024,
    handle: ({ user, body, trx }) =>
      addRequest(core, trx, {
        kind: 'contact',
        name: body.name,
        email: body.email,
        interest: body.interest ?? 'protocol-a',
        message: body.message ?? '',
        userId: user?.id ?? null,
      }),
  }),
  route({
    method: 'post',
    path: '/api/contact-requests/withdraw',
    access: { open: true, because: 'the secret in the mailed link says whose request it is' },
    body: WithdrawInput,
    status: 204,
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ body, trx }) => withdrawRequest(core, trx, body.token) as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/contact-requests/status',
    access: {
      open: true,
      because: 'the secret in the mailed link says whose request it is; it tells how far it is, and no more',
    },
    body: ProgressInput,
    reply: RequestProgress,
    status: 200,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: ({ body, trx }) => progressOf(trx, body.token),
  }),
  route({
    method: 'get',
    path: '/api/contact-requests',
    access: { permission: 'consultations.manage' },
    query: ContactRequestQuery,
    reply: ContactRequestList,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await requestsPage(trx, query);
      await core.audit.record(trx, {
        actor: user.id,
        action: 'consultations.list-contacts',
        detail: { count: rows.length },
      });
      return respond(
        rows.map((row) => presentRequest(core, row)),
        { next },
      );
    },
  }),
];
