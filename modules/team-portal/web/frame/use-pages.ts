import { useCallback, useEffect, useState } from 'react';
import { ApiError, request } from '#core/web';

interface Got<T> {
  readonly rows: readonly T[] | null;
  readonly next: string | null;
  readonly error: ApiError | null;
}

/** A list that grows by pages. */
export interface Pages<T> {
  /** Null until the first answer; rows of the former filters stay until the new ones are there. */
  readonly rows: readonly T[] | null;
  readonly error: ApiError | null;
  /** The first page is under way. */
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: 'idle' | 'busy' | 'failed';
  readonly showMore: () => Promise<void>;
  readonly reload: () => void;
  /** Reads the first page again and lays it over what is shown; without an answer everything stays as it is. */
  readonly refresh: () => Promise<void>;
  /** Puts a changed row in the place of the old one, or (null) takes it away. */
  readonly put: (id: string, row: T | null) => void;
}

/** Reads a list page by page, and never again by itself: most of these lists put each page read on record. */
export const usePages = <T extends { readonly id: string | number }>(path: string): Pages<T> => {
  const [got, setGot] = useState<Got<T>>({ rows: null, next: null, error: null });
  const [loading, setLoading] = useState(true);
  const [more, setMore] = useState<Pages<T>['more']>('idle');
  const [turn, setTurn] = useState({ path });

  useEffect(() => {
    const stop = new AbortController();
    setLoading(true);
    setMore('idle');
    request<T[]>(turn.path, { signal: stop.signal })
      .then(({ data, next }) => setGot({ rows: data, next, error: null }))
      .catch((reason: unknown) => {
        if (stop.signal.aborted) return;
        if (!(reason instanceof ApiError)) throw reason;
        setGot({ rows: null, next: null, error: reason });
      })
      .finally(() => !stop.signal.aborted && setLoading(false));
    return () => stop.abort();
  }, [turn]);
  if (turn.path !== path) setTurn({ path });

  const showMore = async (): Promise<void> => {
    if (got.next === null || more === 'busy') return;
    setMore('busy');
    try {
      const { data, next } = await request<T[]>(got.next);
      // A list that was asked anew meanwhile keeps what it has.
      setGot((now) => (now.next === got.next && now.rows ? { ...now, rows: [...now.rows, ...data], next } : now));
      setMore('idle');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setMore('failed');
    }
  };
  const refresh = useCallback(async (): Promise<void> => {
    try {
      const { data, next } = await request<T[]>(path);
      const ids = new Set(data.map(({ id }) => id));
      setGot((now) => {
        const rest = now.rows?.filter(({ id }) => !ids.has(id)) ?? [];
        const whole = next === null || rest.length === 0;
        return { rows: whole ? data : [...data, ...rest], next: whole ? next : now.next, error: null };
      });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
    }
  }, [path]);
  const put = useCallback(
    (id: string, row: T | null): void =>
      setGot((now) => ({
        ...now,
        rows: now.rows?.flatMap((one) => (String(one.id) !== id ? [one] : row ? [row] : [])) ?? null,
      })),
    [],
  );
  return { ...got, loading, hasMore: got.next !== null, more, showMore, refresh, put, reload: () => setTurn({ path }) };
};
