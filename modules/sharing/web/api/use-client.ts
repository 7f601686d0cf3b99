import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, request, requestNext, useChannel } from '#core/web';
import type { PracticeClient } from '../../schemas/client';
import { getSegment, listPracticeClients } from '../../schemas/endpoints';
import type { SegmentContent } from '../../schemas/segment';

/** An opened piece: under way, there, or refused for a reason. */
export type Piece =
  | { readonly state: 'opening' }
  | { readonly state: 'there'; readonly content: SegmentContent | null; readonly at: Date }
  | { readonly state: 'failed'; readonly why: string };
type Pieces = Readonly<Record<string, Piece>>;

/** Reads the list of clients until the one of this match is found; null when there is none. */
const findClient = async (matchId: string, page: string | null = null): Promise<PracticeClient | null> => {
  const { data, next } = page
    ? await requestNext(listPracticeClients, page)
    : await request(listPracticeClients, { query: { limit: 50 } });
  const found = data.find((client) => client.matchId === matchId);
  return found ?? (next ? findClient(matchId, next) : null);
};

/** The longest wait a browser's timer takes, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * What one client opened. A piece is read when it is opened and lives on this page alone; it is dropped the moment the client withdraws
 * it, the time they gave is over, or the server refuses.
 */
export const useClient = (matchId: string) => {
  const [client, setClient] = useState<PracticeClient | null | undefined>(undefined);
  const [error, setError] = useState<ApiError | null>(null);
  const [pieces, setPieces] = useState<Pieces>({});
  const [dropped, setDropped] = useState<'withdrawn' | 'expired' | null>(null);
  const shown = useRef(pieces);
  shown.current = pieces;

  const keepOnly = useCallback((keys: readonly string[], why: 'withdrawn' | 'expired') => {
    const gone = Object.keys(shown.current).filter((key) => !keys.includes(key));
    if (gone.length === 0) return;
    setPieces((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !gone.includes(key))));
    setDropped(why);
  }, []);

  const load = useCallback(async () => {
    try {
      const found = await findClient(matchId);
      setClient(found);
      setError(null);
      keepOnly(found?.segments ?? [], 'withdrawn');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
    }
  }, [matchId, keepOnly]);

  useEffect(() => {
    void load();
    const again = () => void load();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load]);

  useChannel(null, (event, message) => {
    if (event === 'consents.revoked' && message.matchId === matchId) keepOnly([], 'withdrawn');
    if (/^(consents|matches)\.|^reconnected$/.test(event)) void load();
  });

  const expiresAt = client?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const left = Date.parse(expiresAt) - Date.now();
    if (left > longest) return;
    const timer = setTimeout(() => {
      keepOnly([], 'expired');
      void load();
    }, Math.max(left, 0) + 500);
    return () => clearTimeout(timer);
  }, [expiresAt, keepOnly, load]);

  const open = async (key: string) => {
    const owner = client?.clientId;
    if (!owner || pieces[key]?.state === 'opening') return;
    const put = (piece: Piece) => setPieces((all) => (key in all ? { ...all, [key]: piece } : all));
    setDropped(null);
    setPieces((all) => ({ ...all, [key]: { state: 'opening' } }));
    try {
      const { content } = await api(getSegment, { params: { ownerId: owner, key } });
      put({ state: 'there', content, at: new Date() });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.status === 403 || reason.status === 404) {
        keepOnly(
          Object.keys(shown.current).filter((one) => one !== key),
          'withdrawn',
        );
        setDropped('withdrawn');
        void load();
      } else put({ state: 'failed', why: reason.message });
    }
  };
  const close = (key: string) => setPieces(({ [key]: _, ...rest }) => rest);
  return { client, error, pieces, dropped, open, close, reload: load };
};
