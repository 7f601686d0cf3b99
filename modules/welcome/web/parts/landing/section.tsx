import type { ReactNode } from 'react';
import { classNames } from '#ui';
import styles from './section.module.css';

/** A part of the page: serif italic in the margin, heading and lead next to it, a hairline above. */
export const Section = ({
  id,
  side,
  title,
  lead,
  className,
  children,
}: {
  readonly id: string;
  readonly side: string;
  readonly title: string;
  readonly lead?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className={classNames(styles.section, className)} aria-labelledby={id}>
    <div className="wrap">
      <div className={`grid ${styles.head}`}>
        <p className={`side-head ${styles.side}`}>{side}</p>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
