import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Money, oneOf, strict } from './parts';
import { limits } from './values';

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
    /** For one person, everything included. */
    price: Type.Union([Money, Type.Null()]),
    capacity: Type.Integer({ minimum: 1 }),
    left: Type.Integer({ minimum: 0 }),
    /** People waiting for a place. */
    waiting: Type.Integer({ minimum: 0 }),
    /** The caller's own place in that line, from 1; null when not waiting. */
    waitingAt: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    /** The next date of the same retreat with places left; null when there is none. */
    nextAvailable: Type.Union([Day, Type.Null()]),
    sample: Type.Boolean(),
  },
  strict,
);
export type ExperienceView = Static<typeof ExperienceView>;

/** Retreats from today on, soonest first. */
export const ExperienceQuery = Type.Object(
  {
    days: Type.Optional(oneOf(['5', '7', '10'])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    after: Type.Optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}~[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
    ),
  },
  strict,
);
export type ExperienceQuery = Static<typeof ExperienceQuery>;

/** How many places to wait for; one unless told. */
export const WaitlistInput = Type.Object(
  { guests: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.guests })) },
  strict,
);
/** Where in the line. */
export const WaitlistReceipt = Type.Object(
  { experienceId: Id, guests: Type.Integer(), waitingAt: Type.Integer({ minimum: 1 }) },
  strict,
);
