import { useDeferredValue } from 'react';
import useSWR, { mutate } from 'swr';
import { type Address, type Endpoint, type ReplyOf, toPath } from '#core/contract/endpoint';
import { requestPath } from './api';
import type { ApiError } from './api-error';
import { getPageData } from './page-data';
import { useSession } from './session';

export interface UseApiOptions {
  /** The route is open to visitors. Without it nothing is asked while nobody is signed in, so no page collects 401s. */
  readonly open?: boolean;
  /** A form works on this: it is read once and never again by itself (focus, reconnect), so nothing changes under the hands. */
  readonly form?: boolean;
  /** Ask again every so many seconds while something is under way. */
  readonly everySeconds?: number;
  /** Shows the former answer while the next path loads (paging, filters). */
  readonly keep?: boolean;
}

export interface ApiState<T> {
  /** Undefined until the first answer. */
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** The first answer is under way: show the skeleton. */
  readonly loading: boolean;
  reload(): Promise<void>;
  /** Puts what a write returned into the cache, without asking again. */
  set(data: T): void;
}

/** Milliseconds for which the answers that came with the page count as of now. */
const freshFor = 20_000;

/** What the page brought along for a path; and whether that is too young to ask again. */
const answered = <T>(path: string | null): { readonly body?: T; readonly fresh: boolean } => {
  const { answers } = getPageData();
  if (path === null || !Object.hasOwn(answers, path)) return { fresh: false };
  return { body: answers[path] as T, fresh: performance.now() < freshFor };
};

const read = async <T>(path: string): Promise<T> => (await requestPath<T>(path)).data;

const usePath = <T>(path: string | null, options: UseApiOptions = {}): ApiState<T> => {
  const signedIn = useSession((session) => session.user !== null);
  const key = path !== null && (options.open || signedIn) ? path : null;
  const { body, fresh } = answered<T>(key);
  const {
    data,
    error,
    isLoading,
    mutate: change,
  } = useSWR<T, ApiError>(key, read, {
    revalidateOnFocus: !options.form,
    revalidateOnReconnect: !options.form,
    ...(body === undefined ? {} : { fallbackData: body }),
    revalidateIfStale: !fresh,
    focusThrottleInterval: 10_000,
    refreshInterval: (options.everySeconds ?? 0) * 1000,
    // What came with the page needs no stand-in; SWR would prefer the former path's answer to it.
    keepPreviousData: (options.keep ?? false) && body === undefined,
    // api() has its own two retries; a session that ended asks nothing until it is renewed.
    shouldRetryOnError: false,
    isPaused: () => useSession.getState().expired && !options.open,
  });
  // SWR draws anew at once and in one piece. What a first answer brings is most of a page: it is drawn in slices, after a stand-in that
  // is there already. Later answers change little, and writes are seen at once.
  const isDrawn = useDeferredValue(data !== undefined);
  const shown = isDrawn ? data : undefined;
  return {
    data: shown,
    error,
    loading: shown === undefined && (isLoading || data !== undefined),
    reload: async () => void (await change()),
    set: (value) => void change(value, { revalidate: false }),
  };
};

type ReadArguments<E> =
  object extends Address<E> ? [(Address<E> | null)?, UseApiOptions?] : [Address<E> | null, UseApiOptions?];

/** Reads a GET endpoint and keeps it fresh: `useApi(getLabor, { params: { id } })`. A null input waits. */
export const useApi = <E extends Endpoint>(endpoint: E, ...[input, options]: ReadArguments<E>): ApiState<ReplyOf<E>> =>
  usePath<ReplyOf<E>>(input === null ? null : toPath(endpoint, input as never), options);

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`);

/** Asks anew for every answer of these endpoints that the page shows, whatever their parameters. */
export const refreshAnswers = async (...endpoints: readonly Endpoint[]): Promise<void> => {
  const patterns = endpoints.map(patternOf);
  await mutate((key) => typeof key === 'string' && patterns.some((pattern) => pattern.test(key)));
};

/** Asks anew for everything that the page shows: for changes that other modules draw from. */
export const refreshAll = async (): Promise<void> => void (await mutate(() => true));

/** Puts what a write returned where `useApi` reads it, without asking again. */
export const storeAnswer = async <E extends Endpoint>(
  endpoint: E,
  address: Address<E>,
  answer: ReplyOf<E>,
): Promise<void> => {
  await mutate(toPath(endpoint, address as never), answer, { revalidate: false });
};
