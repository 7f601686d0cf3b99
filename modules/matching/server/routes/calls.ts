import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { bookCall } from '../actions/book-call';
import { cancelCall } from '../actions/cancel-call';
import { moveCall } from '../actions/move-call';
import { callSlots } from '../queries/call-slots';
import { callAhead, getCallView, visibleCall } from '../queries/calls';
import { listCallsAhead } from '../queries/calls-ahead';
import { visibleMatch } from '../queries/match';

// The two a match is between. Admins book nothing for others.
const between = { permission: 'matching.call' } as const;
const perMinute = { points: 120, seconds: 60, by: 'person' } as const;

/** Introduction calls: free times of a practitioner, booking by the client of a match, moving and cancelling by both. */
export const callRoutes = (core: Core) => ({
  getCallSlots: implement(api.getCallSlots, contract.getCallSlots, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleMatch(db, user, params.id),
    handle: async ({ loaded: { match }, query }) => {
      // What is about to be moved is in nobody's way.
      const booked = await callAhead(core.db, match.id);
      return callSlots(core, core.db, match.practitionerId, query, booked?.id);
    },
  }),
  bookCall: implement(api.bookCall, contract.bookCall, {
    access: { permission: 'matching.introduce' },
    limit: perMinute,
    load: ({ user, params, db }) => visibleMatch(db, user, params.id),
    handle: async ({ user, params, body, trx }) => {
      const booked = await bookCall(core, trx, user, params.id, body);
      return reply(await getCallView(core, user, booked), { etag: booked.call.sequence });
    },
  }),
  listCalls: implement(api.listCalls, contract.listCalls, {
    access: between,
    handle: async ({ user, query }) => {
      const { rows, next } = await listCallsAhead(core, user, query);
      return reply(rows, { next });
    },
  }),
  moveCall: implement(api.moveCall, contract.moveCall, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleCall(db, user, params.id),
    handle: async ({ user, loaded, body, trx, request }) => {
      const moved = await moveCall(core, trx, user, loaded, body, request.ifMatch);
      return reply(await getCallView(core, user, moved), { etag: moved.call.sequence });
    },
  }),
  cancelCall: implement(api.cancelCall, contract.cancelCall, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleCall(db, user, params.id),
    handle: async ({ user, loaded, trx }) => getCallView(core, user, await cancelCall(core, trx, user, loaded)),
  }),
});
