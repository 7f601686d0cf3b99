import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { answerEarlierOffer, getOwnOffer } from '../actions/answer-earlier-offer';
import { bookSession } from '../actions/book-session';
import { buyPackage } from '../actions/buy-package';
import { cancelBooking } from '../actions/cancel-booking';
import { moveBooking } from '../actions/move-booking';
import { stopWaiting } from '../actions/stop-waiting';
import { waitEarlier } from '../actions/wait-earlier';
import type { Context } from '../context';
import { getBookingView, listOwnBookings } from '../queries/bookings';
import { findSlots, getBookableService, listOwnOffers } from '../queries/offers';
import { listPayments, packagePurpose } from '../queries/payments';
import { getOwnPlace } from '../queries/sessions';

const access = { permission: 'sessions.book' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** A client's own sessions: what can be booked with whom, booking, moving, cancelling and waiting for an earlier time. */
export const bookingRoutes = (context: Context) => {
  const { core } = context;
  return {
    listOffers: implement(api.listOffers, contract.listOffers, {
      access,
      handle: ({ user }) => listOwnOffers(core, user.id),
    }),
    getSessionSlots: implement(api.getSessionSlots, contract.getSessionSlots, {
      access,
      limit,
      load: ({ user, params, db }) => getBookableService(core, db, user.id, params.id),
      handle: ({ user, loaded, query }) => findSlots(core, user.id, loaded, query),
    }),
    bookSession: implement(api.bookSession, contract.bookSession, {
      access,
      limit,
      handle: async ({ user, body, trx }) => {
        const booked = await bookSession(context, trx, user.id, body);
        return respond(await getBookingView(core, trx, booked), { etag: booked.session.sequence });
      },
    }),
    buyPackage: implement(api.buyPackage, contract.buyPackage, {
      access,
      limit,
      handle: async ({ user, body, trx }) => {
        const { row, left } = await buyPackage(context, trx, user.id, body.serviceId);
        const purpose = packagePurpose(row.id);
        const payment = (await listPayments(core, trx, [purpose])).get(purpose) ?? null;
        return { id: row.id, serviceId: row.serviceId, left, total: row.total, payment };
      },
    }),
    listBookings: implement(api.listBookings, contract.listBookings, {
      access,
      handle: async ({ user, query }) => {
        const { rows, next } = await listOwnBookings(core, user.id, query);
        return respond(rows, { next });
      },
    }),
    getBooking: implement(api.getBooking, contract.getBooking, {
      access,
      load: ({ user, params, db }) => getOwnPlace(db, user.id, params.id),
      handle: async ({ loaded }) =>
        respond(await getBookingView(core, core.db, loaded), { etag: loaded.session.sequence }),
    }),
    moveBooking: implement(api.moveBooking, contract.moveBooking, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnPlace(db, user.id, params.id),
      handle: async ({ loaded, body, trx, request }) => {
        const moved = await moveBooking(context, trx, loaded, body, request.ifMatch);
        return respond(await getBookingView(core, trx, moved), { etag: moved.session.sequence });
      },
    }),
    cancelBooking: implement(api.cancelBooking, contract.cancelBooking, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnPlace(db, user.id, params.id),
      handle: async ({ loaded, trx }) => getBookingView(core, trx, await cancelBooking(context, trx, loaded)),
    }),
    waitEarlier: implement(api.waitEarlier, contract.waitEarlier, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnPlace(db, user.id, params.id),
      handle: async ({ loaded, trx }) => getBookingView(core, trx, await waitEarlier(context, trx, loaded)),
    }),
    stopWaiting: implement(api.stopWaiting, contract.stopWaiting, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnPlace(db, user.id, params.id),
      handle: ({ loaded, trx }) => stopWaiting(context, trx, loaded),
    }),
    answerEarlierOffer: implement(api.answerEarlierOffer, contract.answerEarlierOffer, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnOffer(db, user.id, params.id),
      handle: async ({ loaded, body, trx }) =>
        getBookingView(core, trx, await answerEarlierOffer(context, trx, loaded, body.accept)),
    }),
  };
};
