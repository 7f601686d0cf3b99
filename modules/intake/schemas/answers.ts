import { type TSchema, Type } from '@sinclair/typebox';
import { type Field, type FieldName, fieldNames, fieldOf, fields } from './fields';
import { limits } from './values';

/** Value of a question by its kind. */
type Value<K> = K extends 'choices'
  ? readonly string[]
  : K extends 'whole'
    ? number
    : K extends 'yes'
      ? boolean
      : string;

/** Answers as far as they were given. A time of birth that is not known is `null` with `birthTimeUnknown: true`. */
export type Answers = {
  readonly [Name in FieldName]?: Value<(typeof fields)[Name]['kind']> | null;
} & {
  /** Questions that somebody would rather talk about: they count as answered. */
  readonly ratherTalk?: readonly FieldName[] | null;
  /** Answers to questions that staff added, by their names. */
  readonly additional?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
};

/** One line without control signs, as far as it was typed. */
const oneLine = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';
/** Text over several lines. */
const manyLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** Type and upper bounds of an answer: whether it is complete is judged by `checkAll`, which finds every misfit at once. */
const typeOf = ({ kind, least, most, message }: Field): TSchema => {
  switch (kind) {
    case 'whole':
      return Type.Integer({ minimum: Math.min(0, least ?? 0), maximum: 100_000, message });
    case 'yes':
      return Type.Boolean({ message });
    case 'choices':
      return Type.Array(Type.String({ maxLength: limits.option, pattern: oneLine }), {
        maxItems: limits.options,
        message,
      });
    case 'text':
      return Type.String({ maxLength: most ?? limits.text, pattern: manyLines });
    default:
      return Type.String({ maxLength: most ?? limits.line, pattern: oneLine, message });
  }
};

const RatherTalk = Type.Array(
  Type.Union(fieldNames.filter((name) => fieldOf(name).kind === 'text').map((name) => Type.Literal(name))),
  {
    maxItems: fieldNames.length,
    uniqueItems: true,
  },
);
const closed = { additionalProperties: false } as const;
/** Of any version of the form: whether an answer fits its question is judged when it is sent. */
const Additional = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  Type.Union([
    Type.String({ maxLength: limits.text, pattern: manyLines }),
    Type.Number({ minimum: -1e12, maximum: 1e12 }),
    Type.Boolean(),
    Type.Array(Type.String({ maxLength: limits.line, pattern: oneLine }), { maxItems: 40 }),
    Type.Null(),
  ]),
  { ...closed, maxProperties: 300 },
);
const orNull = (type: TSchema) => Type.Union([type, Type.Null()]);

const draftShape = Object.fromEntries(fieldNames.map((name) => [name, Type.Optional(orNull(typeOf(fields[name])))]));
/** Half-written answers: any of them, of the right type and not too long; null takes one back. */
export const DraftAnswers = Type.Unsafe<Answers>(
  Type.Object(
    { ...draftShape, ratherTalk: Type.Optional(orNull(RatherTalk)), additional: Type.Optional(Additional) },
    { ...closed, $id: 'IntakeDraftAnswers' },
  ),
);

/** Fields that may be null in a finished form: the unknown time of birth, and whatever need not be answered. */
const mayBeNull = (name: FieldName): boolean => name === 'birthTime' || fieldOf(name).required !== true;
const finished = (name: FieldName) => {
  const type = typeOf(fields[name]);
  return Type.Optional(mayBeNull(name) ? orNull(type) : type);
};

/** The finished form as it is sent. */
export const IntakeInput = Type.Unsafe<Answers>(
  Type.Object(
    {
      ...Object.fromEntries(fieldNames.map((name) => [name, finished(name)])),
      ratherTalk: Type.Optional(orNull(RatherTalk)),
      additional: Type.Optional(Additional),
    },
    { ...closed, $id: 'IntakeInput' },
  ),
);

const birthNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneCountry',
  'dateOfBirth',
  'birthTime',
  'birthTimeUnknown',
  'birthLocation',
  'placeId',
  'timezone',
  'offsetSeconds',
  'contactTimezone',
  'previousJourneys',
] as const satisfies readonly FieldName[];
/** Step 2 as it is sent when somebody goes on from there. */
export type BirthProfileInput = Pick<Answers, (typeof birthNames)[number]>;
export const BirthProfileInput = Type.Unsafe<BirthProfileInput>(
  Type.Object(
    Object.fromEntries(
      // The phone may still be empty here.
      birthNames.map((name) => [name, name === 'phone' ? Type.Optional(orNull(typeOf(fields.phone))) : finished(name)]),
    ),
    { ...closed, $id: 'BirthProfileInput' },
  ),
);
