import { createDownloadHeaders, implement, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acceptQuote } from '../actions/accept-quote';
import { cancelBooking } from '../actions/cancel-booking';
import { counterQuote } from '../actions/counter-quote';
import { requireOwner } from '../actions/open-booking';
import { requestQuote } from '../actions/request-quote';
import { openDetails } from '../queries/booking-details';
import { findBooking, ownBookings, presentBooking, presentRow } from '../queries/bookings';
import { calendarOf } from '../queries/calendar';
import { printedTrip } from '../views/printed-trip';

type Found = Awaited<ReturnType<typeof findBooking>>;
interface Asked {
  readonly params: { readonly id: string };
  readonly user: User;
  readonly db: Core['db'];
}
const signedIn = { signedIn: true } as const;
/** A booking that this person may see. */
const visible = ({ params, user, db }: Asked): Promise<Found> => findBooking(db, params.id, user);
/** A booking that this person asked for. */
const own = async (asked: Asked): Promise<Found> => {
  const row = await visible(asked);
  requireOwner(row, asked.user);
  return row;
};

const answering = (core: Core) => {
  const shown = async (trx: Core['db'], row: Found, user: User) =>
    respond(await presentBooking(core, trx, row, user), { etag: row.version });
  return {
    getBooking: implement(api.getBooking, contract.getBooking, {
      access: signedIn,
      load: visible,
      handle: ({ loaded, user, trx }) => shown(trx, loaded, user),
    }),
    acceptQuote: implement(api.acceptQuote, contract.acceptQuote, {
      access: signedIn,
      load: own,
      handle: async ({ loaded, user, request, trx }) =>
        shown(trx, await acceptQuote(core, trx, user, loaded.id, request.ifMatch), user),
    }),
    counterQuote: implement(api.counterQuote, contract.counterQuote, {
      access: signedIn,
      load: own,
      handle: async ({ loaded, user, body, trx }) =>
        shown(trx, await counterQuote(core, trx, user, loaded.id, body.wish), user),
    }),
    cancelBooking: implement(api.cancelBooking, contract.cancelBooking, {
      access: signedIn,
      load: visible,
      handle: async ({ loaded, user, trx }) => shown(trx, await cancelBooking(core, trx, user, loaded.id), user),
    }),
  };
};

const files = (core: Core) => ({
  downloadCalendar: implement(api.downloadCalendar, contract.downloadCalendar, {
    access: signedIn,
    load: visible,
    handle: async ({ loaded, user, trx }) =>
      respond(
        await calendarOf(core, trx, loaded, user.id),
        createDownloadHeaders(`${loaded.reference}.ics`, 'text/calendar; charset=utf-8'),
      ),
  }),
  downloadItinerary: implement(api.downloadItinerary, contract.downloadItinerary, {
    access: signedIn,
    limit: { points: 10, seconds: 60 },
    load: own,
    handle: async ({ loaded, user, trx }) => {
      const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
      const details = await openDetails(core, trx, loaded);
      const pdf = await core.print(printedTrip(loaded, details, name, new Date().toISOString()));
      return respond(Buffer.from(pdf), createDownloadHeaders(`${loaded.reference}.pdf`, 'application/pdf'));
    },
  }),
});

/** Quote requests and what their person does with them. */
export const bookingRoutes = (core: Core) => ({
  requestQuote: implement(api.requestQuote, contract.requestQuote, {
    access: { open: true, because: 'a visitor may ask for a quote; the answer goes to the address they give' },
    limit: { points: 10, seconds: 3600 },
    handle: ({ user, body, trx }) => requestQuote(core, trx, user, body),
  }),
  listOwnBookings: implement(api.listOwnBookings, contract.listOwnBookings, {
    access: signedIn,
    handle: async ({ user, trx }) => (await ownBookings(trx, user.id)).map(presentRow),
  }),
  ...answering(core),
  ...files(core),
});
