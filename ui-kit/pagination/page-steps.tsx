import type { ElementType } from 'react';
import { Icon, LinkButton, words } from '#ui';
import styles from './pagination.module.css';

export interface PageStepsProps {
  /** What is leafed through, for screen readers: 'Pages of the journal'. */
  label: string;
  /** Props of the link to the page before, such as its address; without them there is none. */
  previous?: Readonly<Record<string, unknown>> | undefined;
  /** The props of the link to the next page; none on the last. */
  next?: Readonly<Record<string, unknown>> | undefined;
  /** The element of the links: a router's Link; an anchor when left out. */
  as?: ElementType | undefined;
}

/** Previous and next, as links: for lists that are read page by page and found by search engines. */
export function PageSteps({ label, previous, next, as = 'a' }: PageStepsProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.steps}>
      {previous && (
        <LinkButton {...previous} as={as} rel="prev">
          <Icon name="back" size={18} className={styles.turn} /> {words().previous}
        </LinkButton>
      )}
      {next && (
        <LinkButton {...next} as={as} rel="next" className={styles.next}>
          {words().next} <Icon name="arrow" size={18} className={styles.turn} />
        </LinkButton>
      )}
    </nav>
  );
}
