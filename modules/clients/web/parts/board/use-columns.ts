import { useCallback, useEffect, useState } from 'react';
import { ApiError, request, requestNext } from '#core/web';
import type { TeamClient, TeamClientQuery } from '../../../schemas/client';
import { listClients } from '../../../schemas/endpoints';

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

/** Several lists side by side, each read part by part; other queries begin them anew. `queries` has to be stable. */
export const useColumns = <Name extends string>(queries: Readonly<Record<Name, TeamClientQuery>>) => {
  const names = Object.keys(queries) as Name[];
  const begin = (): Columns<Name> => Object.fromEntries(names.map((name) => [name, empty])) as Columns<Name>;
  const [columns, setColumns] = useState(begin);
  const patch = useCallback(
    (name: Name, change: (now: ColumnState) => Partial<ColumnState>): void =>
      setColumns((now) => ({ ...now, [name]: { ...now[name], ...change(now[name]) } })),
    [],
  );

  const read = useCallback(
    async (
      name: Name,
      from: { readonly query: TeamClientQuery; readonly page: string | null },
      after: readonly TeamClient[],
      signal?: AbortSignal,
    ): Promise<void> => {
      patch(name, () => ({ busy: true, failed: null }));
      const options = signal ? { signal } : {};
      try {
        const { data, next } = from.page
          ? await requestNext(listClients, from.page, options)
          : await request(listClients, { query: from.query }, options);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries stand for the names
  useEffect(() => {
    const stop = new AbortController();
    for (const name of names) void read(name, { query: queries[name], page: null }, [], stop.signal);
    return () => stop.abort();
  }, [queries, read]);

  const more = (name: Name): void => {
    const { rows, next, busy } = columns[name];
    if (busy) return;
    void read(name, { query: queries[name], page: next }, rows ?? []);
  };
  return { columns, setColumns, more };
};
