import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import type { BookingQuery, BookingView } from '../../schemas/bookings';
import { listBookings } from '../../schemas/endpoints';
import { EarlierOffer, Wait } from '../models/earlier';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { toBookingView } from '../views/booking';
import { lateFeePurpose, listPayments, placePurpose } from './payments';
import type { LoadedPlace } from './sessions';

/** Places of one client as they see them, in the order given. */
export const listBookingViews = async (core: Core, db: Knex, places: readonly Place[]): Promise<BookingView[]> => {
  const ids = places.map(({ id }) => id);
  const sessions = await Session.query(db).whereIn(
    'id',
    places.map(({ sessionId }) => sessionId),
  );
  const names = await core.port(matches).listNames(
    db,
    sessions.map(({ practitionerId }) => practitionerId),
  );
  const payments = await listPayments(
    core,
    db,
    places.filter(({ hasPrice }) => hasPrice).flatMap(({ id }) => [placePurpose(id), lateFeePurpose(id)]),
  );
  const waiting = new Set((await Wait.query(db).whereIn('place_id', ids)).map(({ placeId }) => placeId));
  const offers = await EarlierOffer.query(db)
    .whereIn('place_id', ids)
    .where({ status: 'open' })
    .whereRaw('expires_at > now()');
  return places.flatMap((place) => {
    const session = sessions.find(({ id }) => id === place.sessionId);
    if (!session) return [];
    return [
      toBookingView(place, session, {
        practitionerName: names.get(session.practitionerId) ?? '',
        payment: payments.get(lateFeePurpose(place.id)) ?? payments.get(placePurpose(place.id)) ?? null,
        isWaiting: waiting.has(place.id),
        offer: offers.find(({ placeId }) => placeId === place.id) ?? null,
      }),
    ];
  });
};

/** One place as its client sees it. */
export const getBookingView = async (
  core: Core,
  db: Knex,
  { place }: Pick<LoadedPlace, 'place'>,
): Promise<BookingView> => {
  const [view] = await listBookingViews(core, db, [place]);
  if (!view) throw new Error(`place ${place.id} has no session`);
  return view;
};

/** A client's own sessions, ahead (soonest first) or past (newest first); `next` is the address of the following page. */
export const listOwnBookings = async (
  core: Core,
  userId: string,
  { when, limit = 20, cursor }: BookingQuery,
): Promise<{ readonly rows: BookingView[]; readonly next: string | null }> => {
  const isAhead = when === 'ahead';
  const found = await Place.query(core.db)
    .where({ client_id: userId })
    .modify((query) => {
      // What was cancelled is over, whenever it would have been.
      // Marked as attended while it lasts, it is still the one to join.
      if (isAhead) query.whereNot({ status: 'cancelled' }).whereRaw('ends_at > now()');
      else query.whereRaw(`(ends_at <= now() or status = 'cancelled')`);
      if (cursor)
        query.whereRaw(
          `(starts_at, id) ${isAhead ? '>' : '<'} (select starts_at, id from session_places where id = ? and client_id = ?)`,
          [cursor, userId],
        );
    })
    .orderBy([
      { column: 'starts_at', order: isAhead ? 'asc' : 'desc' },
      { column: 'id', order: isAhead ? 'asc' : 'desc' },
    ])
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: await listBookingViews(core, core.db, page),
    next: found.length > limit && last ? toPath(listBookings, { query: { when, limit, cursor: last.id } }) : null,
  };
};
