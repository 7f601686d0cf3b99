import { notFound } from '#core/contract/errors';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acknowledgeRequest } from '../actions/acknowledge-request';
import { addStep } from '../actions/add-step';
import { closeRequest } from '../actions/close-request';
import { requestContact } from '../actions/request-contact';
import { withdrawRequest } from '../actions/withdraw-request';
import { toOwnView, toRows, toView } from '../queries/contact-request-views';
import { countRequests, findNextPage, findOwnRequest, getRequest, listRequests } from '../queries/contact-requests';
import type { Settings } from '../settings';

const signedIn = { signedIn: true } as const;
const staff = { permission: 'safety.answer-contact-requests' } as const;

/** The own wish to be contacted. */
export const ownContactRoutes = (core: Core, settings: Settings) => ({
  getOwnRequest: implement(api.getOwnRequest, contract.getOwnRequest, {
    access: signedIn,
    handle: async ({ user, trx }) => toOwnView(settings, await findOwnRequest(trx, user.id)),
  }),
  requestContact: implement(api.requestContact, contract.requestContact, {
    access: signedIn,
    // Each new one mails the team; only who takes theirs back again and again comes this far.
    limit: { points: 30, seconds: 3600, by: 'person' },
    handle: async ({ user, body, trx }) => {
      await requestContact(core, trx, settings, { userId: user.id, ...body });
      return toOwnView(settings, await findOwnRequest(trx, user.id));
    },
  }),
  withdrawRequest: implement(api.withdrawRequest, contract.withdrawRequest, {
    access: signedIn,
    handle: async ({ user, trx }) => {
      if (!(await withdrawRequest(core, trx, user.id))) throw notFound('contact request');
    },
  }),
});

/** The team's queue. */
export const teamContactRoutes = (core: Core, settings: Settings) => ({
  listRequests: implement(api.listRequests, contract.listRequests, {
    access: staff,
    handle: async ({ query, trx }) => {
      const rows = await listRequests(trx, query);
      const next = query.state === 'closed' ? findNextPage(rows) : null;
      return respond(await toRows(core, rows), { next });
    },
  }),
  countRequests: implement(api.countRequests, contract.countRequests, {
    access: staff,
    handle: ({ trx }) => countRequests(trx),
  }),
  getRequest: implement(api.getRequest, contract.getRequest, {
    access: staff,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      const view = await toView(core, trx, loaded);
      await core.audit.record(trx, {
        actor: user.id,
        action: 'safety.read-contact-request',
        subject: loaded.userId,
        object: `contact-request:${loaded.id}`,
      });
      return view;
    },
  }),
  acknowledgeRequest: implement(api.acknowledgeRequest, contract.acknowledgeRequest, {
    access: staff,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await acknowledgeRequest(core, trx, settings, { user, id: loaded.id, insteadOf: body.insteadOf });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
  addStep: implement(api.addStep, contract.addStep, {
    access: staff,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await addStep(core, trx, { user, id: loaded.id, step: body });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
  closeRequest: implement(api.closeRequest, contract.closeRequest, {
    access: staff,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await closeRequest(core, trx, { user, id: loaded.id, note: body.note ?? '' });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
});
