import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './list.module.css';
import { RequestRow, rowHeight } from './request-row';
import type { Inbox } from './use-inbox';
import { useKeys } from './use-keys';
import { useWindow } from './use-window';

/** Rows before the end at which the next ones are asked for. */
const ahead = 40;

interface RequestListProps {
  readonly inbox: Inbox;
  readonly selected: string | null;
  /** Address of the page with a request open. */
  readonly toOf: (id: string) => string;
}

/** Brings a row into the seen part; the list draws it once it is there. */
const reveal = (scroller: HTMLElement, list: HTMLElement, at: number): void => {
  if (scroller.scrollHeight > scroller.clientHeight) {
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
    return;
  }
  const top = list.getBoundingClientRect().top + at * rowHeight;
  if (top < 80 || top + rowHeight > innerHeight - 80) scrollBy(0, top - innerHeight / 2);
};

/** All loaded requests in a box of their own that draws only what is seen; the next ones come by themselves. */
export const RequestList = ({ inbox, selected, toOf }: RequestListProps) => {
  const { rows } = inbox;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const drawn = useWindow(list, scroller, rowHeight, rows.length);
  const [reached, setReached] = useState(selected);
  const focusNext = useRef<string | null>(null);
  const reachable = rows.some(({ id }) => id === reached) ? reached : (rows[0]?.id ?? null);

  const move = (step: number): void => {
    const at = rows.findIndex(({ id }) => id === reachable);
    const inList = list.current?.contains(document.activeElement) ?? false;
    const to = rows[inList || reached === reachable ? Math.min(rows.length - 1, Math.max(0, at + step)) : 0];
    if (!to || !scroller.current || !list.current) return;
    setReached(to.id);
    focusNext.current = to.id;
    reveal(scroller.current, list.current, rows.indexOf(to));
  };
  // The row may be drawn only after the scroll; until then nothing is there to take the focus.
  useEffect(() => {
    if (!focusNext.current) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-request="${focusNext.current}"]`);
    if (!link) return;
    focusNext.current = null;
    link.focus({ preventScroll: true });
  });
  useKeys({ j: () => move(1), k: () => move(-1) });

  const more = useEffectEvent(() => inbox.loadMore());
  const near = inbox.more && !inbox.moreFailed && drawn.end >= rows.length - ahead;
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
        aria-label={texts('list')}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (!step) return;
          event.preventDefault();
          move(step);
        }}
      >
        {rows.slice(drawn.first, drawn.end).map((row, index) => (
          <RequestRow
            key={row.id}
            row={row}
            at={drawn.first + index}
            of={inbox.more ? -1 : rows.length}
            to={toOf(row.id)}
            open={row.id === selected}
            reached={row.id === reachable}
            onFocus={setReached}
          />
        ))}
      </ul>
      {inbox.moreFailed && (
        <p className={styles.failed} role="alert">
          {texts('moreFailed')} <Button onClick={inbox.loadMore}>{texts('again')}</Button>
        </p>
      )}
    </div>
  );
};
