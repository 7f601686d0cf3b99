import { type Conditions, type Endpoint, type Input, type ReplyOf, toPath } from '#core/contract/endpoint';
import { ApiError, toApiError } from './api-error';
import { askToConfirm, type ConfirmReason, markSessionEnded } from './session';
import { ownTexts } from './texts/own';

export interface ApiOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; FormData, Blob and strings as they are. */
  readonly body?: unknown;
  /** Version that is being changed: `If-Match: "<version>"`. */
  readonly ifMatch?: string | number;
  /** Makes a create safe to send twice; keep the key for as long as the person means the same thing. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Milliseconds before giving up; 30 s by default. */
  readonly timeout?: number;
  /** A probe: 401 is thrown without asking the person to sign in. */
  readonly quiet?: boolean;
}

/** How an endpoint is called, apart from its input. */
export type CallOptions<E> = Conditions<E> & Pick<ApiOptions, 'headers' | 'signal' | 'timeout' | 'quiet'>;
/** Input and options; either may be left out where the contract asks for nothing. */
export type CallArguments<E> =
  object extends Input<E>
    ? object extends Conditions<E>
      ? [Input<E>?, CallOptions<E>?]
      : [Input<E> | undefined, CallOptions<E>]
    : object extends Conditions<E>
      ? [Input<E>, CallOptions<E>?]
      : [Input<E>, CallOptions<E>];

/** An answer with what its headers say. */
export interface ApiReply<T> {
  readonly data: T;
  readonly status: number;
  /** Version of the entity without quotes. */
  readonly etag: string | null;
  /** Path and query of the next keyset page. */
  readonly next: string | null;
  /** How many rows the whole list has; null where its answer does not say so. */
  readonly total: number | null;
}

const pauses = [400, 1200];
const passing = new Set([0, 502, 503, 504]);
const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done, stop) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(signal.reason);
    });
  });

const raw = (body: unknown): body is string | Blob | FormData =>
  typeof body === 'string' || body instanceof Blob || body instanceof FormData;

const once = async (path: string, options: ApiOptions): Promise<Response> => {
  const { method = 'GET', body, ifMatch, idempotencyKey, timeout = 30_000 } = options;
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (body !== undefined && !raw(body)) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const limit = AbortSignal.timeout(timeout);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const content = body === undefined ? {} : { body: raw(body) ? body : JSON.stringify(body) };
  try {
    return await fetch(path, { method, headers, credentials: 'same-origin', signal, ...content });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError(0, 'timeout', ownTexts('timeout'));
    throw navigator.onLine
      ? new ApiError(0, 'network', ownTexts('network'))
      : new ApiError(0, 'offline', ownTexts('offline'));
  }
};

interface AnyInput {
  readonly body?: unknown;
  readonly file?: { readonly field: string; readonly content: Blob } | undefined;
}

const toForm = (fields: unknown, { field, content }: { readonly field: string; readonly content: Blob }): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.set(name, String(value));
  form.set(field, content, field);
  return form;
};

/** Path and options of a call. */
const toRequest = (endpoint: Endpoint, input: AnyInput = {}, options: ApiOptions = {}): [string, ApiOptions] => {
  const { body, file } = input;
  const content = file ? toForm(body, file) : body;
  const method = endpoint.method.toUpperCase() as NonNullable<ApiOptions['method']>;
  return [
    toPath(endpoint, input as never),
    { ...options, method, ...(content === undefined ? {} : { body: content }) },
  ];
};

const isConfirmReason = (code: string): code is ConfirmReason =>
  code === 'confirm-yourself' || code === 'second-factor-needed';

/** Sends once; again when the server wanted to know first who is there, and the person has shown it. */
const send = async (path: string, options: ApiOptions): Promise<Response> => {
  const response = await once(path, options);
  if (response.ok) return response;
  const error = await toApiError(response);
  if (error.status === 401 && !options.quiet) markSessionEnded();
  const { code } = error;
  if (error.status !== 403 || !isConfirmReason(code) || options.quiet || !(await askToConfirm(code))) throw error;
  const again = await once(path, options);
  if (again.ok) return again;
  throw await toApiError(again);
};

/** Reads, and creates with a key, are tried again twice when no server answered. */
export const requestPath = async <T>(path: string, options: ApiOptions = {}): Promise<ApiReply<T>> => {
  const again = (options.method ?? 'GET') === 'GET' || options.idempotencyKey !== undefined;
  const attempt = async (round: number): Promise<Response> => {
    try {
      return await send(path, options);
    } catch (error) {
      const pause = pauses[round];
      const worth = error instanceof ApiError && passing.has(error.status) && error.code !== 'timeout';
      if (!again || !worth || pause === undefined) throw error;
      await wait(Math.min(5000, Math.max(pause, (error.more.retryAfterSeconds ?? 0) * 1000)), options.signal);
      return attempt(round + 1);
    }
  };
  const response = await attempt(0);
  const total = response.headers.get('x-total-count');
  const text = response.status === 204 ? '' : await response.text();
  return {
    data: (text === '' ? undefined : JSON.parse(text)) as T,
    status: response.status,
    etag: response.headers.get('etag')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? null,
    next: /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1] ?? null,
    total: total === null ? null : Number(total),
  };
};

/** Calls the API once and gives the bare answer, for those that come in parts; `timeout` counts until its end. Throws ApiError. */
export const apiResponse = <E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<Response> =>
  send(...toRequest(endpoint, ...(rest as [AnyInput?, ApiOptions?])));

/** Calls an endpoint and gives the answer with its version and its next page. Throws ApiError. */
export const request = <E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<ApiReply<ReplyOf<E>>> =>
  requestPath(...toRequest(endpoint, ...(rest as [AnyInput?, ApiOptions?])));

/** Calls an endpoint: `api(saveLabor, { body }, { ifMatch: version })`. Throws ApiError. */
export const api = async <E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<ReplyOf<E>> =>
  (await request(endpoint, ...rest)).data;

/** The page of a list that an answer of the same endpoint named as its `next`. */
export const requestNext = <E extends Endpoint>(
  _endpoint: E,
  next: string,
  options: Pick<ApiOptions, 'signal'> = {},
): Promise<ApiReply<ReplyOf<E>>> => requestPath(next, options);
