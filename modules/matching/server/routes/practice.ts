import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { MatchRequestList } from '../../schemas/match-status';
import {
  AvailabilityInput,
  AvailabilityView,
  OwnPractitioner,
  PracticeClientList,
  PracticeInput,
} from '../../schemas/practice';
import { availabilityOf, putAvailability } from '../practice/availability';
import { clientsPage, requestsPage } from '../practice/lists';
import { ownRecord, presentOwn, putOwnRecord } from '../practice/own-record';
import type { SegmentDirectory } from '../segments/directory';

const practising = { permission: 'matching.practise' } as const;
const perMinute = { points: 30, seconds: 60, by: 'person' } as const;
const Page = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);

const record = (core: Core, index: Job): Route[] => [
  route({
    method: 'get',
    path: '/api/practitioners/me',
    access: { signedIn: true },
    reply: Type.Union([OwnPractitioner, Type.Null()]),
    handle: async ({ user }) => {
      const own = await ownRecord(core.db, user.id);
      return own ? reply(await presentOwn(core.db, own), { etag: own.version }) : null;
    },
  }),
  route({
    method: 'put',
    path: '/api/practitioners/me',
    access: practising,
    body: PracticeInput,
    reply: OwnPractitioner,
    ifMatch: 'optional',
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const row = await putOwnRecord(core, trx, user, body, request.ifMatch, index);
      return reply(await presentOwn(trx, row), { etag: row.version });
    },
  }),
  route({
    method: 'get',
    path: '/api/practitioners/me/availability',
    access: practising,
    reply: AvailabilityView,
    handle: async ({ user }) => {
      const found = await availabilityOf(core.db, user.id);
      return reply(found, { etag: found.version });
    },
  }),
  route({
    method: 'put',
    path: '/api/practitioners/me/availability',
    access: practising,
    body: AvailabilityInput,
    reply: AvailabilityView,
    ifMatch: 'optional',
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const put = await putAvailability(trx, user.id, body, request.ifMatch);
      return reply(put, { etag: put.version });
    },
  }),
];

/** A practitioner's own record and hours, the requests that wait and the clients who were accepted. */
export const practiceRoutes = (core: Core, directory: () => SegmentDirectory, index: Job): Route[] => [
  ...record(core, index),
  route({
    method: 'get',
    path: '/api/practitioners/me/requests',
    access: practising,
    query: Page,
    reply: MatchRequestList,
    handle: async ({ user, query }) => {
      const { rows, next } = await requestsPage(core, user.id, query);
      return reply(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/practitioners/me/clients',
    access: practising,
    query: Page,
    reply: PracticeClientList,
    handle: async ({ user, query }) => {
      const { rows, next } = await clientsPage(core, directory(), user.id, query);
      return reply(rows, { next });
    },
  }),
];
