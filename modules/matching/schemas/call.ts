import { type Static, Type } from '@sinclair/typebox';

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

/** `GET /api/matches/{id}/call-slots`: fourteen days from `from` on (today by default), as days of `zone`. */
export const CallSlotQuery = Type.Object({ zone: Zone, from: Type.Optional(Day) }, strict);
export type CallSlotQuery = Static<typeof CallSlotQuery>;

/** Free times in order; instants in UTC, to be shown in `zone`. */
export const CallSlots = Type.Object(
  {
    zone: Type.String(),
    from: Day,
    /** First day after the list; ask from here for what follows. */
    until: Day,
    minutes: Type.Integer(),
    starts: Type.Array(Instant),
    /** False when the practitioner has entered no hours yet. */
    hoursKnown: Type.Boolean(),
  },
  { ...strict, $id: 'CallSlots' },
);
export type CallSlots = Static<typeof CallSlots>;

/** Books or moves a call. `start` is one of the slots; `zone` is that of whoever chooses. */
export const CallInput = Type.Object({ start: Instant, zone: Zone }, { ...strict, $id: 'CallInput' });
export type CallInput = Static<typeof CallInput>;

/** An introduction call as one of its two sees it. */
export const CallView = Type.Object(
  {
    id: Id,
    matchId: Id,
    status: Type.Union([Type.Literal('confirmed'), Type.Literal('cancelled'), Type.Literal('past')]),
    start: Type.String(),
    end: Type.String(),
    /** The practitioner's name for a client. Initials for a practitioner who accepted, null before. */
    with: Type.Union([Type.String(), Type.Null()]),
    /** False while the practitioner has not accepted the request: the time is reserved until then. */
    accepted: Type.Boolean(),
    /** For `If-Match`; grows with every change, as SEQUENCE of the calendar file. */
    version: Type.Integer({ minimum: 0 }),
  },
  { ...strict, $id: 'CallView' },
);
export type CallView = Static<typeof CallView>;
export const CallList = Type.Array(CallView);

/** `GET /api/introduction-calls`: calls that have not ended, in time order. */
export const CallQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })), cursor: Type.Optional(Id) },
  strict,
);
export type CallQuery = Static<typeof CallQuery>;
