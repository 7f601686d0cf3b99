import type { ErrorObject } from 'ajv';
import type { FieldError } from '../../contract/errors';

const most = 20;

const pathOf = (error: ErrorObject): string => {
  const base = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (error.keyword === 'required') base.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') base.push(String(error.params.additionalProperty));
  return base.join('.');
};

const types: Readonly<Record<string, string>> = {
  string: 'Write this as text.',
  number: 'This must be a number.',
  integer: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  null: 'Leave this empty.',
};
const formats: Readonly<Record<string, string>> = {
  email: 'Write an e-mail address like name@example.org.',
  date: 'Write a real date as YYYY-MM-DD.',
  time: 'Write a time as HH:MM.',
  uuid: 'This is not a valid reference.',
  uri: 'Write a web address.',
};

const sentence = ({ keyword, params, parentSchema }: ErrorObject): string => {
  const own: unknown = parentSchema?.message;
  if (typeof own === 'string' && keyword !== 'required' && keyword !== 'additionalProperties') return own;
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This is not accepted here.';
    case 'type':
      return types[String(params.type)] ?? 'This has the wrong type.';
    case 'format':
      return formats[String(params.format)] ?? 'This has the wrong form.';
    case 'minLength':
      return params.limit === 1 ? 'This is required.' : `Write at least ${params.limit} characters.`;
    case 'maxLength':
      return `Write at most ${params.limit} characters.`;
    case 'minItems':
      return params.limit === 1 ? 'Choose at least one.' : `Choose at least ${params.limit}.`;
    case 'maxItems':
      return `Choose at most ${params.limit}.`;
    case 'uniqueItems':
      return 'Each entry may appear only once.';
    case 'minimum':
      return `This must be at least ${params.limit}.`;
    case 'maximum':
      return `This must be at most ${params.limit}.`;
    case 'exclusiveMinimum':
      return `This must be more than ${params.limit}.`;
    case 'exclusiveMaximum':
      return `This must be less than ${params.limit}.`;
    case 'multipleOf':
      return `This must be a multiple of ${params.multipleOf}.`;
    case 'const':
    case 'enum':
    case 'anyOf':
    case 'oneOf':
      return 'Choose one of the offered values.';
    default:
      return 'This is not valid.';
  }
};

/** What ajv found, as paths and sentences: one per path, at most twenty. */
export const fieldErrors = (found: readonly ErrorObject[] | null | undefined): FieldError[] => {
  const byPath = new Map<string, FieldError>();
  // A failed union also lists why each branch failed: only the union itself means anything to people.
  const unions = (found ?? []).filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  for (const error of [...unions, ...(found ?? [])]) {
    if (byPath.size === most) break;
    const inUnion = unions.some((one) => error.schemaPath.startsWith(`${one.schemaPath}/`));
    const path = pathOf(error);
    if (!byPath.has(path) && !inUnion && error.keyword !== 'if') byPath.set(path, { path, message: sentence(error) });
  }
  return [...byPath.values()];
};
