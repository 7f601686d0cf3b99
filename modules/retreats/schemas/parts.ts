import { type Static, type TSchema, Type } from '@sinclair/typebox';

export const closed = { additionalProperties: false } as const;
export const Id = Type.String({ format: 'uuid' });
export const IdParams = Type.Object({ id: Id }, closed);
export const Day = Type.String({ format: 'date' });
export const Instant = Type.String({ format: 'date-time' });
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const inLine = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*';
/** One line of text without controls; at least one sign when it is wanted. */
export const line = (maxLength: number, message?: string) =>
  Type.String({ maxLength, pattern: `^${inLine}$`, ...(message ? { message } : {}) });
export const filledLine = (maxLength: number, message: string) =>
  Type.String({ maxLength, pattern: `^(?=.*\\S)${inLine}$`, message });
/** Text over several lines. */
export const prose = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$' });

/** A whole number of the smallest coins and their currency (ISO 4217). */
export const Amount = Type.Object(
  { minor: Type.Integer({ minimum: 0 }), currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  closed,
);
export type Amount = Static<typeof Amount>;

/** One of the given words. */
export const wordOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/** Keyset page of a list. */
export const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
