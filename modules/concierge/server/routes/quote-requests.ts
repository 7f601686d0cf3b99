import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { closeBooking } from '../actions/close-booking';
import { sendQuote } from '../actions/send-quote';
import {
  bookingColumns,
  bookingsPage,
  countBookings,
  findBooking,
  presentBooking,
  readNeeds,
} from '../queries/bookings';

const answer = { permission: 'concierge.answer' } as const;

/** What the team does with quote requests. */
export const quoteRequestRoutes = (core: Core) => ({
  listBookings: implement(api.listBookings, contract.listBookings, {
    access: answer,
    tokenScope: 'bookings.read',
    handle: async ({ query, trx }) => {
      const { rows, next } = await bookingsPage(trx, query);
      return respond(rows, { next: next && toPath(api.listBookings, { query: { ...query, after: next } }) });
    },
  }),
  exportBookings: implement(api.exportBookings, contract.exportBookings, {
    access: answer,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ query }) =>
      respondWithCsv('quote-requests.csv', bookingColumns, (after) =>
        bookingsPage(core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  countBookings: implement(api.countBookings, contract.countBookings, {
    access: answer,
    handle: ({ trx }) => countBookings(trx),
  }),
  getBookingNeeds: implement(api.getBookingNeeds, contract.getBookingNeeds, {
    access: answer,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: ({ loaded, user, trx }) => readNeeds(core, trx, loaded, user),
  }),
  sendQuote: implement(api.sendQuote, contract.sendQuote, {
    access: answer,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: async ({ loaded, user, body, request, trx }) => {
      const row = await sendQuote(core, trx, user, loaded.id, body, request.ifMatch);
      return respond(await presentBooking(core, trx, row, user), { etag: row.version });
    },
  }),
  closeBooking: implement(api.closeBooking, contract.closeBooking, {
    access: answer,
    load: ({ params, user, db }) => findBooking(db, params.id, user),
    handle: async ({ loaded, user, body, trx }) => {
      const row = await closeBooking(core, trx, user, loaded.id, body.status);
      return respond(await presentBooking(core, trx, row, user), { etag: row.version });
    },
  }),
});
