import { lastDay, today } from '../../lib/days';
import { priceOn } from '../../lib/price';
import type { PublicDate, StudioDate } from '../../schemas/date';
import type { RetreatDate, Room } from '../models/retreat-date';

/** What a date has before anybody chose a currency. */
const usualCurrency = 'USD';

export const earlyBirdOf = ({ earlyBirdUntil, earlyBirdPercent }: RetreatDate): StudioDate['earlyBird'] =>
  earlyBirdUntil === null || earlyBirdPercent === null ? null : { until: earlyBirdUntil, percent: earlyBirdPercent };

/** A date for staff. */
export const toStudioDate = (row: RetreatDate, rooms: readonly Room[], waiting: number): StudioDate => ({
  id: row.id,
  retreatId: row.retreatId,
  startsOn: row.startsOn,
  endsOn: lastDay(row.startsOn, row.days),
  capacity: row.capacity,
  status: row.status,
  earlyBird: earlyBirdOf(row),
  currency: row.currency ?? usualCurrency,
  taken: row.taken,
  waiting,
  rooms: rooms.map(({ id, name, description, places, taken, priceMinor }) => ({
    id,
    name,
    description,
    places,
    taken,
    priceMinor,
  })),
  sample: row.sample,
  version: row.version,
});

export interface CallersPart {
  readonly waiting: number;
  readonly waitingAt: number | null;
  readonly offeredUntil: string | null;
  readonly ownPlaceId: string | null;
}

/** A date for everybody: no more is free in a room than on the date. */
export const toPublicDate = (row: RetreatDate, rooms: readonly Room[], caller: CallersPart): PublicDate => {
  const free = row.status === 'open' ? Math.max(0, row.capacity - row.taken) : 0;
  // A reserved place can be taken by the person it is reserved for.
  const left = caller.offeredUntil === null ? free : Math.max(1, free);
  const currency = row.currency ?? usualCurrency;
  const amount = (minor: number) => ({ minor, currency });
  const shown = rooms.map((room) => ({
    id: room.id,
    name: room.name,
    description: room.description,
    places: room.places,
    left: Math.min(left, room.places - room.taken),
    price: amount(priceOn(room.priceMinor, earlyBirdOf(row), today())),
    usualPrice: amount(room.priceMinor),
  }));
  const lowest = shown.length > 0 ? Math.min(...shown.map(({ price }) => price.minor)) : row.priceMinor;
  return {
    id: row.id,
    startsOn: row.startsOn,
    endsOn: lastDay(row.startsOn, row.days),
    capacity: row.capacity,
    status: row.status,
    earlyBird: earlyBirdOf(row),
    left: free,
    from: lowest === null ? null : amount(lowest),
    rooms: shown,
    ...caller,
  };
};
