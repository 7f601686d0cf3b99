import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request, requestNext } from '#core/web';
import type { ConnectionList } from '../../schemas/connections';
import { listConnections } from '../../schemas/endpoints';
import { useChangeCount } from './connections';

/** One page is all of them for anybody but a very sociable person; the server names the next one. */
const pageSize = 100;

/** Connections and open invitations, newest first, as far as somebody asked for them. */
export interface Connections {
  /** Null until the first page is there. */
  readonly list: ConnectionList | null;
  /** Why the last reading failed; what is shown stays. */
  readonly error: ApiError | null;
  readonly busy: boolean;
  /** Shows one page more; null at the end. */
  readonly more: (() => void) | null;
  readonly reload: () => Promise<void>;
}

/** Reads a number of pages one after the other; `next` is null when these are all. Throws ApiError. */
const readPages = async (
  pages: number,
  signal: AbortSignal,
): Promise<{ list: ConnectionList; next: string | null }> => {
  const { data: first, next: after } = await request(listConnections, { query: { limit: pageSize } }, { signal });
  const connections = [...first.connections];
  let next = after;
  for (let page = 1; page < pages && next !== null; page++) {
    const following = await requestNext(listConnections, next, { signal });
    connections.push(...following.data.connections);
    next = following.next;
  }
  return { list: { connections, past: first.past }, next };
};

/** The list in pages. After every change all pages that are shown are read anew, since an answer moves people between its parts. */
export const useConnections = (): Connections => {
  const changes = useChangeCount();
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<{ list: ConnectionList; next: string | null } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(true);
  // The newest reading counts; an older one is given up.
  const reading = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    setBusy(true);
    try {
      const read = await readPages(pages, own.signal);
      if (own.signal.aborted) return;
      setShown(read);
      setError(null);
    } catch (reason) {
      if (own.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
    } finally {
      if (reading.current === own) setBusy(false);
    }
  }, [pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change elsewhere asks for a new reading
  useEffect(() => {
    void reload();
    return () => reading.current?.abort();
  }, [reload, changes]);
  return {
    list: shown?.list ?? null,
    error,
    busy,
    more: shown === null || shown.next === null ? null : () => setPages(pages + 1),
    reload,
  };
};
