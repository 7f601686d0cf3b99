import { type Static, Type } from '@sinclair/typebox';
import { closed, Instant, Language } from './parts';

const Zone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+/-]+$',
  message: 'Choose a time zone.',
});

export const TimesQuery = Type.Object({ zone: Zone, from: Type.Optional(Type.String({ format: 'date' })) }, closed);
export type TimesQuery = Static<typeof TimesQuery>;

/** Free times in order; instants in UTC, to be shown in `zone`. */
export const FreeTimes = Type.Object(
  {
    zone: Type.String(),
    from: Type.String(),
    /** First day after the list. */
    until: Type.String(),
    minutes: Type.Integer(),
    starts: Type.Array(Instant),
    hoursKnown: Type.Boolean(),
  },
  { ...closed, $id: 'IntroductionTimes' },
);
export type FreeTimes = Static<typeof FreeTimes>;

/** `POST /api/practitioner-pages/{slug}/introductions`: nothing is reserved before the address is confirmed by the mailed link. */
export const IntroductionInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    start: Type.String({ format: 'date-time', maxLength: 40 }),
    zone: Zone,
    language: Language,
    /** What the practitioner may know beforehand. */
    message: Type.String({ maxLength: 600 }),
  },
  { ...closed, $id: 'IntroductionInput' },
);
export type IntroductionInput = Static<typeof IntroductionInput>;
/** The same for every caller. */
export const IntroductionReceipt = Type.Object({ confirmWithinHours: Type.Integer() }, closed);

export const introductionStates = ['unconfirmed', 'waiting', 'accepted', 'declined', 'cancelled', 'ended'] as const;
const State = Type.Union(introductionStates.map((state) => Type.Literal(state)));

/** The token of a mailed link. */
export const IntroductionToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed);

/** What the guest sees behind the link. */
export const GuestIntroduction = Type.Object(
  {
    state: State,
    practitioner: Type.String(),
    slug: Type.String(),
    start: Instant,
    end: Instant,
    zone: Type.String(),
  },
  { ...closed, $id: 'GuestIntroduction' },
);
export type GuestIntroduction = Static<typeof GuestIntroduction>;

/** What the practitioner sees, once the address is confirmed. */
export const IntroductionView = Type.Object(
  {
    id: Type.String(),
    state: State,
    start: Instant,
    end: Instant,
    name: Type.String(),
    email: Type.String(),
    message: Type.String(),
    /** Until when the time is reserved without an answer. */
    answerUntil: Instant,
  },
  { ...closed, $id: 'IntroductionView' },
);
export type IntroductionView = Static<typeof IntroductionView>;
