import { type Static, Type } from '@sinclair/typebox';
import { OfferId } from './offer';
import { Day, Money, manyLines, oneLine, oneLineOrNone, oneOf, strict } from './parts';
import { budgets, categories, dietaryOptions, limits } from './values';

/** What the form says, as specified. Dates are days where the trip goes. */
export const TripInput = Type.Object(
  {
    destination: Type.String({ maxLength: limits.line, pattern: oneLine, message: 'Say where you would like to go.' }),
    checkIn: Type.String({ format: 'date', message: 'Choose the day of arrival.' }),
    checkOut: Type.String({ format: 'date', message: 'Choose the day of departure.' }),
    guests: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.guests,
        message: 'Choose 1 to 6 guests. For more, write to us: a group is planned by a person.',
      }),
    ),
    budget: Type.Optional(Type.Union([...budgets.map((one) => Type.Literal(one)), Type.Literal('')])),
    dietaryPreferences: Type.Optional(Type.Array(oneOf(dietaryOptions), { maxItems: 10, uniqueItems: true })),
    specialRequests: Type.Optional(
      Type.String({
        maxLength: limits.requests,
        pattern: manyLines,
        message: 'Write at most 2,000 characters, without control characters.',
      }),
    ),
  },
  strict,
);
export type TripInput = Static<typeof TripInput>;

const asked = {
  bookingRequest: TripInput,
  selectedServices: Type.Optional(Type.Array(OfferId, { maxItems: limits.services, uniqueItems: true })),
  currentLocation: Type.Optional(Type.String({ maxLength: limits.line, pattern: oneLineOrNone })),
};
/** Asks for a plan; nothing of it is kept. */
export const PlanInput = Type.Object(asked, strict);
export type PlanInput = Static<typeof PlanInput>;

/** What one entry of a day is about. `own`: time without an offer. */
export const entryKinds = [...categories, 'own', 'rest'] as const;
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** One entry of a day, in the time of the place. */
export const PlanEntry = Type.Object(
  {
    start: Clock,
    end: Clock,
    title: Type.String(),
    kind: oneOf(entryKinds),
    offerId: Type.Union([OfferId, Type.Null()]),
    /** The person chose it; otherwise the planner did. */
    selected: Type.Boolean(),
    /** Why this, and why here. */
    reason: Type.String(),
    /** Minutes on the way there from what came before. */
    travel: Type.Integer({ minimum: 0 }),
  },
  strict,
);
export type PlanEntry = Static<typeof PlanEntry>;
export const PlanDay = Type.Object(
  {
    date: Day,
    day: Type.Integer({ minimum: 1 }),
    place: Type.String(),
    rest: Type.Boolean(),
    entries: Type.Array(PlanEntry),
  },
  strict,
);
export type PlanDay = Static<typeof PlanDay>;

/** A trip day by day. */
export const PlanView = Type.Object(
  {
    destination: Type.String(),
    /** Which place of that name the plan is for; null when none is known, absent in plans of former times. */
    place: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Other places that the destination may mean as well. */
    otherPlaces: Type.Optional(Type.Array(Type.String())),
    /** IANA zone of its times; null when the place is not known. */
    zone: Type.Union([Type.String(), Type.Null()]),
    days: Type.Array(PlanDay),
    estimate: Type.Object(
      {
        total: Type.Union([Money, Type.Null()]),
        /** Entries without a known price, which the total leaves out. */
        unknown: Type.Integer({ minimum: 0 }),
        /** How it lies to the budget; null without a budget or a total. */
        budget: Type.Union([Type.Literal('within'), Type.Literal('above'), Type.Literal('below'), Type.Null()]),
      },
      strict,
    ),
    /** What the plan could not do, and what it assumes. */
    notes: Type.Array(Type.String()),
    sample: Type.Boolean(),
  },
  strict,
);
export type PlanView = Static<typeof PlanView>;

const address = '[A-Za-z0-9.!#$%&\'*+/=?^_`{|}~-]{1,64}@[^\\s,;:<>()\\[\\]"\\\\@/?#%]{3,189}';
/** The specified quote request. Visitors say where the answer goes; `experienceId` asks for places on a retreat. */
export const BookingInput = Type.Object(
  {
    ...asked,
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        pattern: `^${address}$`,
        message: 'Enter an email address such as name@example.com.',
      }),
    ),
    experienceId: Type.Optional(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type BookingInput = Static<typeof BookingInput>;

/** Where the browser says the person is, rounded by the page to about a kilometre. */
export const PointInput = Type.Object(
  { latitude: Type.Number({ minimum: -90, maximum: 90 }), longitude: Type.Number({ minimum: -180, maximum: 180 }) },
  strict,
);
/** The town there, null far from any. */
export const TownView = Type.Object({ label: Type.Union([Type.String(), Type.Null()]) }, strict);
