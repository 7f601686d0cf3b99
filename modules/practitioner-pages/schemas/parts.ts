import { Type } from '@sinclair/typebox';
import { pageLanguages } from './values';

export const closed = { additionalProperties: false } as const;
export const Id = Type.String({ format: 'uuid' });
export const IdParams = Type.Object({ id: Id }, closed);
export const SlugParams = Type.Object({ slug: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) }, closed);
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
export const literals = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((value) => Type.Literal(value as T[number])));
export const Title = Type.Object({ en: Type.String(), de: Type.String(), es: Type.String() }, closed);
export const Language = literals(pageLanguages);
export const Instant = Type.String();
