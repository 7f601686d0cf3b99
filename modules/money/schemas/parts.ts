import { type TSchema, Type } from '@sinclair/typebox';
import { mostAmount } from './values';

export const closed = { additionalProperties: false } as const;

export const oneOf = <const T extends string>(words: readonly T[]) =>
  Type.Union(words.map((word) => Type.Literal(word)));

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const signs = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*';
/** Words in one line. */
export const Words = (maxLength: number) => Type.String({ maxLength, pattern: `^(?=.*\\S)${signs}$` });
/** The same, or nothing. */
export const WordsOrNone = (maxLength: number) => Type.String({ maxLength, pattern: `^${signs}$` });

export const Id = Type.String({ format: 'uuid' });
export const IdParams = Type.Object({ id: Id }, closed);
export const Day = Type.String({ format: 'date' });
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
/** More than nothing, in minor units. */
export const Amount = Type.Integer({ minimum: 1, maximum: mostAmount });
