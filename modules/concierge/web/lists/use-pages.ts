import { useEffect, useState } from 'react';
import { ApiError, request } from '#core/web';

interface Got<T> {
  readonly path: string;
  readonly rows: readonly T[] | null;
  readonly next: string | null;
  readonly error: ApiError | null;
}
/** A list that grows by pages. */
export interface Pages<T> {
  /** Null until the first answer; the former rows stay until new ones are there. */
  readonly rows: readonly T[] | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly more: 'idle' | 'busy' | 'failed';
  readonly showMore: () => Promise<void>;
  readonly reload: () => void;
}

/** Reads a list of this module page by page. */
export const usePages = <T>(path: string): Pages<T> => {
  const [got, setGot] = useState<Got<T>>({ path: '', rows: null, next: null, error: null });
  const [more, setMore] = useState<Pages<T>['more']>('idle');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    const stop = new AbortController();
    setMore('idle');
    request<T[]>(path, { signal: stop.signal })
      .then(({ data, next }) => setGot({ path, rows: data, next, error: null }))
      .catch((reason: unknown) => {
        if (stop.signal.aborted) return;
        if (!(reason instanceof ApiError)) throw reason;
        setGot({ path, rows: null, next: null, error: reason });
      });
    return () => stop.abort();
  }, [path, turn]);
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
  return {
    rows: got.rows,
    error: got.error,
    loading: got.path !== path,
    hasMore: got.next !== null,
    more,
    showMore,
    reload: () => setTurn(turn + 1),
  };
};
