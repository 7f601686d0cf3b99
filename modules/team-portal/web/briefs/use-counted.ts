import { useCallback, useEffect, useState } from 'react';
import { ApiError, apiResponse } from '#core/web';

interface Counted<T> {
  readonly rows: readonly T[] | undefined;
  /** How many there are in all, as the server counts them; null until it has said so. */
  readonly total: number | null;
  readonly error: ApiError | undefined;
}

/** The first rows of a list whose answer also says how many there are. */
export const useCounted = <T>(path: string): Counted<T> & { readonly reload: () => void } => {
  const [got, setGot] = useState<Counted<T>>({ rows: undefined, total: null, error: undefined });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const answer = await apiResponse(path, { signal: stop.signal });
      const total = Number(answer.headers.get('x-total-count') ?? Number.NaN);
      const rows = (await answer.json()) as readonly T[];
      setGot({ rows, total: Number.isInteger(total) ? total : null, error: undefined });
    };
    read().catch((reason: unknown) => {
      if (stop.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      setGot((now) => ({ ...now, error: reason }));
    });
    return () => stop.abort();
  }, [path, turn]);
  return { ...got, reload: useCallback(() => setTurn((now) => now + 1), []) };
};
