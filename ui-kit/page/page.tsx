import type { ReactNode } from 'react';
import { classNames, PageHeading, type PageHeadingProps } from '#ui';
import styles from './page.module.css';

export interface PageProps {
  /** The one heading of the page. */
  title: ReactNode;
  /** tool: lists, forms and inboxes. page: what is read. cover: opens a public page. */
  size?: PageHeadingProps['size'];
  /** What the page is for, in one sentence. */
  lead?: ReactNode;
  /** What can be done with all of it; one of them may be loud. */
  actions?: ReactNode;
  /** wide: the whole column. measure: as wide as a line that reads well, for forms and texts. */
  width?: 'wide' | 'measure' | undefined;
  children: ReactNode;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A whole page within the shell: heading, lead and actions, then its sections with the rhythm of a page. */
export function Page({ title, size = 'tool', lead, actions, width = 'wide', children, className }: PageProps) {
  return (
    <div className={classNames('wrap', styles.page, className)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageHeading size={size}>{title}</PageHeading>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        {actions}
      </header>
      {width === 'measure' ? <div className={styles.measure}>{children}</div> : children}
    </div>
  );
}
