import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './chunks';
import styles from './live-list.module.css';
import { useKeys } from './use-keys';
import type { LiveRows } from './use-live-list';
import { type DrawnRows, useWindow } from './use-window';

/** Rows before the end at which the next ones are asked for. */
const ahead = 40;

/** What a row needs to take its place in the list. */
export interface RowPlace {
  /** Put on the row's link: the list finds it by this. */
  readonly 'data-row': string;
  /** A grid of two columns: a name in `<b>`, a `<time>`, then what takes both. */
  readonly className: string | undefined;
  /** 0 for the one row that Tab reaches; arrows and letters go on from there. */
  readonly tabIndex: 0 | -1;
  readonly 'aria-current': 'true' | undefined;
  readonly onFocus: () => void;
}

interface LiveListProps<R extends Row> {
  /** What `useLiveList` answered. */
  readonly list: LiveRows<R>;
  /** The name of the list for screen readers. */
  readonly label: string;
  /** Pixels of each row. */
  readonly rowHeight: number;
  /** Id of the row that is open. */
  readonly selected: string | null;
  /** What stands in a row; `place` belongs onto its one link. */
  readonly children: (row: R, place: RowPlace) => ReactNode;
  /** Drawn when the next rows did not come. */
  readonly moreFailed: ReactNode;
}

/** Brings a row into the seen part; the list draws it once it is there. */
const reveal = (scroller: HTMLElement, list: HTMLElement, at: number, rowHeight: number): void => {
  if (scroller.scrollHeight > scroller.clientHeight) {
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
    return;
  }
  const top = list.getBoundingClientRect().top + at * rowHeight;
  if (top < 80 || top + rowHeight > innerHeight - 80) scrollBy(0, top - innerHeight / 2);
};

/** The rows near the seen part with their places, and the one that Tab reaches wherever it is: it may hold the focus. */
const drawnRows = <R extends Row>({ first, end }: DrawnRows, reachable: number, rows: readonly R[]): [R, number][] => {
  const seen = rows.slice(first, end).map((row, index): [R, number] => [row, first + index]);
  const row = rows[reachable];
  if (!row || (reachable >= first && reachable < end)) return seen;
  return reachable < first ? [[row, reachable], ...seen] : [...seen, [row, reachable]];
};

/**
 * All loaded rows in a box of their own that draws only what is seen; the next ones come by themselves. J, K and arrows move the
 * focus, which stays with its row whatever is renewed around it.
 */
export const LiveList = <R extends Row>(props: LiveListProps<R>) => {
  const { list: live, label, rowHeight, selected, children, moreFailed } = props;
  const { rows } = live;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const drawn = useWindow(list, scroller, rowHeight, rows.length);
  const [reached, setReached] = useState(selected);
  const focusNext = useRef<string | null>(null);
  const reachable = rows.some(({ id }) => id === reached) ? reached : (rows[0]?.id ?? null);
  const reachableAt = rows.findIndex(({ id }) => id === reachable);

  /** Moves the focus where it was sent, as soon as that row is drawn. */
  const takeFocus = (): void => {
    if (!focusNext.current) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-row="${focusNext.current}"]`);
    if (!link) return;
    focusNext.current = null;
    link.focus({ preventScroll: true });
  };
  const move = (step: number): void => {
    const inList = list.current?.contains(document.activeElement) ?? false;
    const to = rows[inList || reached === reachable ? Math.min(rows.length - 1, Math.max(0, reachableAt + step)) : 0];
    if (!to || !scroller.current || !list.current) return;
    setReached(to.id);
    focusNext.current = to.id;
    reveal(scroller.current, list.current, rows.indexOf(to), rowHeight);
    takeFocus();
  };
  // The row may be drawn only after the scroll.
  const drawnAnew = useEffectEvent(takeFocus);
  useLayoutEffect(() => drawnAnew());
  useKeys({ j: () => move(1), k: () => move(-1) });

  const more = useEffectEvent(() => live.loadMore());
  const near = live.more && !live.moreFailed && drawn.end >= rows.length - ahead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came may not be enough yet
  useEffect(() => {
    if (near) more();
  }, [near, rows.length]);

  return (
    <div className={styles.scroll} ref={scroller}>
      <ul
        ref={list}
        className={styles.rows}
        style={{ blockSize: rows.length * rowHeight }}
        aria-label={label}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (!step) return;
          event.preventDefault();
          move(step);
        }}
      >
        {drawnRows(drawn, reachableAt, rows).map(([row, at]) => (
          <li
            key={row.id}
            className={styles.item}
            style={{ blockSize: rowHeight, transform: `translateY(${at * rowHeight}px)` }}
            aria-setsize={live.more ? -1 : rows.length}
            aria-posinset={at + 1}
          >
            {children(row, {
              'data-row': row.id,
              className: styles.row,
              tabIndex: row.id === reachable ? 0 : -1,
              'aria-current': row.id === selected ? 'true' : undefined,
              onFocus: () => setReached(row.id),
            })}
          </li>
        ))}
      </ul>
      {live.moreFailed && moreFailed}
    </div>
  );
};
