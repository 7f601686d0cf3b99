import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, request, useSession } from '#core/web';
import type { ConsultationCard } from '../../../schemas/desk';
import { type Chunk, type Loaded, pathsOf, rowsOf, withChunk, withHead, withRow, withWaiting } from './chunks';
import { type Poll, usePoll } from './use-poll';

/** The list as the page shows it. */
export interface Inbox {
  readonly rows: readonly ConsultationCard[];
  /** True until the first answer to these filters. */
  readonly loading: boolean;
  /** Why the first answer did not come. */
  readonly error: ApiError | null;
  /** Requests that came in meanwhile and wait for a press. */
  readonly waiting: number;
  readonly showWaiting: () => void;
  readonly more: boolean;
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  /** Shows at once what an action changed; null takes the row out. */
  readonly put: (id: string, part: Partial<ConsultationCard> | null) => void;
  readonly poll: Poll;
}

interface Shown {
  readonly path: string;
  readonly loaded: Loaded;
  readonly error: ApiError | null;
}
const nothing: Loaded = { chunks: [], head: null, waiting: [] };

const read = async (path: string): Promise<Chunk> => {
  const { data, next } = await request<ConsultationCard[]>(path);
  return { path, rows: data, next };
};

/** Loads a list page by page and keeps it true: told by the socket, else by a look every five seconds. `onChanged` hears which requests changed. */
export const useInbox = (path: string, onChanged: (ids: ReadonlySet<string>) => void): Inbox => {
  const [shown, setShown] = useState<Shown>({ path, loaded: nothing, error: null });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const wanted = useRef(path);
  const change = (asked: string, next: (had: Loaded) => Loaded): void =>
    setShown((had) =>
      asked === wanted.current
        ? { path: asked, loaded: next(had.path === asked ? had.loaded : nothing), error: null }
        : had,
    );
  const look = async (changed: ReadonlySet<string>): Promise<void> => {
    // A session that ended asks nothing until it is renewed; the sign-in dialog is open by then.
    if (useSession.getState().expired) return;
    try {
      const [head, ...again] = await Promise.all([path, ...pathsOf(shown.loaded, changed)].map(read));
      if (head) change(path, (had) => again.reduce(withChunk, withHead(had, head)));
      if (changed.size > 0) onChanged(changed);
    } catch (error) {
      if (error instanceof ApiError) setShown((had) => ({ ...had, error }));
      throw error;
    }
  };
  const poll = usePoll(look);
  const ask = useEffectEvent(() => poll.now());
  useEffect(() => {
    if (wanted.current === path) return;
    wanted.current = path;
    setMoreFailed(false);
    ask();
  }, [path]);
  const { loaded, error } = shown;
  const current = shown.path === path;
  const next = current ? (loaded.chunks.at(-1)?.next ?? null) : null;
  const loadMore = async (): Promise<void> => {
    if (!next || loadingMore) return;
    setLoadingMore(true);
    setMoreFailed(false);
    try {
      const chunk = await read(next);
      change(path, (had) => withChunk(had, chunk));
    } catch {
      setMoreFailed(true);
    }
    setLoadingMore(false);
  };
  return {
    // The former list stays to be read while another one loads.
    rows: rowsOf(loaded),
    loading: loaded.chunks.length === 0 && !error,
    error: loaded.chunks.length === 0 ? error : null,
    waiting: current ? loaded.waiting.length : 0,
    showWaiting: () => change(path, withWaiting),
    more: next !== null,
    moreFailed,
    loadMore: () => void loadMore(),
    put: (id, part) => setShown((had) => ({ ...had, loaded: withRow(had.loaded, id, part) })),
    poll,
  };
};
