import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '#core/web';

/** A list that comes in pages, as far as somebody asked for it. */
export interface Pages<T> {
  /** Undefined until the first page is there. */
  readonly rows: readonly T[] | undefined;
  readonly error: ApiError | null;
  readonly busy: boolean;
  /** Asks for the next page; null at the end. */
  readonly more: (() => Promise<void>) | null;
  /** Begins anew; what is shown stays until the first page is there. */
  readonly reload: () => Promise<void>;
  /** Changes what is shown after a write. */
  readonly change: (rows: (before: readonly T[]) => readonly T[]) => void;
}

interface Held<T> {
  readonly path: string | null;
  readonly rows: readonly T[] | undefined;
  readonly next: string | null;
  readonly error: ApiError | null;
}

/** Reads a keyset list page by page, as its `Link: rel=next` leads. Another path begins anew; null waits. */
export const usePages = <T extends object>(path: string | null): Pages<T> => {
  const [held, setHeld] = useState<Held<T>>({ path, rows: undefined, next: null, error: null });
  const [busy, setBusy] = useState(false);
  const wanted = useRef(path);
  wanted.current = path;

  const read = useCallback(
    async (from: string, before: readonly T[]): Promise<void> => {
      setBusy(true);
      try {
        const page = await request<T[]>(from);
        if (wanted.current === path) setHeld({ path, rows: [...before, ...page.data], next: page.next, error: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (wanted.current === path)
          setHeld((now) => ({ ...(now.path === path ? now : { path, rows: undefined, next: null }), error }));
      } finally {
        setBusy(false);
      }
    },
    [path],
  );
  const reload = useCallback(async () => (path === null ? undefined : read(path, [])), [read, path]);
  useEffect(() => void reload(), [reload]);

  const { rows, next, error } = held.path === path ? held : { rows: undefined, next: null, error: null };
  return {
    rows,
    error,
    busy,
    more: rows && next ? () => read(next, rows) : null,
    reload,
    change: (how) => setHeld((now) => (now.rows ? { ...now, rows: how(now.rows) } : now)),
  };
};
