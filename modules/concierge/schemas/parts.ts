import { type TLiteral, type TUnion, Type } from '@sinclair/typebox';

export const strict = { additionalProperties: false } as const;

/** One of the given words. */
export const oneOf = <const T extends readonly string[]>(
  words: T,
  more: object = {},
): TUnion<{ -readonly [K in keyof T]: TLiteral<T[K] & string> }> =>
  Type.Union(
    words.map((word) => Type.Literal(word)),
    more,
  ) as never;

export const Id = Type.String({ format: 'uuid' });
export const IdParams = Type.Object({ id: Id }, strict);
export const Instant = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date' });

/** One line: no controls, nothing that turns the direction of what follows. */
const signs = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*';
export const oneLine = `^(?=.*\\S)${signs}$`;
export const oneLineOrNone = `^${signs}$`;
/** Text over several lines. */
export const manyLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';

/** A whole number of the smallest coins and their currency (ISO 4217). */
export const Money = Type.Object(
  { minor: Type.Integer({ minimum: 0 }), currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  strict,
);
