import type { Static, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type { Contract, Endpoint, Method, UploadRule } from './endpoint';
import type { Problem } from './errors';
import type { Role } from './manifest';

/** The signed-in person as routes see it. */
export interface User {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Address of the own picture; null or absent when there is none. */
  readonly profileImageUrl?: string | null;
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
  /** Counted in each process for itself, which spares the database a write: for cheap calls that come often. */
  readonly local?: true;
}

/** A cookie of the module's own: HttpOnly, SameSite=Lax, Secure on https. */
export interface SetCookie {
  /** Lower-case letters and dashes; the host puts the product's and the module's name in front. */
  readonly name: string;
  /** Null takes it back. */
  readonly value: string | null;
  /** How long the browser keeps it. */
  readonly seconds: number;
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
      readonly cookies?: readonly SetCookie[];
    } = {},
  ) {}
}
export const respond = <T>(body: T, more: Reply<T>['more'] = {}): Reply<T> => new Reply(body, more);

/** An answer that is written line by line while it comes about; `stopped` is aborted when the caller goes away. */
export class Lines {
  constructor(readonly write: (stopped: AbortSignal) => AsyncIterable<unknown>) {}
}

/**
 * Answers with one JSON document a line (`application/x-ndjson`), sent as each is ready. The route's `reply` describes one line.
 * Writing begins after the transaction is committed, so `write` opens its own; what it throws breaks the connection off.
 */
export const streamReply = (write: Lines['write']): Reply<never> =>
  new Reply(new Lines(write) as never, { status: 200, headers: { 'X-Accel-Buffering': 'no' } });

/** What a handler knows about the request besides its input. */
export interface RequestInfo {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Version named by `If-Match`, without quotes; null when the header is absent. */
  readonly ifMatch: string | null;
  /** The JSON body byte for byte as it came, for routes that verify a signature over it; null without one. */
  readonly bytes: Uint8Array | null;
  /** Any other header by its lower-case name, at most 1000 characters, '' when absent; never one that carries a secret. */
  header(name: Lowercase<string>): string;
  /** A cookie that a route of the same module set before; null when there is none. */
  cookie(name: string): string | null;
}

/** The file as it came. What the sender calls it, and what type they say it is, is not passed on: look at the bytes. */
export interface UploadedFile {
  readonly bytes: Buffer;
}

type Sent<S> = S extends TSchema ? Static<S> : undefined;

/** What a handler gives back: its reply, or that with headers; of a route without a reply nothing, or a file. */
type Returned<R> = R extends TSchema
  ? Promise<Static<R> | Reply<Static<R>>>
  : Promise<void> | Promise<undefined | Reply<unknown>>;

/**
 * A list that PostgreSQL writes: the host asks for it together with the session, in one named statement, and sends the text as it is.
 * The answer must be the one of `handle`, which still answers tokens and requests for the head only; tests compare both. For a get at one
 * address, without a limit of its own or anything to load.
 */
export interface HotRead<Q> {
  /** One select of a single row: `hot_body`, the answer in JSON, and `hot_last`, from which `next` is made. It may name `me.user_id`. */
  readonly sql: string;
  /** `$1` and following. */
  readonly values: (query: Q) => readonly (string | number | boolean | null)[];
  /** Path and query of the next page, when `hot_last` says that there is one. */
  readonly next?: (query: Q, last: string) => string;
}

