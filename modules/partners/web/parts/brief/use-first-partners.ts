import { useCallback, useEffect, useState } from 'react';
import { ApiError, request } from '#core/web';
import { listPartners } from '../../../schemas/endpoints';
import type { PartnerView } from '../../../schemas/partner';

interface FirstPartners {
  readonly rows: readonly PartnerView[] | undefined;
  /** How many there are in all, as the server counts them; null until it has said so. */
  readonly total: number | null;
  readonly error: ApiError | undefined;
}

/** The first partners by name, and how many there are. */
export const useFirstPartners = (): FirstPartners & { readonly reload: () => void } => {
  const [got, setGot] = useState<FirstPartners>({ rows: undefined, total: null, error: undefined });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const { data, total } = await request(listPartners, { query: { limit: 3 } }, { signal: stop.signal });
      setGot({ rows: data, total, error: undefined });
    };
    read().catch((reason: unknown) => {
      if (stop.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      setGot((now) => ({ ...now, error: reason }));
    });
    return () => stop.abort();
  }, [turn]);
  return { ...got, reload: useCallback(() => setTurn((now) => now + 1), []) };
};
