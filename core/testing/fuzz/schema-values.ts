import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';

/** What no schema should have to see, and what is only just too much. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    -0,
    '',
    [],
    {},
    '\0',
    '\ud800',
    '%00',
    "'--",
    '{{7*7}}',
    '../../etc/passwd',
  ),
  fc.constantFrom<unknown>(
    '=1+1',
    '<script>alert(1)</script>',
    'infinity',
    '9999-99-99',
    '٣',
    '\u202e',
    'x'.repeat(50_001),
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

interface TextSchema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
}

const textOf = ({ minLength = 0, maxLength = 60, pattern, format, enum: list }: TextSchema): fc.Arbitrary<string> => {
  if (list) return fc.constantFrom(...list);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2060-01-01') })
      .map((at) => at.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2060-01-01') })
      .map((at) => at.toISOString());
  if (format === 'email') return fc.emailAddress();
  const exact = fc.constant('ä'.repeat(maxLength));
  const some = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, minLength + 60)),
    unit: 'grapheme',
  });
  if (pattern === undefined) return fc.oneof({ weight: 4, arbitrary: some }, exact);
  // Patterns with what fast-check does not read are left to the texts above.
  try {
    return fc.oneof({ weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) }, some);
  } catch {
    return some;
  }
};

/** Values that a schema of the product allows, as far as it says so itself. */
const fitting = (schema: TSchema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const as unknown);
  const choices = (schema.anyOf ?? schema.oneOf) as TSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.allOf)
    return fc.tuple(...(schema.allOf as TSchema[]).map(fitting)).map((parts) => Object.assign({}, ...parts));
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, TSchema>;
      const model = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    case 'array':
      return fc.array(fitting((schema.items ?? {}) as TSchema), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 5), Number(schema.minItems ?? 0) + 5),
      });
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -5), max: Number(schema.maximum ?? 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: Number(schema.minimum ?? -1e6), max: Number(schema.maximum ?? 1e6), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema as TextSchema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Breaks one place of an object: another value, no field, or one that nobody declared. */
const broken = (value: unknown, at: number, bad: unknown): unknown => {
  if (!isObject(value)) return bad;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)];
  if (name === undefined || at % 7 === 0) return { ...value, role: bad, userId: bad };
  if (at % 5 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: isObject(value[name]) && at % 2 === 0 ? broken(value[name], at >> 1, bad) : bad };
};

/** Bodies for a schema: what fits, the body of the happy call, either broken in one place, or anything. */
export const bodiesFor = (schema: TSchema | null, happy: unknown): fc.Arbitrary<unknown> => {
  if (schema === null) return fc.constant(undefined);
  const whole = fc.oneof(fitting(schema), fc.constant(happy));
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 5, arbitrary: fc.tuple(whole, fc.nat(1000), odd).map(([value, at, bad]) => broken(value, at, bad)) },
    { weight: 1, arbitrary: odd },
  );
};

/** A query string: what fits the schema, broken, doubled or anything. */
export const queriesFor = (schema: TSchema | null, happy: string): fc.Arbitrary<string> => {
  const written = (value: unknown): string =>
    isObject(value)
      ? Object.entries(value)
          .map(
            ([name, one]) =>
              `${encodeURIComponent(name)}=${encodeURIComponent(typeof one === 'string' ? one.replace(/\p{Surrogate}/gu, '') : (JSON.stringify(one) ?? ''))}`,
          )
          .join('&')
      : '';
  const fits = schema ? fitting(schema).map(written) : fc.constant('');
  return fc.oneof(
    { weight: 3, arbitrary: fits },
    { weight: 2, arbitrary: fc.constant(happy) },
    { weight: 1, arbitrary: fits.map((query) => `${query}&${query}`) },
    { weight: 1, arbitrary: fc.constantFrom('%00', 'a[]=1', '__proto__=1', 'limit=1&limit=2', 'q=%E0%A4%A', '&&&=') },
  );
};

/** Values for the names in a path; null stands for the one of the happy call. */
export const paramValues: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.uuid() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '1e9', '%00', '..', '\ud83d\ude00', "1' or '1'='1", 'x'.repeat(3000)),
  },
);