/** What a server adds to method, path and contract. */
export interface Handling<A extends Access, P, Q, B, R, L, W = undefined> {
  readonly access: A;
  readonly limit?: RateLimit;
  /**
   * Above the limit: what a well-formed body is answered instead of `refused`, the ordinary 429. No limit and no transaction stands
   * before it, so it has to be cheap: no database, no engine. Null: the ordinary answer.
   */
  readonly overLimit?: (request: {
    user: Caller<A>;
    body: Sent<B>;
    refused: Problem;
  }) => Reply<Sent<R>> | Problem | null | Promise<Reply<Sent<R>> | Problem | null>;
  /**
   * For acts that an open computer must not be enough for: 403 `confirm-yourself` unless the session began, or its person showed a
   * password or passkey again, within the last ten minutes. The browser asks for that and sends the act again.
   */
  readonly recentSignIn?: true;
  /** Works in a session that lacks the second factor which the person's role needs; for what leads to it. */
  readonly weakSession?: true;
  /**
   * The scope with which a token of another system may read this: `articles.read`. Without it every token is refused. Only for gets
   * whose replies hold nothing that people wrote about themselves.
   */
  readonly tokenScope?: `${string}.read`;
  /** Bytes; 256 KiB by default. */
  readonly bodyLimit?: number;
  /**
   * Of an open GET that answers every visitor the same, whatever headers and cookies they send: they share an answer for some seconds,
   * until an admin writes something or an event that `changesPages` is committed. Who is signed in is answered alone.
   */
  readonly sharedByVisitors?: true;
  /**
   * Of a GET that may be answered by a replica, as things were some seconds ago, while its caller has written nothing just before.
   * Session, permission and `load` are always of now. Not for what others can close to the caller from one moment to the next; what it
   * writes has to be in a transaction.
   */
  readonly mayLag?: true;
  /** Of a GET for people who are signed in that is called very often. */
  readonly hot?: HotRead<Sent<Q>>;
  /** Loads the object with its owner in the query, before the body is read. Throws `notFound`. */
  readonly load?: (request: { user: Caller<A>; params: Sent<P>; db: Knex }) => Promise<L>;
  /** Slow work that needs no transaction, such as hashing: runs once the body was checked, before the transaction begins. */
  readonly prepare?: (request: { user: Caller<A>; params: Sent<P>; body: Sent<B>; loaded: L; db: Knex }) => Promise<W>;
  readonly handle: (request: {
    user: Caller<A>;
    params: Sent<P>;
    query: Sent<Q>;
    body: Sent<B>;
    /** What `prepare` gave. */
    prepared: W;
    /** Null unless the route declares `upload`. */
    file: UploadedFile | null;
    loaded: L;
    /** A transaction for unsafe methods (committed before the answer is sent); a plain connection pool for get. */
    trx: Knex.Transaction;
    request: RequestInfo;
  }) => Returned<R>;
}

export interface RouteSpec<A extends Access, P, Q, B, R, L, W = undefined> extends Handling<A, P, Q, B, R, L, W> {
  readonly method: Method;
  /** `/api/labor-responses/:id` */
  readonly path: `/${string}`;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply?: R;
  /** Media type of an answer that is no JSON. */
  readonly content?: string;
  /** Status of the happy answer; by default 200, 201 for post, 204 for delete. */
  readonly status?: number;
  /** `required` answers 428 without the header. Compare `request.ifMatch` in the service: stale is `preconditionFailed(current)`. */
  readonly ifMatch?: 'required' | 'optional';
  /** True when a create may be sent twice: an `Idempotency-Key` replays the first answer; the same key with another body is 422. */
  readonly idempotent?: true;
  /** The route takes a form with a file instead of JSON. */
  readonly upload?: UploadRule;
  /** Its own problems by code; absent: any. */
  readonly errors?: Contract['errors'];
}

/** A route as the host holds it: types erased, everything else data. */
export interface Route
  extends Omit<
    RouteSpec<Access, TSchema, TSchema, TSchema, TSchema, unknown>,
    'handle' | 'load' | 'overLimit' | 'hot'
  > {
  readonly load?: (request: never) => Promise<unknown>;
  readonly overLimit?: (request: never) => Reply<unknown> | Problem | null | Promise<Reply<unknown> | Problem | null>;
  readonly hot?: HotRead<never>;
  readonly handle: (request: never) => Promise<unknown>;
}

type Part<C, K extends 'params' | 'query' | 'body' | 'reply'> = C extends { readonly [X in K]: infer S extends TSchema }
  ? S
  : undefined;

/**
 * Implements an endpoint with its contract: who may call it, its limits, what it loads and what it does. It does not compile without
 * `access`, and the user of a guarded one is never null.
 */
export const implement = <C extends Contract, const A extends Access, L = undefined, W = undefined>(
  { method, path }: Endpoint<C>,
  contract: C,
  handling: Handling<A, Part<C, 'params'>, Part<C, 'query'>, Part<C, 'body'>, Part<C, 'reply'>, L, W>,
): Route => ({ method, path, errors: {}, ...contract, ...handling }) as unknown as Route;

/** The routes of a module by the names of its endpoints; none may be missing. */
export type RoutesOf<Endpoints> = { readonly [Name in keyof Endpoints]: Route };

/** The bytes of a file as a reply; what `respond(Buffer.from(bytes), download(...))` answers. */
export const FileBytes = Type.Unsafe<Uint8Array>(
  Type.Object({ type: Type.Literal('Buffer'), data: Type.Array(Type.Integer()) }, { additionalProperties: false }),
);

/** Headers of a reply that is to be saved under a name and kept by nobody in between. The name holds ASCII letters, digits, `-` and `.` only. */
export const createDownloadHeaders = (filename: string, type: string) => ({
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  },
});
