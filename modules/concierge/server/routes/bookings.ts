import { Type } from '@sinclair/typebox';
import { download, FileBytes } from '#core/contract/file-reply';
import { type Route, respond, route, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { BookingReceipt, BookingRow, BookingView, CounterInput } from '../../schemas/booking';
import { IdParams } from '../../schemas/parts';
import { BookingInput } from '../../schemas/trip';
import { accept, cancel, counter, ownOnly } from '../bookings/answer';
import { calendarOf } from '../bookings/calendar';
import { createBooking } from '../bookings/create';
import { printedTrip } from '../bookings/print';
import { findBooking, ownBookings, presentBooking, presentRow } from '../bookings/read';
import { openDetails } from '../bookings/sealed';

type Found = Awaited<ReturnType<typeof findBooking>>;
const signedIn = { signedIn: true } as const;
/** Quote requests and what their person does with them. */
export const bookingRoutes = (core: Core): Route[] => {
  const one = {
    access: signedIn,
    params: IdParams,
    load: ({ params, user, db }: { params: { id: string }; user: User; db: Core['db'] }) =>
      findBooking(db, params.id, user),
  };
  const shown = async (trx: Core['db'], row: Found, user: User) =>
    respond(await presentBooking(core, trx, row, user), { etag: row.version });
  return [
    route({
      method: 'post',
      path: '/api/ai-concierge-booking',
      access: { open: true, because: 'a visitor may ask for a quote; the answer goes to the address they give' },
      body: BookingInput,
      reply: BookingReceipt,
      idempotent: true,
      limit: { points: 10, seconds: 3600 },
      handle: ({ user, body, trx }) => createBooking(core, trx, user, body),
    }),
    route({
      method: 'get',
      path: '/api/bookings/me',
      access: signedIn,
      reply: Type.Array(BookingRow),
      handle: async ({ user, trx }) => (await ownBookings(trx, user.id)).map(presentRow),
    }),
    route({
      ...one,
      method: 'get',
      path: '/api/bookings/:id',
      reply: BookingView,
      handle: ({ loaded, user, trx }) => shown(trx, loaded, user),
    }),
    route({
      ...one,
      method: 'post',
      path: '/api/bookings/:id/accept',
      reply: BookingView,
      status: 200,
      ifMatch: 'optional',
      load: async ({ params, user, db }) => {
        const row = await findBooking(db, params.id, user);
        ownOnly(row, user);
        return row;
      },
      handle: async ({ loaded, user, request, trx }) =>
        shown(trx, await accept(core, trx, user, loaded.id, request.ifMatch), user),
    }),
    route({
      ...one,
      method: 'post',
      path: '/api/bookings/:id/counter',
      body: CounterInput,
      reply: BookingView,
      status: 200,
      load: async ({ params, user, db }) => {
        const row = await findBooking(db, params.id, user);
        ownOnly(row, user);
        return row;
      },
      handle: async ({ loaded, user, body, trx }) =>
        shown(trx, await counter(core, trx, user, loaded.id, body.wish), user),
    }),
    route({
      ...one,
      method: 'post',
      path: '/api/bookings/:id/cancel',
      reply: BookingView,
      status: 200,
      handle: async ({ loaded, user, trx }) => shown(trx, await cancel(core, trx, user, loaded.id), user),
    }),
    route({
      ...one,
      method: 'get',
      path: '/api/bookings/:id/calendar.ics',
      reply: Type.String(),
      handle: async ({ loaded, user, trx }) =>
        respond(
          await calendarOf(core, trx, loaded, user),
          download(`${loaded.reference}.ics`, 'text/calendar; charset=utf-8'),
        ),
    }),
    route({
      ...one,
      method: 'get',
      path: '/api/bookings/:id/itinerary.pdf',
      reply: FileBytes,
      limit: { points: 10, seconds: 60 },
      load: async ({ params, user, db }) => {
        const row = await findBooking(db, params.id, user);
        ownOnly(row, user);
        return row;
      },
      handle: async ({ loaded, user, trx }) => {
        const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
        const details = await openDetails(core, trx, loaded);
        const pdf = await core.print(printedTrip(loaded, details, name, new Date().toISOString()));
        return respond(Buffer.from(pdf), download(`${loaded.reference}.pdf`, 'application/pdf'));
      },
    }),
  ];
};
