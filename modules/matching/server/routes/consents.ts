import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  ConsentChange,
  ConsentHistory,
  ConsentInput,
  ConsentRequestInput,
  ConsentRequestReceipt,
  ConsentsOverview,
  ConsentView,
} from '../../schemas/consent';
import { changeConsent, grantConsent, revokeConsent } from '../consents/change';
import { changeableConsent, historyOf, visibleConsent } from '../consents/load';
import { overviewOf } from '../consents/overview';
import { presentConsent, presentReceipt } from '../consents/present';
import { askForSegments, dismissRequest, ownRequest } from '../consents/requests';
import type { SegmentDirectory } from '../segments/directory';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const giving = { permission: 'matching.consent' } as const;
const between = { permission: 'matching.share' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;

const ofClients = (core: Core, directory: () => SegmentDirectory): Route[] => [
  route({
    method: 'get',
    path: '/api/consents/me',
    access: giving,
    reply: ConsentsOverview,
    handle: ({ user }) => overviewOf(core, directory(), user.id),
  }),
  route({
    method: 'post',
    path: '/api/consents',
    access: giving,
    body: ConsentInput,
    reply: ConsentView,
    limit: perMinute,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await grantConsent(core, directory(), trx, user, body);
      return reply(presentConsent(row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/consents/:id',
    access: between,
    params: Id,
    body: ConsentChange,
    reply: ConsentView,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => changeableConsent(db, user, params.id),
    handle: async ({ user, loaded, body, trx, request }) => {
      const row = await changeConsent(core, directory(), trx, user, loaded, body, request.ifMatch);
      return reply(presentConsent(row), { etag: row.version });
    },
  }),
  route({
    method: 'delete',
    path: '/api/consents/:id',
    access: between,
    params: Id,
    load: ({ user, params, db }) => changeableConsent(db, user, params.id),
    handle: async ({ user, loaded, trx }) => revokeConsent(core, trx, user, loaded) as Promise<undefined>,
  }),
];

const requests = (core: Core, directory: () => SegmentDirectory): Route[] => [
  route({
    method: 'post',
    path: '/api/consents/requests',
    access: { permission: 'matching.practise' },
    body: ConsentRequestInput,
    reply: ConsentRequestReceipt,
    idempotent: true,
    limit: { points: 30, seconds: 3600, by: 'person' },
    handle: async ({ user, body, trx }) => presentReceipt(await askForSegments(core, directory(), trx, user, body)),
  }),
  route({
    method: 'delete',
    path: '/api/consents/requests/:id',
    access: giving,
    params: Id,
    load: ({ user, params, db }) => ownRequest(db, user.id, params.id),
    handle: async ({ loaded, trx }) => dismissRequest(trx, loaded) as Promise<undefined>,
  }),
];

/** Giving, changing and withdrawing consents, their history, and practitioners' requests for more. */
export const consentRoutes = (core: Core, directory: () => SegmentDirectory): Route[] => [
  ...ofClients(core, directory),
  ...requests(core, directory),
  route({
    method: 'get',
    path: '/api/consents/:id/history',
    access: between,
    params: Id,
    reply: ConsentHistory,
    load: ({ user, params, db }) => visibleConsent(db, user, params.id),
    handle: ({ loaded }) => historyOf(core.db, loaded.id),
  }),
];
