import { type Static, Type } from '@sinclair/typebox';
import { orNull, Price, ServiceKind, SessionMode } from './services';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time', maxLength: 40 });
const Day = Type.String({ format: 'date' });
const Zone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+/-]+$',
  message: 'Choose a time zone.',
});

/** What is known of a payment; `payPath` is the page on which it is paid. */
export const PaymentView = Type.Object(
  {
    status: Type.Union(
      (['open', 'part-paid', 'paid', 'cancelled', 'refunded', 'part-refunded'] as const).map((one) =>
        Type.Literal(one),
      ),
    ),
    currency: Type.String(),
    total: Type.Integer(),
    due: Type.Integer(),
    payPath: Type.String(),
  },
  { ...strict, $id: 'SessionPayment' },
);
export type PaymentView = Static<typeof PaymentView>;

/** What a client can book with a practitioner who accepted them. */
export const OfferView = Type.Object(
  {
    id: Id,
    matchId: Id,
    practitionerName: Type.String(),
    kind: ServiceKind,
    title: Type.String(),
    description: Type.String(),
    minutes: Type.Integer(),
    price: orNull(Price),
    mode: SessionMode,
    place: orNull(Type.String()),
    sessionCount: orNull(Type.Integer()),
    capacity: orNull(Type.Integer()),
    /** The client's series with sessions left. */
    packages: Type.Array(
      Type.Object({ id: Id, left: Type.Integer(), total: Type.Integer(), payment: orNull(PaymentView) }, strict),
    ),
    changeHours: Type.Integer(),
    lateFeePercent: Type.Integer(),
  },
  { ...strict, $id: 'SessionOffer' },
);
export type OfferView = Static<typeof OfferView>;
export const OfferList = Type.Array(OfferView);

/** Fourteen days from `from` on, as days of `zone`; `moving` is the own booking that is being moved. */
export const SlotQuery = Type.Object({ zone: Zone, from: Type.Optional(Day), moving: Type.Optional(Id) }, strict);
export type SlotQuery = Static<typeof SlotQuery>;
export const SlotList = Type.Object(
  {
    zone: Type.String(),
    from: Day,
    until: Day,
    minutes: Type.Integer(),
    starts: Type.Array(Instant),
    /** Sessions of a group with places left, instead of free times. */
    groups: Type.Array(Type.Object({ sessionId: Id, start: Instant, placesLeft: Type.Integer() }, strict)),
    hoursKnown: Type.Boolean(),
  },
  { ...strict, $id: 'SessionSlots' },
);
export type SlotList = Static<typeof SlotList>;

/** `start` is one of the slots, or that of `sessionId`, a session of a group. A series is booked from a package. */
export const BookingInput = Type.Object(
  {
    serviceId: Id,
    start: Instant,
    zone: Zone,
    sessionId: Type.Optional(Id),
    packageId: Type.Optional(Id),
  },
  { ...strict, $id: 'BookingInput' },
);
export type BookingInput = Static<typeof BookingInput>;
export const MoveInput = Type.Object({ start: Instant, zone: Zone }, { ...strict, $id: 'SessionMove' });
export type MoveInput = Static<typeof MoveInput>;
export const PackageInput = Type.Object({ serviceId: Id }, { ...strict, $id: 'PackageInput' });
export type PackageInput = Static<typeof PackageInput>;
export const PackageView = Type.Object(
  { id: Id, serviceId: Id, left: Type.Integer(), total: Type.Integer(), payment: orNull(PaymentView) },
  { ...strict, $id: 'SessionPackage' },
);
export type PackageView = Static<typeof PackageView>;

export const PlaceStatus = Type.Union(
  (['booked', 'cancelled', 'attended', 'no-show'] as const).map((one) => Type.Literal(one)),
);
export type PlaceStatus = Static<typeof PlaceStatus>;

/** A client's own place in a session. */
export const BookingView = Type.Object(
  {
    id: Id,
    sessionId: Id,
    serviceId: orNull(Id),
    matchId: Id,
    practitionerName: Type.String(),
    kind: ServiceKind,
    title: Type.String(),
    start: Instant,
    end: Instant,
    mode: SessionMode,
    place: orNull(Type.String()),
    status: PlaceStatus,
    cancelledBy: orNull(Type.String()),
    /** Cancelled too late to be free. */
    isLate: Type.Boolean(),
    /** Until when moving and cancelling are free, and what a later cancellation costs in percent. */
    changeUntil: Instant,
    lateFeePercent: Type.Integer(),
    canMove: Type.Boolean(),
    canCancel: Type.Boolean(),
    fromPackage: Type.Boolean(),
    payment: orNull(PaymentView),
    /** Waiting for an earlier time, and the one that is offered now. */
    isWaiting: Type.Boolean(),
    earlier: orNull(Type.Object({ id: Id, start: Instant, expiresAt: Instant }, strict)),
    version: Type.Integer(),
  },
  { ...strict, $id: 'SessionBooking' },
);
export type BookingView = Static<typeof BookingView>;
export const BookingList = Type.Array(BookingView);
export const BookingQuery = Type.Object(
  {
    when: Type.Union([Type.Literal('ahead'), Type.Literal('past')]),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    cursor: Type.Optional(Id),
  },
  strict,
);
export type BookingQuery = Static<typeof BookingQuery>;
export const OfferAnswer = Type.Object({ accept: Type.Boolean() }, { ...strict, $id: 'EarlierOfferAnswer' });

/** Where a video session takes place; answered from ten minutes before. */
export const RoomView = Type.Object({ address: Type.String() }, { ...strict, $id: 'SessionRoom' });

/** `address` is shown once, when the feed is made; it holds the secret. */
export const FeedView = Type.Object(
  { exists: Type.Boolean(), createdAt: orNull(Type.String()), address: orNull(Type.String()) },
  { ...strict, $id: 'SessionFeed' },
);
export type FeedView = Static<typeof FeedView>;
