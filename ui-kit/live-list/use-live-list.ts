import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Chunk,
  type Loaded,
  listPaths,
  listRows,
  type Row,
  withChunk,
  withHead,
  withRow,
  withWaiting,
} from './chunks';
import { type Poll, usePoll } from './use-poll';

/** How a page asks for its rows. */
export interface Source<R extends Row> {
  /** Address of the first page with all filters; another one begins the list anew. */
  readonly path: string;
  readonly read: (path: string) => Promise<{ readonly data: readonly R[]; readonly next: string | null }>;
  /** True while nothing may be asked, as in a session that ended. */
  readonly paused: () => boolean;
  /** Hears which rows changed, once the list shows it. */
  readonly onChanged: (ids: ReadonlySet<string>) => void;
}

/** The list as the page shows it. */
export interface LiveRows<R extends Row> {
  readonly rows: readonly R[];
  /** True until the first answer to these filters. */
  readonly loading: boolean;
  /** Why the first answer did not come. */
  readonly error: Error | null;
  /** Rows that came in meanwhile and wait for a press. */
  readonly waiting: number;
  readonly showWaiting: () => void;
  readonly more: boolean;
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  /** Shows at once what an action changed; null takes the row out. */
  readonly put: (id: string, part: Partial<R> | null) => void;
  readonly poll: Poll;
}

interface Shown<R extends Row> {
  readonly path: string;
  readonly loaded: Loaded<R>;
  readonly error: Error | null;
}
const nothing = { chunks: [], head: null, waiting: [] };

/**
 * Loads a list page by page and keeps it true: at once when `poll.now` hears of a change, else by a look every five seconds.
 * Rows keep their places under the hand; new ones wait.
 */
export const useLiveList = <R extends Row>({ path, read: ask, paused, onChanged }: Source<R>): LiveRows<R> => {
  const read = async (from: string): Promise<Chunk<R>> => {
    const { data, next } = await ask(from);
    return { path: from, rows: data, next };
  };
  const [shown, setShown] = useState<Shown<R>>({ path, loaded: nothing, error: null });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const wanted = useRef(path);
  const change = (asked: string, next: (had: Loaded<R>) => Loaded<R>): void =>
    setShown((had) =>
      asked === wanted.current
        ? { path: asked, loaded: next(had.path === asked ? had.loaded : nothing), error: null }
        : had,
    );
  const look = async (changed: ReadonlySet<string>): Promise<void> => {
    if (paused()) return;
    try {
      const [head, ...again] = await Promise.all([path, ...listPaths(shown.loaded, changed)].map(read));
      if (head) change(path, (had) => again.reduce(withChunk<R>, withHead(had, head)));
      if (changed.size > 0) onChanged(changed);
    } catch (error) {
      if (error instanceof Error) setShown((had) => ({ ...had, error }));
      throw error;
    }
  };
  const poll = usePoll(look);
  const begin = useEffectEvent(() => poll.now());
  useEffect(() => {
    if (wanted.current === path) return;
    wanted.current = path;
    setMoreFailed(false);
    begin();
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
    rows: listRows(loaded),
    loading: loaded.chunks.length === 0 && !error,
    error: loaded.chunks.length === 0 ? error : null,
    waiting: current ? loaded.waiting.length : 0,
    showWaiting: () => change(path, withWaiting<R>),
    more: next !== null,
    moreFailed,
    loadMore: () => void loadMore(),
    put: (id, part) => setShown((had) => ({ ...had, loaded: withRow(had.loaded, id, part) })),
    poll,
  };
};
