import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  BookingCounts,
  BookingNeeds,
  BookingQuery,
  BookingRow,
  BookingView,
  ClosingInput,
  ProposalInput,
} from '../../schemas/booking';
import { IdParams } from '../../schemas/parts';
import { close, propose } from '../bookings/answer';
import { bookingsPage, countBookings, findBooking, presentBooking, presentRow, readNeeds } from '../bookings/read';

const answer = { permission: 'concierge.answer' } as const;

/** What the team does with quote requests. */
export const deskRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/bookings',
    access: answer,
    query: BookingQuery,
    reply: Type.Array(BookingRow),
    handle: async ({ query, trx }) => {
      const { rows, next } = await bookingsPage(trx, query);
      return respond(rows.map(presentRow), { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/bookings/counts',
    access: answer,
    reply: BookingCounts,
    handle: ({ trx }) => countBookings(trx),
  }),
  route({
    method: 'get',
    path: '/api/bookings/:id/needs',
    access: answer,
    params: IdParams,
    reply: BookingNeeds,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: ({ loaded, user, trx }) => readNeeds(core, trx, loaded, user),
  }),
  route({
    method: 'post',
    path: '/api/bookings/:id/proposals',
    access: answer,
    params: IdParams,
    body: ProposalInput,
    reply: BookingView,
    ifMatch: 'optional',
    idempotent: true,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: async ({ loaded, user, body, request, trx }) => {
      const row = await propose(core, trx, user, loaded.id, body, request.ifMatch);
      return respond(await presentBooking(core, trx, row, user), { etag: row.version });
    },
  }),
  route({
    method: 'post',
    path: '/api/bookings/:id/closing',
    access: answer,
    params: IdParams,
    body: ClosingInput,
    reply: BookingView,
    status: 200,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: async ({ loaded, user, body, trx }) => {
      const row = await close(core, trx, user, loaded.id, body.status);
      return respond(await presentBooking(core, trx, row, user), { etag: row.version });
    },
  }),
];
