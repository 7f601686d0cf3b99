import { useCallback, useEffect, useState } from 'react';
import { ApiError, request } from '#core/web';
import type { TeamClient } from '../../schemas/team-client';

/** One list that grows by pages. */
export interface ColumnState {
  /** Null until the first page is there. */
  readonly rows: readonly TeamClient[] | null;
  readonly next: string | null;
  readonly failed: 'first' | 'more' | null;
  readonly busy: boolean;
}
export type Columns<Name extends string> = Readonly<Record<Name, ColumnState>>;

const empty: ColumnState = { rows: null, next: null, failed: null, busy: true };

/** Several lists side by side, each read part by part; other addresses begin them anew. `routes` has to be stable. */
export const useColumns = <Name extends string>(routes: Readonly<Record<Name, string>>) => {
  const names = Object.keys(routes) as Name[];
  const begin = (): Columns<Name> => Object.fromEntries(names.map((name) => [name, empty])) as Columns<Name>;
  const [columns, setColumns] = useState(begin);
  const patch = useCallback(
    (name: Name, change: (now: ColumnState) => Partial<ColumnState>): void =>
      setColumns((now) => ({ ...now, [name]: { ...now[name], ...change(now[name]) } })),
    [],
  );

  const read = useCallback(
    async (name: Name, path: string, after: readonly TeamClient[], signal?: AbortSignal): Promise<void> => {
      patch(name, () => ({ busy: true, failed: null }));
      try {
        const { data, next } = await request<TeamClient[]>(path, signal ? { signal } : {});
        // What was moved here meanwhile is not listed twice.
        const known = new Set(after.map(({ key }) => key));
        patch(name, () => ({ rows: [...after, ...data.filter(({ key }) => !known.has(key))], next, busy: false }));
      } catch (reason) {
        if (signal?.aborted) return;
        if (!(reason instanceof ApiError)) throw reason;
        patch(name, ({ rows }) => ({ failed: rows ? 'more' : 'first', busy: false }));
      }
    },
    [patch],
  );

  const address = names.map((name) => routes[name]).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses stand for the names
  useEffect(() => {
    const stop = new AbortController();
    for (const name of names) void read(name, routes[name], [], stop.signal);
    return () => stop.abort();
  }, [address, read]);

  const more = (name: Name): void => {
    const { rows, next, busy } = columns[name];
    if (busy) return;
    void read(name, next ?? routes[name], rows ?? []);
  };
  return { columns, setColumns, more };
};
