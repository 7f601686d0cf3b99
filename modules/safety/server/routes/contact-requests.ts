import { Type } from '@sinclair/typebox';
import { notFound } from '#core/contract/errors';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  AcknowledgeInput,
  CloseInput,
  ContactRequestCounts,
  ContactRequestInput,
  ContactRequestQuery,
  ContactRequestRows,
  ContactRequestView,
  ContactStepInput,
  OwnContactRequest,
} from '../../schemas/contact-requests';
import { contactPaths } from '../../schemas/contact-values';
import { acknowledgeRequest, addStep, closeRequest } from '../actions/answer-request';
import { requestContact, withdrawRequest } from '../actions/request-contact';
import { countRequests, findNextPage, findOwnRequest, getRequest, listRequests } from '../queries/contact-requests';
import type { Settings } from '../settings';
import { toOwnView, toRows, toView } from '../views/contact-request';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const signedIn = { signedIn: true } as const;
const staff = { permission: 'safety.answer-contact-requests' } as const;

/** The own wish to be contacted. */
export const ownContactRoutes = (core: Core, settings: Settings): Route[] => [
  route({
    method: 'get',
    path: contactPaths.own,
    access: signedIn,
    reply: OwnContactRequest,
    handle: async ({ user, trx }) => toOwnView(settings, await findOwnRequest(trx, user.id)),
  }),
  route({
    method: 'post',
    path: contactPaths.all,
    access: signedIn,
    body: ContactRequestInput,
    reply: OwnContactRequest,
    // Each new one mails the team; only who takes theirs back again and again comes this far.
    limit: { points: 30, seconds: 3600, by: 'person' },
    handle: async ({ user, body, trx }) => {
      await requestContact(core, trx, settings, { userId: user.id, ...body });
      return toOwnView(settings, await findOwnRequest(trx, user.id));
    },
  }),
  route({
    method: 'delete',
    path: contactPaths.own,
    access: signedIn,
    handle: async ({ user, trx }) => {
      if (!(await withdrawRequest(core, trx, user.id))) throw notFound('contact request');
      return undefined;
    },
  }),
];

/** The team's queue. */
export const teamContactRoutes = (core: Core, settings: Settings): Route[] => [
  route({
    method: 'get',
    path: contactPaths.all,
    access: staff,
    query: ContactRequestQuery,
    reply: ContactRequestRows,
    handle: async ({ query, trx }) => {
      const rows = await listRequests(trx, query);
      const next = query.state === 'closed' ? findNextPage(contactPaths.all, rows) : null;
      return respond(await toRows(core, rows), { next });
    },
  }),
  route({
    method: 'get',
    path: contactPaths.counts,
    access: staff,
    reply: ContactRequestCounts,
    handle: ({ trx }) => countRequests(trx),
  }),
  route({
    method: 'get',
    path: '/api/safety/contact-requests/:id',
    access: staff,
    params: Id,
    reply: ContactRequestView,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, trx }) => {
      const view = await toView(core, trx, loaded);
      await core.audit.record(trx, {
        actor: user.id,
        action: 'safety.read-contact-request',
        subject: loaded.user_id,
        object: `contact-request:${loaded.id}`,
      });
      return view;
    },
  }),
  route({
    method: 'post',
    path: '/api/safety/contact-requests/:id/acknowledge',
    access: staff,
    params: Id,
    body: AcknowledgeInput,
    reply: ContactRequestView,
    status: 200,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await acknowledgeRequest(core, trx, settings, { user, id: loaded.id, insteadOf: body.insteadOf });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/safety/contact-requests/:id/steps',
    access: staff,
    params: Id,
    body: ContactStepInput,
    reply: ContactRequestView,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await addStep(core, trx, { user, id: loaded.id, step: body });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/safety/contact-requests/:id/close',
    access: staff,
    params: Id,
    body: CloseInput,
    reply: ContactRequestView,
    status: 200,
    load: ({ params, db }) => getRequest(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await closeRequest(core, trx, { user, id: loaded.id, note: body.note ?? '' });
      return toView(core, trx, await getRequest(trx, loaded.id));
    },
  }),
];
