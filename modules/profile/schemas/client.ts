import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const dateForm = { message: 'Write the date as YYYY-MM-DD.' };
const timeForm = { message: 'Write the time as HH:MM, from 00:00 to 23:59.' };
const windowForm = { message: 'Write both ends of the window as HH:MM, from 00:00 to 23:59.' };
const LocalDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', ...dateForm });
const LocalTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$', ...timeForm });
export const Fold = Type.Union([Type.Literal('earlier'), Type.Literal('later')]);

/** Two readings of the clock on the day of birth, between which an unknown time lies; the second is the later. */
export const BirthWindow = Type.Object({ from: LocalTime, to: LocalTime }, strict);
export type BirthWindow = Static<typeof BirthWindow>;

const birthFields = {
  /** Civil date at the birth place. */
  birthDate: LocalDate,
  /** Wall-clock time; null or absent is an unknown time. */
  birthTime: Type.Optional(Type.Union([LocalTime, Type.Null()], timeForm)),
  birthTimeUnknown: Type.Optional(Type.Boolean()),
  /** For a time that is known roughly; `birthTime` is then null or absent. */
  birthWindow: Type.Optional(Type.Union([BirthWindow, Type.Null()], windowForm)),
  /** Free text; resolved to its best candidate unless `placeId` settles it. */
  birthLocation: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  placeId: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
  /** Which of two instants, where the clock showed the time twice. */
  fold: Type.Optional(Fold),
  /** What the clock there was ahead of UTC by, chosen where the zone's history before 1970 is another town's. */
  offsetSeconds: Type.Optional(Type.Union([Type.Integer({ minimum: -54_000, maximum: 54_000 }), Type.Null()])),
  /** Full name at birth, for numerology; empty takes it back. */
  nameAtBirth: Type.Optional(Type.String({ maxLength: 150 })),
};

export const ClientInput = Type.Object(birthFields, { ...strict, $id: 'ClientInput' });
export type ClientInput = Static<typeof ClientInput>;

/** A profile is computed from the client record; birth fields may be sent along and must agree with it. */
export const HolisticProfileInput = Type.Partial(Type.Object(birthFields), { ...strict, $id: 'HolisticProfileInput' });
export type HolisticProfileInput = Static<typeof HolisticProfileInput>;

export const BirthPlace = Type.Object(
  {
    placeId: Type.String(),
    label: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    zone: Type.String(),
  },
  strict,
);
export type BirthPlace = Static<typeof BirthPlace>;

/** How the wall-clock time became an instant; null for an unknown time. */
export const BirthMoment = Type.Object(
  {
    utc: Type.String(),
    offsetSeconds: Type.Integer(),
    /**
     * `gap`: the clock skipped this reading; `overlap`: it showed it twice; `uncertain`: before 1970 the zone's history is that of
     * `town`; `chosen`: the person chose the offset instead.
     */
    status: Type.Union([
      Type.Literal('normal'),
      Type.Literal('gap'),
      Type.Literal('overlap'),
      Type.Literal('uncertain'),
      Type.Literal('chosen'),
    ]),
    zone: Type.String(),
    /** The town whose clocks stand in for those of the place; null where they are its own. */
    town: Type.Union([Type.String(), Type.Null()]),
    shiftedTo: Type.Union([Type.String(), Type.Null()]),
    alternatives: Type.Array(Type.Object({ fold: Fold, utc: Type.String(), offsetSeconds: Type.Integer() }, strict)),
  },
  { ...strict, $id: 'BirthMoment' },
);
export type BirthMoment = Static<typeof BirthMoment>;

/** A moment while it is being settled, with what each offset would make of the chart where it can be chosen. */
export const BirthMomentView = Type.Object(
  {
    ...BirthMoment.properties,
    choices: Type.Array(
      Type.Object(
        {
          offsetSeconds: Type.Integer(),
          utc: Type.String(),
          rising: Type.String(),
          /** Degrees of the ascendant within its sign. */
          risingDegrees: Type.Number(),
          type: Type.String(),
          profile: Type.String(),
        },
        strict,
      ),
    ),
  },
  { ...strict, $id: 'BirthMomentView' },
);
export type BirthMomentView = Static<typeof BirthMomentView>;

export const BirthMomentQuery = Type.Object(
  { placeId: Type.String({ pattern: '^\\d{1,12}$' }), date: LocalDate, time: LocalTime, fold: Type.Optional(Fold) },
  strict,
);

/** The client's own record. */
export const ClientView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    firstName: Type.String(),
    lastName: Type.String(),
    birthDate: Type.String(),
    birthTime: Type.Union([Type.String(), Type.Null()]),
    birthTimeUnknown: Type.Boolean(),
    /** Between which readings an unknown time lies; null for a whole day, and where the time is known. */
    birthWindow: Type.Union([BirthWindow, Type.Null()]),
    birthLocation: Type.String(),
    place: BirthPlace,
    fold: Type.Union([Fold, Type.Null()]),
    nameAtBirth: Type.Union([Type.String(), Type.Null()]),
    moment: Type.Union([BirthMoment, Type.Null()]),
    version: Type.Integer({ minimum: 1 }),
    createdAt: Type.String(),
    updatedAt: Type.String(),
  },
  { ...strict, $id: 'ClientView' },
);
export type ClientView = Static<typeof ClientView>;
