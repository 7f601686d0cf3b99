/** A JSON schema, as far as an example is made from it. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema?: Schema;
}
interface Described {
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
  readonly security?: readonly unknown[];
  readonly 'x-permission'?: string;
}

/** The document at the address of the interface, as far as the page reads it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** One address with one method. */
export interface Operation {
  /** `GET /api/modules`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The module that answers. */
  readonly owner: string;
  /** The right it asks for; null where it is open, or asks for no more than a sign-in. */
  readonly permission: string | null;
  readonly isOpen: boolean;
  readonly parameters: readonly Parameter[];
  /** Of its body in JSON; null without one. */
  readonly body: Schema | null;
  /** It takes a file, which the page does not send. */
  readonly takesFile: boolean;
  readonly replies: readonly { readonly status: string; readonly means: string; readonly schema: Schema | null }[];
}

const json = 'application/json';

/** All operations of a document, by module and address. */
export const listOperations = ({ paths }: OpenApi): readonly Operation[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([name, one]): Operation => {
        const method = name.toUpperCase();
        return {
          id: `${method} ${path}`,
          method,
          path,
          owner: one.tags[0] ?? '',
          permission: one['x-permission'] ?? null,
          isOpen: one.security?.length === 0,
          parameters: one.parameters,
          body: one.requestBody?.content?.[json]?.schema ?? null,
          takesFile: one.requestBody !== undefined && one.requestBody.content?.[json] === undefined,
          replies: Object.entries(one.responses).map(([status, { description, content }]) => ({
            status,
            means: description,
            schema: content?.[json]?.schema ?? null,
          })),
        };
      }),
    )
    .sort((one, other) => one.owner.localeCompare(other.owner) || one.path.localeCompare(other.path));

/** Those whose address, method or module holds every word of what was typed. */
export const findOperations = (operations: readonly Operation[], typed: string): readonly Operation[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, owner }) => words.every((word) => `${id} ${owner}`.toLowerCase().includes(word)));
};

const ofFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2027-01-31T12:00:00.000Z',
  date: '2027-01-31',
  email: 'somebody@example.com',
};

/** A value in the shape of a schema, to begin with. */
export const exampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first) return exampleOf(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return ofFormat[schema.format ?? ''] ?? '';
    default:
      return null;
  }
};

/** The address of a call, and its headers. */
export const toCall = (
  { path, parameters }: Pick<Operation, 'path' | 'parameters'>,
  values: Readonly<Record<string, string>>,
): { readonly address: string; readonly headers: Readonly<Record<string, string>> } => {
  const given = parameters.filter(({ name }) => (values[name] ?? '') !== '');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    given.filter((one) => one.in === 'query').map(({ name }) => [name, values[name] ?? '']),
  ).toString();
  const headers = given.filter((one) => one.in === 'header').map(({ name }) => [name, values[name] ?? ''] as const);
  return { address: query ? `${address}?${query}` : address, headers: Object.fromEntries(headers) };
};
