import type { TSchema } from '@sinclair/typebox';
import type { ValidateFunction } from 'ajv';
import { type FieldError, Problem } from '../../contract/errors';
import { createAjv } from './ajv';
import { fieldErrors } from './field-errors';

// Nearly all the time of a start goes into compiling: what ajv would save at each call by tidying its code takes as long again.
const first = createAjv({ verbose: true, code: { optimize: false } });
// Every error at once helps a form, but on a long hostile body it is work for nothing: see `check`.
const all = createAjv({ verbose: true, allErrors: true });

/** Answers null when the value fits, otherwise what is wrong with it. */
export type Check = (value: unknown, bytes?: number) => FieldError[] | null;

/** Names that something in the schema points to: the shapes that hold themselves. */
const pointedTo = (schema: unknown, names = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return names;
  const { $ref } = schema as { $ref?: unknown };
  if (typeof $ref === 'string') names.add($ref);
  for (const value of Object.values(schema)) pointedTo(value, names);
  return names;
};

/**
 * Names (`$id`) are for documents: ajv would take two uses of one named schema for a conflict. A shape that holds itself is
 * written once, under `$defs`, and pointed to from wherever it stood.
 */
const nameless = (named: unknown): unknown => {
  const recursive = pointedTo(named);
  const $defs: Record<string, unknown> = {};
  const plain = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(plain);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $id, $ref, ...rest } = schema as { $id?: unknown; $ref?: unknown };
    const name = typeof $ref === 'string' ? $ref : String($id ?? '');
    if (recursive.has(name)) {
      if ($ref === undefined && !Object.hasOwn($defs, name)) {
        $defs[name] = true;
        $defs[name] = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
      }
      return { $ref: `#/$defs/${name}` };
    }
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  };
  const schema = plain(named);
  return Object.keys($defs).length > 0 ? { ...(schema as object), $defs } : schema;
};

const smallBody = 16 * 1024;

/** Many routes take the same: an id, a page of a list. */
const known = new Map<string, Check>();

/** Compiles a schema, the same one once; throws at boot when it is not valid strict JSON Schema. */
export const compile = (named: TSchema): Check => {
  const schema = nameless(named) as TSchema;
  const text = JSON.stringify(schema);
  const check = known.get(text) ?? checkOf(schema);
  known.set(text, check);
  return check;
};

const checkOf = (schema: TSchema): Check => {
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
