import { NavLink } from '#core/web';
import styles from './page-nav.module.css';

/** One of several pages that belong together; `end`: it is left where a deeper address begins. */
export interface NavPage {
  readonly to: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly end?: boolean;
}

/** Pages that belong together, as a row of links above each of them. */
export const PageNav = ({ label, pages }: { readonly label: string; readonly pages: readonly NavPage[] }) => (
  <nav aria-label={label} className={styles.nav}>
    {pages.map(({ to, label: name, count, end = false }) => (
      <NavLink key={to} to={to} end={end} className={styles.link ?? ''}>
        {name}
        {count ? <span className={styles.count}>{count}</span> : null}
      </NavLink>
    ))}
  </nav>
);
