import type { TSchema } from '@sinclair/typebox';
import type { ValidateFunction } from 'ajv';
import { type FieldError, Problem } from '../../contract/errors';
import { createAjv } from './ajv';
import { fieldErrors } from './field-errors';

const first = createAjv({ verbose: true });
// Every error at once helps a form, but on a long hostile body it is work for nothing: see `check`.
const all = createAjv({ verbose: true, allErrors: true });

/** Answers null when the value fits, otherwise what is wrong with it. */
export type Check = (value: unknown, bytes?: number) => FieldError[] | null;

/** Names (`$id`) are for documents: ajv would take two uses of one named schema for a conflict. */
const nameless = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(nameless);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (key === '$id' ? [] : [[key, nameless(value)]])),
  );
};

const smallBody = 16 * 1024;

/** Compiles a schema once; throws at boot when it is not valid strict JSON Schema. */
export const compile = (named: TSchema): Check => {
  const schema = JSON.stringify(named).includes('"$ref"') ? named : (nameless(named) as TSchema);
  const quick = first.compile(schema);
  let thorough: ValidateFunction | null = null;
  return (value, bytes = 0) => {
    if (quick(value)) return null;
    if (bytes > smallBody) return fieldErrors(quick.errors);
    thorough ??= all.compile(schema);
    thorough(value);
    return fieldErrors(thorough.errors);
  };
};

/** 422 with the list of wrong fields. */
export const unfit = (fields: readonly FieldError[]): Problem =>
  new Problem(422, 'invalid', fields[0]?.message ?? 'Some values are not valid.', { fields });
