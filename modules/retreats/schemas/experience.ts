import { type Static, Type } from '@sinclair/typebox';
import { Amount, closed, Day, Id, Instant, Limit, orNull, wordOf } from './parts';
import { mostGuests } from './values';

/** A retreat with a date. `startDate`, `location` and `price` are the specified fields. */
export const ExperienceView = Type.Object(
  {
    id: Id,
    name: Type.String(),
    focus: Type.String(),
    startDate: Day,
    /** Last day. */
    endDate: Day,
    days: Type.Integer({ minimum: 1 }),
    location: Type.String(),
    partnerName: Type.String(),
    /** For one person, everything included; of several rooms the lowest. */
    price: orNull(Amount),
    capacity: Type.Integer({ minimum: 1 }),
    left: Type.Integer({ minimum: 0 }),
    /** People waiting for a place. */
    waiting: Type.Integer({ minimum: 0 }),
    /** The caller's own place in that line, from 1; null when not waiting. */
    waitingAt: orNull(Type.Integer({ minimum: 1 })),
    /** Until when a place is reserved for the caller. */
    offeredUntil: orNull(Instant),
    /** The next date of the same retreat with places left; null when there is none. */
    nextAvailable: orNull(Day),
    /** Page of the retreat where a place is booked; null where the team makes a quote. */
    bookPath: orNull(Type.String()),
    sample: Type.Boolean(),
  },
  closed,
);
export type ExperienceView = Static<typeof ExperienceView>;

/** Retreats from today on, soonest first. */
export const ExperienceQuery = Type.Object(
  {
    days: Type.Optional(wordOf(['5', '7', '10'] as const)),
    limit: Limit,
    after: Type.Optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}~[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
    ),
  },
  closed,
);
export type ExperienceQuery = Static<typeof ExperienceQuery>;

/** How many places to wait for; one unless it says otherwise. */
export const WaitlistInput = Type.Object(
  { guests: Type.Optional(Type.Integer({ minimum: 1, maximum: mostGuests })) },
  closed,
);
/** Where in the line. */
export const WaitlistReceipt = Type.Object(
  { experienceId: Id, guests: Type.Integer(), waitingAt: Type.Integer({ minimum: 1 }) },
  closed,
);
