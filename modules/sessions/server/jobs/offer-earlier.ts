import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { callCalendar } from '#modules/matching/public';
import { offerMinutes } from '../../schemas/values';
import { notifyParticipants } from '../actions/notify-participants';
import { isClientBusy } from '../actions/reserve-time';
import { EarlierOffer, Wait } from '../models/earlier';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { findPractice, listFreeStarts, type Practice, toRange, withPauses } from '../queries/free-times';

/** A stretch of a practitioner's calendar that has become free, as ISO instants. */
export interface FreedTime {
  readonly practitionerId: string;
  readonly from: string;
  readonly to: string;
}
const minuteMs = 60_000;

/** People who wait with this practitioner and come later than the freed time, the longest waiting first. */
const listWaiting = async (trx: Knex.Transaction, userId: string, from: string) => {
  const waits = await Wait.query(trx).where({ practitioner_user_id: userId }).orderBy(['created_at', 'place_id']);
  const places = await Place.query(trx)
    .whereIn(
      'id',
      waits.map(({ placeId }) => placeId),
    )
    .where({ status: 'booked' })
    .where('starts_at', '>', from);
  return waits.flatMap(({ placeId }) => places.find(({ id }) => id === placeId) ?? []);
};

/** The first start in the freed stretch that suits a place to which nothing of it was offered before. */
const findStart = async (
  core: Core,
  trx: Knex.Transaction,
  practice: Practice,
  place: Place,
  window: { readonly from: number; readonly to: number },
): Promise<number | null> => {
  const minutes = (Date.parse(place.endsAt) - Date.parse(place.startsAt)) / minuteMs;
  const before = { from: window.from, to: Math.min(window.to, Date.parse(place.startsAt)) };
  if (before.to <= before.from) return null;
  const known = await EarlierOffer.query(trx).where({ place_id: place.id });
  const isKnown = ({ status, startsAt }: EarlierOffer): boolean =>
    status === 'open' || (Date.parse(startsAt) >= window.from && Date.parse(startsAt) < window.to);
  if (known.some(isKnown)) return null;
  for (const start of await listFreeStarts(core, trx, {
    practice,
    minutes,
    window: before,
    except: { sessionId: place.sessionId },
  })) {
    const during = { from: start, to: start + minutes * minuteMs };
    if (!(await isClientBusy(core, trx, place.clientId, during, place.sessionId))) return start;
  }
  return null;
};

/** Offers a freed time to whoever waits longest for an earlier one, and keeps it for them until they answer. */
export const createOfferEarlier = (core: Core): Job<FreedTime> => ({
  name: 'offer-earlier',
  run: ({ practitionerId, from, to }) =>
    core.db.transaction(async (trx) => {
      const window = { from: Math.max(Date.parse(from), Date.now()), to: Date.parse(to) };
      if (!practitionerId || !(window.to > window.from)) return;
      await core.port(callCalendar).lock(trx, practitionerId);
      const practice = await findPractice(core, trx, practitionerId);
      if (!practice) return;
      for (const place of await listWaiting(trx, practice.practitionerUserId, new Date(window.from).toISOString())) {
        const start = await findStart(core, trx, practice, place, window);
        if (start === null) continue;
        await makeOffer(core, trx, practice, place, start);
        return;
      }
    }),
});

/** Offers ended in one run; the next is a minute later. */
const mostAtOnce = 200;

/** Ends offers whose time to answer is over. */
export const createExpireOffers = (core: Core, offerEarlier: Job<FreedTime>): Job => ({
  name: 'expire-offers',
  cron: '* * * * *',
  run: async () => {
    const due = await EarlierOffer.query(core.db)
      .where({ status: 'open' })
      .whereRaw('expires_at <= now()')
      .orderBy('expires_at')
      .limit(mostAtOnce);
    for (const { id } of due)
      await core.db.transaction(async (trx) => {
        const offer = await EarlierOffer.query(trx).findById(id).forUpdate();
        if (offer?.status === 'open') await closeOffer(core, trx, offerEarlier, offer, 'expired');
      });
  },
});

/** Ends an offer and lets the next one who waits have the time. */
export const closeOffer = async (
  core: Core,
  trx: Knex.Transaction,
  job: Job<FreedTime>,
  offer: EarlierOffer,
  status: 'passed' | 'expired',
): Promise<void> => {
  await EarlierOffer.query(trx).findById(offer.id).patch({ status });
  const { practitionerId, startsAt, endsAt } = offer;
  await queueOffers(core, job, trx, { practitionerId, startsAt, endsAt });
};

/** Queues the search for somebody who wants a time that has become free. */
export const queueOffers = (
  core: Core,
  job: Job<FreedTime>,
  trx: Knex.Transaction,
  {
    practitionerId,
    startsAt,
    endsAt,
  }: { readonly practitionerId: string; readonly startsAt: string; readonly endsAt: string },
): Promise<void> => {
  const [from, to] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  return core.jobs.enqueue(trx, job, { practitionerId, from, to });
};

const makeOffer = async (
  core: Core,
  trx: Knex.Transaction,
  practice: Practice,
  place: Place,
  start: number,
): Promise<void> => {
  const minutes = (Date.parse(place.endsAt) - Date.parse(place.startsAt)) / minuteMs;
  const expiresAt = new Date(Math.min(Date.now() + offerMinutes * minuteMs, start));
  const offer = await EarlierOffer.query(trx).insertAndFetch({
    placeId: place.id,
    clientId: place.clientId,
    practitionerId: practice.practitionerId,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * minuteMs).toISOString(),
    busy: toRange(withPauses(practice, start, minutes)),
    expiresAt: expiresAt.toISOString(),
  });
  const session = await Session.query(trx).findById(place.sessionId);
  if (!session) return;
  await notifyParticipants(core, trx, {
    what: 'offered',
    session,
    places: [place],
    skipPractitioner: true,
    startsAt: offer.startsAt,
  });
};
