import { type Static, Type } from '@sinclair/typebox';
import { ConsultationStatus } from './names';
import { addressOrNone, manyLines, oneLineOrNone } from './text';
import { limits } from './values';

const strict = { additionalProperties: false } as const;

/** Longest telephone number, place and free text, in characters. */
export const consultationLimits = { phone: 40, birthLocation: 100, additionalInfo: limits.message } as const;

/** The specified sentence for a form with a gap. */
export const fillAll = 'Please fill in all required fields';

/**
 * What the consultation form sends. Name, email, birthDate and birthTime (or `birthTime: null` with `birthTimeUnknown: true`) are
 * required; they are optional here only because the refusal has its own specified sentence.
 */
export const ConsultationRequestInput = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        maxLength: limits.name,
        pattern: oneLineOrNone,
        message: `Enter your name, in one line of at most ${limits.name} characters.`,
      }),
    ),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        pattern: addressOrNone,
        message: 'Enter an email address such as name@example.com.',
      }),
    ),
    phone: Type.Optional(
      Type.String({
        maxLength: consultationLimits.phone,
        pattern: '^[0-9+()./ xX#-]*$',
        message: 'Enter a telephone number of digits, spaces and + ( ) . / - signs.',
      }),
    ),
    /** "1990-05-17"; a date-time built from date and time is taken when it can stand for `birthTime`. */
    birthDate: Type.Optional(
      Type.String({
        maxLength: 35,
        pattern: '^(\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})?)?)?$',
        message: 'Write the date of birth as YYYY-MM-DD.',
      }),
    ),
    birthTime: Type.Optional(
      Type.Union([Type.String({ maxLength: 8, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?)?$' }), Type.Null()], {
        message: 'Write the time of birth as HH:MM, from 00:00 to 23:59.',
      }),
    ),
    birthTimeUnknown: Type.Optional(Type.Boolean()),
    birthLocation: Type.Optional(
      Type.String({
        maxLength: consultationLimits.birthLocation,
        pattern: oneLineOrNone,
        message: 'Enter the place in one line of at most 100 characters.',
      }),
    ),
    /** A place of `/api/places`; wins over the text. */
    placeId: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
    /** Which of two instants, where the clock showed the time twice. */
    fold: Type.Optional(Type.Union([Type.Literal('earlier'), Type.Literal('later')])),
    /** What the clock there was ahead of UTC by, chosen where the zone's history before 1970 is another town's. */
    offsetSeconds: Type.Optional(Type.Union([Type.Integer({ minimum: -54_000, maximum: 54_000 }), Type.Null()])),
    additionalInfo: Type.Optional(
      Type.String({
        maxLength: consultationLimits.additionalInfo,
        pattern: manyLines,
        message: 'Write at most 5,000 characters, without control characters.',
      }),
    ),
    /** Whose birth this is; `me` by default. */
    forWhom: Type.Optional(Type.Union([Type.Literal('me'), Type.Literal('someone-who-agreed')])),
    /** True: the team may have the profile computed. Without it no chart is made. */
    consentToProfile: Type.Optional(Type.Boolean()),
    /** Not for people: a field that no one sees and only programs fill in. Anything but '' is refused. */
    website: Type.Optional(Type.String({ maxLength: 0, message: 'Leave this field empty.' })),
    /** Milliseconds from the opening of the form to its sending; under 1,500 nobody has read it. */
    openFor: Type.Optional(
      Type.Integer({ minimum: 1500, message: 'That was very quick. Please look over the form and send it again.' }),
    ),
  },
  strict,
);
export type ConsultationRequestInput = Static<typeof ConsultationRequestInput>;

/** What the sender learns: nothing of what was sent. */
export const ConsultationReceipt = Type.Object(
  { id: Type.String({ format: 'uuid' }), status: ConsultationStatus, reference: Type.String() },
  strict,
);
export type ConsultationReceipt = Static<typeof ConsultationReceipt>;
