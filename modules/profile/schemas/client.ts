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
    status: Type.Union([Type.Literal('normal'), Type.Literal('gap'), Type.Literal('overlap')]),
    zone: Type.String(),
    shiftedTo: Type.Union([Type.String(), Type.Null()]),
    alternatives: Type.Array(Type.Object({ fold: Fold, utc: Type.String(), offsetSeconds: Type.Integer() }, strict)),
  },
  { ...strict, $id: 'BirthMoment' },
);
export type BirthMoment = Static<typeof BirthMoment>;

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
