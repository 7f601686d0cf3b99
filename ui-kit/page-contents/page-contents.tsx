import { useEffect, useRef, useState } from 'react';
import styles from './page-contents.module.css';

export interface ContentsItem {
  /** Id of the section. */
  readonly id: string;
  readonly title: string;
}

export interface PageContentsProps {
  /** What the list is called: 'On this page'. */
  label: string;
  /** The sections of the page, each with the id of its element. */
  items: readonly ContentsItem[];
}

/** The section being read: the last one whose top has passed below the bar. */
const useCurrent = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const list = ids.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight / 3;
      setCurrent(list.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
};

/** Contents of a long page: a line of links that stays below the header and marks the section being read. */
export function PageContents({ label, items }: PageContentsProps) {
  const row = useRef<HTMLOListElement>(null);
  const current = useCurrent(items.map(({ id }) => id).join(' '));
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav className={styles.contents} aria-label={label} data-page-contents>
      <ol ref={row}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
