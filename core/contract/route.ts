import type { Static, TSchema } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type { Role } from './manifest';

/** The signed-in person as routes see it. */
export interface User {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: ReadonlySet<string>;
}

/** Who may call a route. There is no default. */
export type Access =
  | { readonly permission: string }
  | { readonly signedIn: true }
  | { readonly open: true; readonly because: string };
export type Caller<A> = A extends { open: true } ? User | null : User;

/** At most `points` calls in `seconds`, counted by person (by address for visitors) or always by address. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly by?: 'person' | 'address';
}

/** A reply with more than a body. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly more: {
      readonly status?: number;
      /** Version of the entity, sent as ETag `"<etag>"`. */
      readonly etag?: string | number;
      /** Path and query of the next keyset page, sent as `Link: <...>; rel="next"`. */
      readonly next?: string | null;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {}
}
export const respond = <T>(body: T, more: Reply<T>['more'] = {}): Reply<T> => new Reply(body, more);

/** What a handler knows about the request besides its input. */
export interface RequestInfo {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Version named by `If-Match`, without quotes; null when the header is absent. */
  readonly ifMatch: string | null;
}

type Sent<S> = S extends TSchema ? Static<S> : undefined;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface RouteSpec<A extends Access, P, Q, B, R, L> {
  readonly method: Method;
  /** `/api/labor-responses/:id` */
  readonly path: `/${string}`;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply?: R;
  /** Status of the happy answer; by default 200, 201 for post, 204 for delete. */
  readonly status?: number;
  /** `required` answers 428 without the header. Compare `request.ifMatch` in the service: stale is `preconditionFailed(current)`. */
  readonly ifMatch?: 'required' | 'optional';
  /** True when a create may be sent twice: an `Idempotency-Key` replays the first answer; the same key with another body is 422. */
  readonly idempotent?: true;
  readonly limit?: RateLimit;
  /** Bytes; 256 KiB unless told. */
  readonly bodyLimit?: number;
  /** Loads the object with its owner in the query, before the body is read. Throws `notFound`. */
  readonly load?: (request: { user: Caller<A>; params: Sent<P>; db: Knex }) => Promise<L>;
  readonly handle: (request: {
    user: Caller<A>;
    params: Sent<P>;
    query: Sent<Q>;
    body: Sent<B>;
    loaded: L;
    /** A transaction for unsafe methods (committed before the answer is sent); a plain connection pool for get. */
    trx: Knex.Transaction;
    request: RequestInfo;
  }) => Promise<Sent<R> | Reply<Sent<R>>>;
}

/** A route as the host holds it: types erased, everything else data. */
export interface Route extends Omit<RouteSpec<Access, TSchema, TSchema, TSchema, TSchema, unknown>, 'handle' | 'load'> {
  readonly load?: (request: never) => Promise<unknown>;
  readonly handle: (request: never) => Promise<unknown>;
}

/** Declares one route; a route without `access` does not compile, and the user of a guarded one is never null. */
export const route = <
  const A extends Access,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
  L = undefined,
>(
  spec: RouteSpec<A, P, Q, B, R, L>,
): Route => spec as unknown as Route;
