import { useEffect, useRef } from 'react';
import { Link } from '#core/web';
import styles from './portal.module.css';
import { pathOf, type TabName, tabNames } from './tabs';
import { texts } from './texts/texts';

/** The row of tabs: links, since each tab is a page with an address of its own. On narrow screens the open one is scrolled into sight. */
export const TabLinks = ({ open }: { readonly open: TabName }) => {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each tab that is opened
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [open]);
  return (
    <nav aria-label={texts('tabs')} className={styles.tabs}>
      <ul ref={row}>
        {tabNames.map((tab) => (
          <li key={tab}>
            <Link to={pathOf(tab)} className={styles.tab} aria-current={tab === open ? 'page' : undefined}>
              {texts(`tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
