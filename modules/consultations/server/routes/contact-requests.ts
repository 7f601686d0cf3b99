import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { getProgress } from '../actions/get-progress';
import { sendContactRequest } from '../actions/send-contact-request';
import { withdrawContactRequest } from '../actions/withdraw-contact-request';
import { listContactRequestsPage } from '../queries/contact-requests';
import { toContactRequestView } from '../views/contact-request';

/** Writing to the team, and what the links of the receipt do. */
export const contactRequestRoutes = (core: Core) => ({
  sendContactRequest: implement(api.sendContactRequest, contract.sendContactRequest, {
    access: { open: true, because: 'whoever has no account must be able to write to us' },
    limit: { points: 20, seconds: 600, by: 'address' },
    bodyLimit: 64 * 1024,
    handle: ({ user, body, trx }) =>
      sendContactRequest(core, trx, {
        kind: 'contact',
        name: body.name,
        email: body.email,
        interest: body.interest ?? 'protocol-a',
        message: body.message ?? '',
        userId: user?.id ?? null,
      }),
  }),
  withdrawContactRequest: implement(api.withdrawContactRequest, contract.withdrawContactRequest, {
    access: { open: true, because: 'the secret in the mailed link says whose request it is' },
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: ({ body, trx }) => withdrawContactRequest(core, trx, body.token),
  }),
  getProgress: implement(api.getProgress, contract.getProgress, {
    access: {
      open: true,
      because: 'the secret in the mailed link says whose request it is; it tells how far it is, and no more',
    },
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: ({ body, trx }) => getProgress(trx, body.token),
  }),
  listContactRequests: implement(api.listContactRequests, contract.listContactRequests, {
    access: { permission: 'consultations.manage' },
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listContactRequestsPage(trx, query);
      await core.audit.record(trx, {
        actor: user.id,
        action: 'consultations.list-contacts',
        detail: { count: rows.length },
      });
      return respond(
        rows.map((row) => toContactRequestView(core, row)),
        { next },
      );
    },
  }),
});
