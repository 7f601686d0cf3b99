import { type Static, Type } from '@sinclair/typebox';
import { PaymentView, PlaceStatus } from './bookings';
import { orNull, ServiceKind, SessionMode } from './services';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time', maxLength: 40 });

/** Somebody's place in a session as the practitioner sees it: initials, never a name. */
export const ParticipantView = Type.Object(
  {
    placeId: Id,
    matchId: Id,
    initials: orNull(Type.String()),
    status: PlaceStatus,
    isLate: Type.Boolean(),
    fromPackage: Type.Boolean(),
    payment: orNull(PaymentView),
  },
  strict,
);
export type ParticipantView = Static<typeof ParticipantView>;

/** A session in its practitioner's calendar. */
export const SessionView = Type.Object(
  {
    id: Id,
    serviceId: orNull(Id),
    kind: ServiceKind,
    title: Type.String(),
    start: Instant,
    end: Instant,
    mode: SessionMode,
    place: orNull(Type.String()),
    capacity: Type.Integer(),
    status: Type.Union([Type.Literal('confirmed'), Type.Literal('cancelled')]),
    people: Type.Array(ParticipantView),
    version: Type.Integer(),
  },
  { ...strict, $id: 'SessionView' },
);
export type SessionView = Static<typeof SessionView>;

/** Days of the practitioner's own zone. */
export const CalendarQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ format: 'date' })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 42 })),
  },
  strict,
);
export type CalendarQuery = Static<typeof CalendarQuery>;
const Block = Type.Object({ from: Instant, to: Instant }, strict);
export const CalendarView = Type.Object(
  {
    zone: Type.String(),
    from: Type.String({ format: 'date' }),
    days: Type.Integer(),
    sessions: Type.Array(SessionView),
    /** Opening hours, introduction calls with their pauses, what the practitioner has in calendars elsewhere, and days off. */
    open: Type.Array(Block),
    calls: Type.Array(Block),
    elsewhere: Type.Array(Block),
    off: Type.Array(Block),
  },
  { ...strict, $id: 'SessionCalendar' },
);
export type CalendarView = Static<typeof CalendarView>;

/** A session that the practitioner books: for one client by their match, or a group's, to which people come by themselves. */
export const SessionInput = Type.Object(
  { serviceId: Id, start: Instant, matchId: Type.Optional(Id), packageId: Type.Optional(Id) },
  { ...strict, $id: 'SessionInput' },
);
export type SessionInput = Static<typeof SessionInput>;
export const SessionMoveInput = Type.Object({ start: Instant }, { ...strict, $id: 'SessionMoveInput' });
export type SessionMoveInput = Static<typeof SessionMoveInput>;
export const AttendanceInput = Type.Object(
  { status: Type.Union([Type.Literal('booked'), Type.Literal('attended'), Type.Literal('no-show')]) },
  { ...strict, $id: 'AttendanceInput' },
);
export type AttendanceInput = Static<typeof AttendanceInput>;

/** Clients who can be booked for; `packages` are their series with sessions left. */
export const SessionClientList = Type.Array(
  Type.Object(
    {
      matchId: Id,
      initials: orNull(Type.String()),
      packages: Type.Array(Type.Object({ id: Id, serviceId: Id, left: Type.Integer() }, strict)),
    },
    { ...strict, $id: 'SessionClient' },
  ),
);
export type SessionClientList = Static<typeof SessionClientList>;
