import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What there is none of yet. */
  title: ReactNode;
  /** What will be here, and the first step towards it. */
  children?: ReactNode;
  /** The one button that takes this step. */
  action?: ReactNode;
  /** A line drawing made from the page's own facts. */
  picture?: ReactNode;
  /** The level of the heading on its page. */
  level?: 2 | 3 | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A place with nothing in it yet: says what comes and how to begin. */
export function EmptyState({ title, children, action, picture, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.empty, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
