import type { TSchema } from '@sinclair/typebox';
import { type FieldError, Problem } from '../../contract/errors';
import { unfit } from './validate';

const number = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

const accepts = (schema: TSchema | undefined, type: 'number' | 'boolean'): boolean => {
  if (!schema) return false;
  const said = schema.type;
  if (said === type || (type === 'number' && said === 'integer') || typeof schema.const === type) return true;
  const branches: unknown = schema.anyOf ?? schema.oneOf;
  return Array.isArray(branches) && branches.some((one: TSchema) => accepts(one, type));
};

/** Reads one text of a path or a query as its schema wants it; `1e9`, ` 1`, `0x10` and the like stay text and fail there. */
export const fromText = (text: string, schema: TSchema | undefined): unknown => {
  if (number.test(text) && accepts(schema, 'number')) return Number(text);
  if ((text === 'true' || text === 'false') && accepts(schema, 'boolean')) return text === 'true';
  return text;
};

const propertyOf = (schema: TSchema | undefined, key: string): TSchema | undefined =>
  schema?.properties && Object.hasOwn(schema.properties, key) ? (schema.properties[key] as TSchema) : undefined;

/** Path parameters as their schema wants them. */
export const readParams = (raw: Readonly<Record<string, string>>, schema: TSchema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(raw).map(([key, text]) => [key, fromText(text, propertyOf(schema, key))]));

/** The query as its schema wants it; a key that is repeated, unknown or in brackets is 422 and never reaches a query builder. */
export const readQuery = (search: string, schema: TSchema | undefined): Record<string, unknown> => {
  if (search.length > 8192) throw new Problem(422, 'too-long', 'The address is too long.');
  const wrong: FieldError[] = [];
  const read: Record<string, unknown> = {};
  for (const [key, text] of new URLSearchParams(search)) {
    const property = propertyOf(schema, key);
    if (!property) wrong.push({ path: key.slice(0, 60), message: 'This is not accepted here.' });
    else if (Object.hasOwn(read, key)) wrong.push({ path: key, message: 'Say this once.' });
    else if (text.includes('\0')) wrong.push({ path: key, message: 'This holds a character that cannot be stored.' });
    else read[key] = fromText(text, property);
  }
  if (wrong.length > 0) throw unfit(wrong.slice(0, 20));
  return read;
};
