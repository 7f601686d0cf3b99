import { useState } from 'react';

/** Rows that somebody chose. They stay chosen while the list grows, is searched and is filtered. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  has(key: string): boolean;
  toggle(row: Row): void;
  /** Chooses these besides, or takes them out again. */
  setAll(rows: readonly Row[], isChosen: boolean): void;
  clear(): void;
}

export const useSelection = <Row>(keyOf: (row: Row) => string, listed: readonly Row[]): Selection<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const change = (work: (next: Map<string, Row>) => void): void =>
    setChosen((now) => {
      const next = new Map(now);
      work(next);
      return next;
    });
  // As the list shows them now: what was changed meanwhile is acted on in its present state.
  const present = new Map(listed.map((row) => [keyOf(row), row]));
  return {
    rows: [...chosen].map(([key, row]) => present.get(key) ?? row),
    has: (key) => chosen.has(key),
    toggle: (row) => change((next) => void (next.delete(keyOf(row)) || next.set(keyOf(row), row))),
    setAll: (rows, isChosen) =>
      change((next) => {
        for (const row of rows)
          if (isChosen) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
      }),
    clear: () => setChosen(new Map()),
  };
};
