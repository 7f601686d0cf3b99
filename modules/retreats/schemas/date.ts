import { type Static, Type } from '@sinclair/typebox';
import { Amount, closed, Day, filledLine, Id, Instant, line, orNull, wordOf } from './parts';
import { currencies, dateStatuses } from './values';

const EarlyBird = orNull(Type.Object({ until: Day, percent: Type.Integer({ minimum: 1, maximum: 90 }) }, closed));
const price = Type.Integer({ minimum: 1, maximum: 1_000_000_000, message: 'Enter the price for one person.' });

/** A kind of room on one date. `id` of one that exists; null for a new one. */
const RoomInput = Type.Object(
  {
    id: orNull(Id),
    name: filledLine(80, 'Name the room.'),
    description: line(300),
    places: Type.Integer({ minimum: 1, maximum: 200, message: 'A kind of room has 1 to 200 places.' }),
    /** For one person, in the smallest coins of the date's currency. */
    priceMinor: price,
  },
  closed,
);

/** One date of a retreat as staff edit it. */
export const DateInput = Type.Object(
  {
    startsOn: Type.String({ format: 'date', message: 'Choose the first day.' }),
    capacity: Type.Integer({ minimum: 1, maximum: 200, message: 'A date has 1 to 200 places.' }),
    currency: wordOf(currencies),
    status: wordOf(['open', 'closed'] as const),
    earlyBird: EarlyBird,
    rooms: Type.Array(RoomInput, { maxItems: 20 }),
  },
  { ...closed, $id: 'RetreatDateInput' },
);
export type DateInput = Static<typeof DateInput>;

const room = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  places: Type.Integer(),
};

const dateFacts = {
  id: Id,
  startsOn: Day,
  /** Last day. */
  endsOn: Day,
  capacity: Type.Integer(),
  status: wordOf(dateStatuses),
  earlyBird: EarlyBird,
};

/** One date as staff see it. */
export const StudioDate = Type.Object(
  {
    ...dateFacts,
    retreatId: orNull(Id),
    currency: Type.String(),
    /** Booked or reserved places, those of the concierge's bookings among them. */
    taken: Type.Integer(),
    waiting: Type.Integer(),
    rooms: Type.Array(Type.Object({ ...room, taken: Type.Integer(), priceMinor: Type.Integer() }, closed)),
    sample: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'RetreatStudioDate' },
);
export type StudioDate = Static<typeof StudioDate>;

/** One date as everybody sees it. */
export const PublicDate = Type.Object(
  {
    ...dateFacts,
    left: Type.Integer(),
    waiting: Type.Integer(),
    /** Lowest price that counts today; null where the team makes a quote. */
    from: orNull(Amount),
    rooms: Type.Array(
      Type.Object(
        {
          ...room,
          left: Type.Integer(),
          /** What counts today, early-bird included. */
          price: Amount,
          usualPrice: Amount,
        },
        closed,
      ),
    ),
    /** The caller's own: number in line from 1, until when a place is reserved for them, and their booked place. */
    waitingAt: orNull(Type.Integer({ minimum: 1 })),
    offeredUntil: orNull(Instant),
    ownPlaceId: orNull(Id),
  },
  closed,
);
export type PublicDate = Static<typeof PublicDate>;
