import { useCallback, useEffect, useRef, useState } from 'react';
import { type Address, type Endpoint, type ReplyOf, toPath } from '#core/contract/endpoint';
import { getNextKey } from '#core/contract/page';
import { ApiError, getPageData, requestNext } from '#core/web';

/** A list that comes in pages, as far as somebody asked for it. */
export interface Pages<T> {
  /** Null until the first page is there. */
  readonly rows: readonly T[] | null;
  /** Why the last page did not come; what is shown stays. */
  readonly error: ApiError | null;
  readonly busy: boolean;
  /** Asks for the next page; null at the end. */
  readonly more: (() => Promise<void>) | null;
  /** Begins anew; what is shown stays until the first page is there. */
  readonly reload: () => Promise<void>;
  /** Reads the first page again and lays it over what is shown, further pages included; without an answer all stays as it is. */
  refresh(idOf: (row: T) => string | number): Promise<void>;
  /** Changes what is shown after a write. */
  change(rows: (before: readonly T[]) => readonly T[]): void;
}

interface ListState<T> {
  readonly path: string;
  readonly rows: readonly T[] | null;
  readonly next: string | null;
  readonly error: ApiError | null;
}

const withFirst = <T>(state: ListState<T>, first: ListState<T>, idOf: (row: T) => string | number): ListState<T> => {
  const ids = new Set(first.rows?.map(idOf));
  const rest = state.path === first.path ? (state.rows?.filter((row) => !ids.has(idOf(row))) ?? []) : [];
  const whole = first.next === null || rest.length === 0;
  return whole ? first : { ...first, rows: [...(first.rows ?? []), ...rest], next: state.next };
};

/** Milliseconds for which what came along with the page counts as of now, as for `useApi`. */
const freshFor = 20_000;

/** The first page as it came along with a drawn page. */
const brought = <T>(path: string): ListState<T> => {
  const { answers } = getPageData();
  return {
    path,
    rows: (answers[path] as readonly T[] | undefined) ?? null,
    next: (answers[getNextKey(path)] as string | null | undefined) ?? null,
    error: null,
  };
};

interface PagesOptions {
  readonly keep?: boolean;
}

const usePagesOf = <T>(endpoint: Endpoint, path: string, { keep = false }: PagesOptions = {}): Pages<T> => {
  const [state, setState] = useState<ListState<T>>(() => brought<T>(path));
  const [busy, setBusy] = useState(state.rows === null);
  // What came along with the page is not asked again.
  const known = useRef(state.rows !== null && performance.now() < freshFor ? path : null);
  // The newest reading counts; an older one is given up.
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(
    async (
      from: string,
      take: (state: ListState<T>, page: ListState<T>) => ListState<T>,
      quiet = false,
    ): Promise<void> => {
      reading.current?.abort();
      const own = new AbortController();
      reading.current = own;
      setBusy(true);
      try {
        const { data, next } = await requestNext(endpoint, from, { signal: own.signal });
        if (!own.signal.aborted)
          setState((now) => take(now, { path, rows: data as unknown as readonly T[], next, error: null }));
      } catch (error) {
        if (own.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (!quiet) setState((now) => ({ ...(now.path === path ? now : { path, rows: null, next: null }), error }));
      } finally {
        if (reading.current === own) setBusy(false);
      }
    },
    [endpoint, path],
  );
  const reload = useCallback(() => read(path, (_, page) => page), [read, path]);
  const refresh = useCallback(
    (idOf: (row: T) => string | number) => read(path, (now, page) => withFirst(now, page, idOf), true),
    [read, path],
  );
  useEffect(() => {
    if (known.current === path) known.current = null;
    else void reload();
    return () => reading.current?.abort();
  }, [reload, path]);

  const current = state.path === path;
  const { rows, error } = current || keep ? state : { rows: null, error: null };
  const next = current ? state.next : null;
  return {
    rows,
    error: current ? error : null,
    busy,
    more:
      next === null
        ? null
        : () => read(next, (now, page) => ({ ...page, rows: [...(now.rows ?? []), ...(page.rows ?? [])] })),
    reload,
    refresh,
    change: useCallback((how) => setState((now) => (now.rows ? { ...now, rows: how(now.rows) } : now)), []),
  };
};

type RowOf<E> = ReplyOf<E> extends readonly (infer T)[] ? T : never;
type PagesArguments<E> = object extends Address<E> ? [Address<E>?, PagesOptions?] : [Address<E>, PagesOptions?];

/**
 * Reads a keyset list page by page, as its `Link: rel=next` leads, and never again by itself. Another path begins anew: with `keep`
 * the former rows stay until new ones are there, as under a filter.
 */
export const usePages = <E extends Endpoint>(endpoint: E, ...[address, options]: PagesArguments<E>): Pages<RowOf<E>> =>
  usePagesOf<RowOf<E>>(endpoint, toPath(endpoint, address as never), options);

/** Rows of a list from the first one on, at most `most`: for what is done with all of them at once. */
export const readRows = async <E extends Endpoint>(
  endpoint: E,
  address: Address<E>,
  most: number,
): Promise<readonly RowOf<E>[]> => {
  const rows: RowOf<E>[] = [];
  let path: string | null = toPath(endpoint, address as never);
  while (path !== null && rows.length < most) {
    const { data, next }: { readonly data: unknown; readonly next: string | null } = await requestNext(endpoint, path);
    rows.push(...(data as readonly RowOf<E>[]));
    path = next;
  }
  return rows.slice(0, most);
};
