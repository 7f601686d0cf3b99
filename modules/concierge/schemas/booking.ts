import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { OfferId } from './offer';
import { Day, Id, Instant, Money, manyLines, oneLine, oneLineOrNone, oneOf, strict } from './parts';
import { PlanView } from './trip';
import { bookingSorts, bookingStates, categories, limits, priceUnits } from './values';

const text = Type.String();
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const State = oneOf(bookingStates);

/** How the invoice of an accepted quote stands; `path` is the page on which it is paid, for staff that of the document. */
export const TripPayment = Type.Object(
  {
    status: oneOf(['open', 'part-paid', 'paid', 'cancelled', 'refunded', 'part-refunded'] as const),
    currency: text,
    due: Type.Integer(),
    path: text,
  },
  { ...strict, $id: 'TripPayment' },
);
export type TripPayment = Static<typeof TripPayment>;

/** What was chosen, as it was offered on that day. */
export const BookedService = Type.Object(
  {
    offerId: OfferId,
    name: text,
    category: oneOf(categories),
    price: orNull(Type.Object({ minor: Type.Integer(), currency: text, per: oneOf(priceUnits) }, strict)),
  },
  strict,
);
export type BookedService = Static<typeof BookedService>;

const row = {
  id: Id,
  reference: text,
  title: text,
  partnerName: orNull(text),
  status: State,
  startDate: Day,
  endDate: Day,
  destination: text,
  guests: Type.Integer(),
  price: orNull(Money),
  /** Last day of the quote; null without one. */
  validUntil: orNull(Day),
  /** The quote is over: the team has to make a new one. */
  expired: Type.Boolean(),
  createdAt: Instant,
  version: Type.Integer({ minimum: 1 }),
  sample: Type.Boolean(),
};
/** A booking in a list. */
export const BookingRow = Type.Object(row, strict);
export type BookingRow = Static<typeof BookingRow>;

/** What the person wrote for the team, and nobody else. */
export const BookingNeeds = Type.Object(
  {
    dietaryPreferences: Type.Array(text),
    specialRequests: text,
    currentLocation: text,
    /** What should be different in the last quote. */
    wish: orNull(text),
  },
  strict,
);
export type BookingNeeds = Static<typeof BookingNeeds>;

const can = ['accept', 'counter', 'cancel', 'propose', 'complete', 'refund'] as const;
export type BookingAct = (typeof can)[number];

/** A booking in full. `needs` and `plan` are the person's own; the team reads needs at an address that is audited. */
export const BookingView = Type.Object(
  {
    ...row,
    /** The caller asked for it; else the caller is of the team. */
    own: Type.Boolean(),
    experienceId: orNull(Id),
    budget: orNull(text),
    services: Type.Array(BookedService),
    /** The tax code that a quote begins with; of staff alone. */
    taxCode: orNull(text),
    /** Null: nothing was invoiced for it here. */
    payment: orNull(TripPayment),
    /** What the team says about its quote; the person's own. */
    note: orNull(text),
    plan: orNull(PlanView),
    needs: orNull(BookingNeeds),
    history: Type.Array(
      Type.Object({ from: orNull(State), to: State, by: oneOf(['person', 'team']), at: Instant }, strict),
    ),
    can: Type.Object(
      {
        accept: Type.Boolean(),
        counter: Type.Boolean(),
        cancel: Type.Boolean(),
        propose: Type.Boolean(),
        complete: Type.Boolean(),
        refund: Type.Boolean(),
      } satisfies Record<BookingAct, TSchema>,
      strict,
    ),
  },
  strict,
);
export type BookingView = Static<typeof BookingView>;

/** How many bookings there are in each state. */
export const BookingCounts = Type.Object(
  {
    requested: Type.Integer(),
    held: Type.Integer(),
    confirmed: Type.Integer(),
    completed: Type.Integer(),
    cancelled: Type.Integer(),
    refunded: Type.Integer(),
  } satisfies Record<Static<typeof State>, TSchema>,
  strict,
);
export type BookingCounts = Static<typeof BookingCounts>;

/** What the sender of a quote request learns. */
export const BookingReceipt = Type.Object(
  { id: Id, reference: text, status: State, /** Signed in: the booking can be opened. */ own: Type.Boolean() },
  strict,
);
export type BookingReceipt = Static<typeof BookingReceipt>;

/** The team's answer: a price for everything, valid until a day. */
export const ProposalInput = Type.Object(
  {
    price: Type.Object(
      {
        minor: Type.Integer({ minimum: 1, maximum: 1_000_000_000, message: 'Enter the price of the whole trip.' }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      },
      strict,
    ),
    /** Of the tax rates; without it that of all chosen offers. */
    taxCode: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,30}$', message: 'Choose one of the tax rates.' })),
    partnerName: Type.String({ maxLength: limits.line, pattern: oneLine, message: 'Say who provides it.' }),
    validUntil: Type.String({ format: 'date', message: 'Choose until when the quote holds.' }),
    note: Type.Optional(Type.String({ maxLength: limits.note, pattern: manyLines })),
  },
  strict,
);
export type ProposalInput = Static<typeof ProposalInput>;

/** What the person would like changed in a quote. */
export const CounterInput = Type.Object(
  {
    wish: Type.String({
      minLength: 1,
      maxLength: limits.note,
      pattern: '^(?=[\\s\\S]*\\S)[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$',
      message: 'Say what should be different.',
    }),
  },
  strict,
);

/** What the team notes after a trip or a cancellation. */
export const ClosingInput = Type.Object({ status: oneOf(['completed', 'refunded']) }, strict);

/** Pages of the team's list, oldest first: who waited longest comes first. */
const filters = {
  /** In titles, references and destinations. */
  q: Type.Optional(Type.String({ maxLength: 100, pattern: oneLineOrNone })),
  status: Type.Optional(State),
  sort: Type.Optional(oneOf(bookingSorts)),
};
export const BookingFilters = Type.Object(filters, strict);
export type BookingFilters = Static<typeof BookingFilters>;
export const BookingQuery = Type.Object({ ...filters, ...listPlace }, strict);
export type BookingQuery = Static<typeof BookingQuery>;
