import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  PartnerChange,
  PartnerHistory,
  PartnerHistoryQuery,
  PartnerInput,
  PartnerList,
  PartnerQuery,
  PartnerView,
} from '../../schemas/partner';
import { addPartner, changePartner } from '../partners/change';
import { historyOf } from '../partners/history';
import { partnersPage } from '../partners/list';
import { partnerOf } from '../partners/one';
import { presentPartner } from '../partners/present';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const viewing = { permission: 'team-portal.view' } as const;
const keeping = { permission: 'team-portal.partners' } as const;
const writing = { points: 60, seconds: 60, by: 'person' } as const;

const reading = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/partners',
    access: viewing,
    query: PartnerQuery,
    reply: PartnerList,
    handle: async ({ query }) => {
      const { rows, total, next } = await partnersPage(core, query);
      return reply(rows, { next, headers: { 'X-Total-Count': String(total) } });
    },
  }),
  route({
    method: 'get',
    path: '/api/partners/:id',
    access: viewing,
    params: Id,
    reply: PartnerView,
    load: partnerOf,
    handle: async ({ loaded }) => reply(presentPartner(loaded), { etag: loaded.version }),
  }),
  route({
    method: 'get',
    path: '/api/partners/:id/history',
    access: viewing,
    params: Id,
    query: PartnerHistoryQuery,
    reply: PartnerHistory,
    load: partnerOf,
    handle: async ({ params, query }) => {
      const { rows, next } = await historyOf(core, params.id, query);
      return reply(rows, { next });
    },
  }),
];

/** Whom the team works with: everybody of the team reads, admins keep the list. */
export const partnerRoutes = (core: Core): Route[] => [
  ...reading(core),
  route({
    method: 'post',
    path: '/api/partners',
    access: keeping,
    body: PartnerInput,
    reply: PartnerView,
    idempotent: true,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const made = await addPartner(core, trx, user, body);
      return reply(made, { status: 201, etag: made.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/partners/:id',
    access: keeping,
    params: Id,
    body: PartnerChange,
    reply: PartnerView,
    ifMatch: 'required',
    limit: writing,
    load: partnerOf,
    handle: async ({ user, params, body, trx, request }) => {
      const changed = await changePartner(core, trx, user, params.id, body, request.ifMatch);
      return reply(changed, { etag: changed.version });
    },
  }),
];
