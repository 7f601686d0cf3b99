import { type RefObject, useEffect, useState } from 'react';

/** The rows that have to be drawn: from `first` up to, not including, `end`, which may lie beyond the last one. */
export interface DrawnRows {
  readonly first: number;
  readonly end: number;
}

/** Rows drawn beyond what is seen, so that a quick scroll meets no gap. */
const spare = 8;

/** Which rows of a list can be seen, given where its top and the seen part's edges are, all in px. */
export const listVisibleRows = (
  { listTop, top, bottom }: { readonly listTop: number; readonly top: number; readonly bottom: number },
  rowHeight: number,
  count: number,
): DrawnRows => {
  const first = Math.max(0, Math.floor((top - listTop) / rowHeight) - spare);
  // Not cut at the count: rows that come in stay drawn until the next look.
  const end = Math.ceil((bottom - listTop) / rowHeight) + spare;
  return { first: Math.min(first, count), end: Math.max(first, end) };
};

const seenRows = (list: HTMLElement, scroller: HTMLElement, rowHeight: number, count: number): DrawnRows => {
  const frame = scroller.getBoundingClientRect();
  const listTop = list.getBoundingClientRect().top;
  // On phones the page scrolls instead of the box, so what counts is what both let through.
  return listVisibleRows(
    { listTop, top: Math.max(0, frame.top), bottom: Math.min(innerHeight, frame.bottom) },
    rowHeight,
    count,
  );
};

/** Keeps a list of equal rows short in the page: only those near the seen part are drawn, however many there are. */
export const useWindow = (
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): DrawnRows => {
  const [rows, setRows] = useState<DrawnRows>({ first: 0, end: 16 });
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      if (!list.current || !scroller.current) return;
      const next = seenRows(list.current, scroller.current, rowHeight, count);
      setRows((had) => (had.first === next.first && had.end === next.end ? had : next));
    };
    const ask = (): void => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    // Hidden behind an open request on phones, it has no height until it is shown again.
    const sized = 'ResizeObserver' in window ? new ResizeObserver(ask) : null;
    if (scroller.current) sized?.observe(scroller.current);
    document.addEventListener('scroll', ask, { capture: true, passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      sized?.disconnect();
      document.removeEventListener('scroll', ask, { capture: true });
      removeEventListener('resize', ask);
    };
  }, [list, scroller, rowHeight, count]);
  return rows;
};
