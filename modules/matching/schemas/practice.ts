import { type Static, Type } from '@sinclair/typebox';
import { Availability, PractitionerView } from './practitioner';

const strict = { additionalProperties: false } as const;
const Line = Type.String({ minLength: 1, maxLength: 80 });

/** One specialization with one sentence about it, in the practitioner's words; matching compares it with answers. */
export const StatementInput = Type.Object(
  { specialization: Line, statement: Type.String({ minLength: 20, maxLength: 300 }) },
  strict,
);

/**
 * `PUT /api/practitioners/me` (If-Match once a record exists): the public record. The name is the account's. `frameworks` and
 * `designFocus` take names from `practiceVocabulary`; specializations are those of the statements, in their order.
 */
export const PracticeInput = Type.Object(
  {
    approach: Type.Union([Line, Type.Null()]),
    /** Years. */
    experience: Type.Integer({ minimum: 0, maximum: 70 }),
    languages: Type.Array(Line, { minItems: 1, maxItems: 12, uniqueItems: true }),
    frameworks: Type.Array(Line, { minItems: 1, maxItems: 6, uniqueItems: true }),
    designFocus: Type.Array(Line, { maxItems: 6, uniqueItems: true }),
    statements: Type.Array(StatementInput, { minItems: 1, maxItems: 8 }),
  },
  { ...strict, $id: 'PracticeInput' },
);
export type PracticeInput = Static<typeof PracticeInput>;

/** `GET /api/practitioners/me`: the own public record with the caseload; null for anyone without a record. */
export const OwnPractitioner = Type.Object(
  {
    ...PractitionerView.properties,
    frameworks: Type.Array(Type.String()),
    designFocus: Type.Array(Type.String()),
    statements: Type.Array(Type.Object({ specialization: Type.String(), statement: Type.String() }, strict)),
    version: Type.Integer(),
    /** `clients`: accepted matches; `requests`: unanswered ones; `capacity`: most clients at a time, null for no limit. */
    caseload: Type.Object(
      {
        clients: Type.Integer(),
        requests: Type.Integer(),
        capacity: Type.Union([Type.Integer(), Type.Null()]),
      },
      strict,
    ),
  },
  { ...strict, $id: 'OwnPractitioner' },
);
export type OwnPractitioner = Static<typeof OwnPractitioner>;

const Clock = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' });
/** A span of one day on the practitioner's clock, `from` before `to`. */
export const ClockSpan = Type.Object({ from: Clock, to: Clock }, strict);
export type ClockSpan = Static<typeof ClockSpan>;

/** `PUT /api/practitioners/me/availability` (If-Match optional). Spans of a day may not overlap. */
export const AvailabilityInput = Type.Object(
  {
    state: Availability,
    /** Most clients at a time; null for no limit. */
    capacity: Type.Union([Type.Integer({ minimum: 0, maximum: 500 }), Type.Null()]),
    /** IANA zone in which the hours are meant. */
    zone: Type.String({ minLength: 1, maxLength: 64 }),
    /** `day`: 1 Monday to 7 Sunday. */
    hours: Type.Array(Type.Object({ day: Type.Integer({ minimum: 1, maximum: 7 }), from: Clock, to: Clock }, strict), {
      maxItems: 42,
    }),
    /** Days that differ: with the hours of that day, none for a day off. */
    exceptions: Type.Array(
      Type.Object({ date: Type.String({ format: 'date' }), hours: Type.Array(ClockSpan, { maxItems: 6 }) }, strict),
      { maxItems: 200 },
    ),
  },
  { ...strict, $id: 'AvailabilityInput' },
);
export type AvailabilityInput = Static<typeof AvailabilityInput>;

/** `version` 0: never set; the values are then defaults. */
export const AvailabilityView = Type.Object(
  { ...AvailabilityInput.properties, version: Type.Integer() },
  { ...strict, $id: 'AvailabilityView' },
);
export type AvailabilityView = Static<typeof AvailabilityView>;
