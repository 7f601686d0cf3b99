import { type Static, Type } from '@sinclair/typebox';
import { zonePattern } from './text';
import { consultationMinutes } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });
const Zone = Type.String({ maxLength: 64, pattern: zonePattern, message: 'Choose a time zone.' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', message: 'Write a time as HH:MM.' });
/** The end of a day may be said as 24:00. */
const ClockOrEnd = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', message: 'Write a time as HH:MM.' });
const Day = Type.String({ format: 'date' });

const Minutes = Type.Union(consultationMinutes.map((minutes) => Type.Literal(minutes)));

/** A booked consultation. */
export const AppointmentView = Type.Object(
  {
    id: Id,
    status: Type.Union([Type.Literal('confirmed'), Type.Literal('cancelled')]),
    start: Instant,
    end: Instant,
    minutes: Type.Integer(),
    /** Zone in which the person who asked reads it. */
    zone: Type.String(),
    staffId: Type.Union([Id, Type.Null()]),
    staffName: Type.String(),
    /** Grows with every change, as SEQUENCE of the calendar file. */
    sequence: Type.Integer({ minimum: 0 }),
  },
  strict,
);
export type AppointmentView = Static<typeof AppointmentView>;

/** A time that can be booked. `start` and `end` are instants in UTC, to be shown in the answer's zone. */
export const Slot = Type.Object({ start: Instant, end: Instant, staffId: Id, staffName: Type.String() }, strict);
export type Slot = Static<typeof Slot>;

/** Fourteen days of slots from `from` on (today by default), as days of `zone`. */
export const SlotQuery = Type.Object(
  {
    from: Type.Optional(Day),
    zone: Zone,
    minutes: Type.Optional(Minutes),
    /** Only this member of staff; everybody by default. */
    staffId: Type.Optional(Id),
  },
  strict,
);
export type SlotQuery = Static<typeof SlotQuery>;

/** Slots in time order. */
export const SlotList = Type.Object(
  {
    zone: Type.String(),
    from: Day,
    /** First day after the list; ask from here for what follows. */
    until: Day,
    minutes: Type.Integer(),
    slots: Type.Array(Slot),
    /** False when nobody has entered hours yet. */
    hoursKnown: Type.Boolean(),
  },
  strict,
);
export type SlotList = Static<typeof SlotList>;

/** Books one slot. `start` is a slot's; `zone` is that of the person who asked. */
export const ScheduleInput = Type.Object({ start: Instant, minutes: Minutes, staffId: Id, zone: Zone }, strict);
export type ScheduleInput = Static<typeof ScheduleInput>;

/** The booking and the version the request has now. */
export const ScheduleReceipt = Type.Object(
  { appointment: AppointmentView, version: Type.Integer({ minimum: 1 }) },
  strict,
);

/** Path of the mailed link: 32 bytes in base64url. */
export const TokenParams = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, strict);

/** The zone of the slots; that of the booking by default. */
export const OwnAppointmentQuery = Type.Object({ from: Type.Optional(Day), zone: Type.Optional(Zone) }, strict);

/** A booking as its mailed link shows it: no name of the person, nothing they wrote. */
export const OwnAppointment = Type.Object(
  {
    reference: Type.String(),
    status: Type.Union([Type.Literal('confirmed'), Type.Literal('cancelled'), Type.Literal('past')]),
    start: Instant,
    end: Instant,
    minutes: Type.Integer(),
    zone: Type.String(),
    staffName: Type.String(),
    /** Other times with the same person; empty unless confirmed. */
    slots: Type.Array(Slot),
    from: Day,
    until: Day,
  },
  strict,
);
export type OwnAppointment = Static<typeof OwnAppointment>;

/** Moves a booking; 409 `slot_taken` when somebody was quicker, 409 `appointment-over` when it is cancelled or past. */
export const RescheduleInput = Type.Object({ start: Instant, zone: Type.Optional(Zone) }, strict);
export type RescheduleInput = Static<typeof RescheduleInput>;

/** Hours of one weekday, Monday is 1; wall-clock time in the zone of the sheet. */
export const WeeklyHours = Type.Object(
  { weekday: Type.Integer({ minimum: 1, maximum: 7 }), from: Clock, to: ClockOrEnd },
  strict,
);
/** One date that is not like its weekday: other hours, or none at all. */
export const DayException = Type.Object(
  { date: Day, hours: Type.Array(Type.Object({ from: Clock, to: ClockOrEnd }, strict), { maxItems: 6 }) },
  strict,
);

const sheet = {
  zone: Zone,
  weekly: Type.Array(WeeklyHours, { maxItems: 42 }),
  exceptions: Type.Array(DayException, { maxItems: 200 }),
  /** Minutes kept free after every consultation. */
  bufferMinutes: Type.Integer({ minimum: 0, maximum: 120 }),
};
/** When one member of staff can be booked. */
export const AvailabilityInput = Type.Object(sheet, strict);
export type AvailabilityInput = Static<typeof AvailabilityInput>;
/** `version` is 0 before anything was entered; it goes into `If-Match`. */
export const AvailabilityView = Type.Object({ ...sheet, version: Type.Integer({ minimum: 0 }) }, strict);
export type AvailabilityView = Static<typeof AvailabilityView>;
