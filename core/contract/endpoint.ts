import type { Static, TSchema } from '@sinclair/typebox';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One file of a form (`multipart/form-data`); the text fields next to it are what `body` describes. */
export interface UploadRule {
  /** Name of the form's field that holds the file. */
  readonly field: string;
  /** Most bytes of the file. */
  readonly bytes: number;
}

/**
 * What a route takes, answers and refuses with, in JSON Schema. It stands in a module's `schemas/contracts.ts`: the server checks with
 * it, OpenAPI is printed from it, and the browser knows its types alone.
 */
export interface Contract {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Of a streamed answer: one line. */
  readonly reply?: TSchema;
  /** Media type of an answer that is no JSON, such as `application/pdf`. */
  readonly content?: string;
  /** Status of a successful answer; by default 200, 201 for post, 204 for delete. */
  readonly status?: number;
  /** `required` answers 428 without the header. Compare `request.ifMatch` in the action: stale is `preconditionFailed(current)`. */
  readonly ifMatch?: 'required' | 'optional';
  /** True when a create may be sent twice: an `Idempotency-Key` replays the first answer; the same key with another body is 422. */
  readonly idempotent?: true;
  /** The route takes a form with a file instead of JSON; `body` describes its other fields. */
  readonly upload?: UploadRule;
  /** The problems that this route alone answers, by code; those of the host (`not-found`, `invalid`…) need no entry. */
  readonly errors?: Readonly<Record<string, number | DeclaredProblem>>;
}

/** A problem with its status and the schema of what its document says besides, such as the `checklist` of a 409. */
export interface DeclaredProblem {
  readonly status: number;
  readonly members: TSchema;
}

declare const contract: unique symbol;

/** Method and path of a route, with the types of its contract: all that a browser needs to call it. */
export interface Endpoint<C extends Contract = Contract> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly [contract]?: C;
}

type Names<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | Names<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N extends `${infer M}.${string}`
      ? M
      : N
    : never;
type Keys<C> = C extends { readonly params: infer S extends TSchema } ? keyof Static<S> : never;

/** Declares a route for both sides: `endpoint<typeof contract.getLabor>()('get', '/api/labors/:id')`. Its path names its params. */
export const endpoint =
  <const C extends Contract>() =>
  <const P extends `/${string}`>(
    method: Method,
    path: [Names<P>] extends [Keys<C>] ? ([Keys<C>] extends [Names<P>] ? P : never) : never,
  ): Endpoint<C> => ({ method, path });

type ContractOf<E> = E extends Endpoint<infer C> ? C : never;
/** The type of one part of an endpoint's contract; undefined where it has none. */
export type Part<E, K extends 'params' | 'query' | 'body' | 'reply'> =
  ContractOf<E> extends { readonly [X in K]: infer S extends TSchema } ? Static<S> : undefined;
type Given<K extends string, T> = [T] extends [undefined]
  ? { readonly [X in K]?: undefined }
  : Partial<T> extends T
    ? { readonly [X in K]?: T }
    : { readonly [X in K]: T };
type GivenFile<E> =
  ContractOf<E> extends { readonly upload: UploadRule }
    ? { readonly file: { readonly field: ContractOf<E>['upload']['field']; readonly content: Blob } }
    : { readonly file?: undefined };

/** Where a call goes: the parts of its address. */
export type Address<E> = Given<'params', Part<E, 'params'>> & Given<'query', Part<E, 'query'>>;
/** What a call sends. */
export type Input<E> = Address<E> & Given<'body', Part<E, 'body'>> & GivenFile<E>;
/** Headers that a contract asks for or understands. */
export type Conditions<E> = (ContractOf<E> extends { readonly ifMatch: infer M }
  ? M extends 'required'
    ? { readonly ifMatch: string | number }
    : { readonly ifMatch?: string | number }
  : { readonly ifMatch?: undefined }) &
  (ContractOf<E> extends { readonly idempotent: true }
    ? { readonly idempotencyKey?: string }
    : { readonly idempotencyKey?: undefined });
export type ReplyOf<E> = Part<E, 'reply'>;
/** The codes of the problems that an endpoint's contract names. */
export type ErrorCode<E> = ContractOf<E> extends { readonly errors: infer R } ? keyof R & string : never;
/** What the document of one of these problems says besides. */
export type ErrorMembers<E, Code extends string> =
  ContractOf<E> extends { readonly errors: { readonly [X in Code]: { readonly members: infer S extends TSchema } } }
    ? Static<S>
    : object;

interface AnyAddress {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** An address as the browser asks it: `/api/labor-responses/me?status=incomplete`. Parts of the query that are undefined are left out. */
export const toPath = <E extends Endpoint>(
  { path }: E,
  ...[address]: object extends Address<E> ? [Address<E>?] : [Address<E>]
): string => {
  const { params = {}, query = {} } = (address ?? {}) as AnyAddress;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
};
