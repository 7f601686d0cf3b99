import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { projectFile } from '../server/root';

/** One case of the list of bad inputs; `samples` are ready to send. */
export interface BadCase {
  readonly id: string;
  readonly category: string;
  readonly target: string;
  readonly input: string;
  readonly expect_status: number | readonly number[] | null;
  readonly samples?: {
    readonly raw?: readonly string[];
    readonly hex?: readonly string[];
    readonly values?: readonly unknown[];
    readonly query?: readonly string[];
    readonly headers?: Readonly<Record<string, string>>;
  };
}

/** All cases of the list. */
export const badCases = (): BadCase[] =>
  (JSON.parse(readFileSync(projectFile('core/testing/data/bad-inputs.json'), 'utf8')) as { cases: BadCase[] }).cases;

const known = new Map(badCases().map((one) => [one.id, one]));

/** A case by its id; throws when there is none, so that a test cannot name one that does not exist. */
export const badCase = (id: string): BadCase => {
  const found = known.get(id);
  if (!found) throw new Error(`there is no case ${id}`);
  return found;
};

/** The statuses a case allows. */
export const statusesOf = ({ expect_status: status }: BadCase): readonly number[] =>
  status === null ? [] : typeof status === 'number' ? [status] : status;

/** Bodies of the cases whose samples are described by a formula. */
export const generated: Readonly<Record<string, () => string | Buffer>> = {
  'body-09': () => `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  'body-10': () => gzipSync(`{"a":"${'x'.repeat(5e7)}"}`),
};

const made = new Map<string, readonly (string | Buffer)[]>();

/** Every body of a case, as bytes to send; made once, since fifty megabytes are compressed for one of them. */
export const bodiesOf = ({ id, samples }: BadCase): readonly (string | Buffer)[] => {
  const bodies = made.get(id) ?? [
    ...(samples?.raw ?? []),
    ...(samples?.hex ?? []).map((hex) => Buffer.from(hex, 'hex')),
    ...(generated[id] ? [generated[id]()] : []),
  ];
  made.set(id, bodies);
  return bodies;
};

type Json = Readonly<Record<string, unknown>>;

/** Dotted paths of every text in a body. */
export const textPaths = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textPaths(one, [...path, key]));
};

/** Paths in a body that end in a given name. */
export const pathsNamed = (value: unknown, name: string, path: readonly string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...(key === name ? [[...path, key]] : []),
    ...pathsNamed(one, name, [...path, key]),
  ]);
};

/** A copy of a body with one place changed. */
export const withValue = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((one: unknown, i) => (String(i) === key ? withValue(one, rest, value) : one));
  return { ...(body as Json), [key]: withValue((body as Json)[key], rest, value) };
};
