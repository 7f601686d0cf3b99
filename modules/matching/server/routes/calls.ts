import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { CallInput, CallList, CallQuery, CallSlotQuery, CallSlots, CallView } from '../../schemas/call';
import { bookCall } from '../calls/book';
import { cancelCall, moveCall } from '../calls/change';
import { callSlots } from '../calls/free-times';
import { callsAhead } from '../calls/list';
import { callAhead, visibleCall } from '../calls/load';
import { presentCall } from '../calls/present';
import { visibleMatch } from '../matches/load';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
// The two a match is between. Admins book nothing for others.
const sharing = { permission: 'matching.share' } as const;
const perMinute = { points: 120, seconds: 60, by: 'person' } as const;

/** Introduction calls: free times of a practitioner, booking by the client of a match, moving and cancelling by both. */
export const callRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/matches/:id/call-slots',
    access: sharing,
    params: Id,
    query: CallSlotQuery,
    reply: CallSlots,
    limit: perMinute,
    load: ({ user, params, db }) => visibleMatch(db, user, params.id),
    handle: async ({ loaded: { match }, query }) => {
      // What is about to be moved is in nobody's way.
      const booked = await callAhead(core.db, match.id);
      return callSlots(core, core.db, match.practitioner_id, query, booked?.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/matches/:id/call',
    access: { permission: 'matching.consent' },
    params: Id,
    body: CallInput,
    reply: CallView,
    idempotent: true,
    limit: perMinute,
    load: ({ user, params, db }) => visibleMatch(db, user, params.id),
    handle: async ({ user, params, body, trx }) => {
      const booked = await bookCall(core, trx, user, params.id, body);
      return reply(await presentCall(core, user, booked), { etag: booked.call.sequence });
    },
  }),
  route({
    method: 'get',
    path: '/api/introduction-calls',
    access: sharing,
    query: CallQuery,
    reply: CallList,
    handle: async ({ user, query }) => {
      const { rows, next } = await callsAhead(core, user, query);
      return reply(rows, { next });
    },
  }),
  route({
    method: 'patch',
    path: '/api/introduction-calls/:id',
    access: sharing,
    params: Id,
    body: CallInput,
    reply: CallView,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => visibleCall(db, user, params.id),
    handle: async ({ user, loaded, body, trx, request }) => {
      const moved = await moveCall(core, trx, user, loaded, body, request.ifMatch);
      return reply(await presentCall(core, user, moved), { etag: moved.call.sequence });
    },
  }),
  route({
    method: 'post',
    path: '/api/introduction-calls/:id/cancel',
    access: sharing,
    params: Id,
    reply: CallView,
    status: 200,
    limit: perMinute,
    load: ({ user, params, db }) => visibleCall(db, user, params.id),
    handle: async ({ user, loaded, trx }) => presentCall(core, user, await cancelCall(core, trx, user, loaded)),
  }),
];
