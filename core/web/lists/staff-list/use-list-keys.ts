import type { RefObject } from 'react';
import { useKeys } from '#ui/live-list/use-keys';

const rowsOf = (list: HTMLElement | null): HTMLTableRowElement[] => [
  ...(list?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? []),
];

/** J and K move from row to row, X chooses the row. What has the focus in a row is its link, so that Enter opens it. */
export const useListKeys = (list: RefObject<HTMLElement | null>, clear: () => void): void => {
  const current = (): HTMLTableRowElement | null => {
    const row = document.activeElement?.closest('tr') ?? null;
    return row && list.current?.contains(row) ? row : null;
  };
  const move = (step: number): void => {
    const rows = rowsOf(list.current);
    const from = current();
    const at = from ? rows.indexOf(from) : -1;
    const to = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    const target =
      to?.querySelector<HTMLElement>('th a, th button') ?? to?.querySelector<HTMLElement>('a, button, input');
    target?.focus();
    to?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => current()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
    Escape: clear,
  });
  // Elsewhere it leads to the search of the whole product.
  useKeys(
    { '/': () => list.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus() },
    { first: true },
  );
};
