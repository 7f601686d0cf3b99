import type { ReactNode } from 'react';
import { classNames, words } from '#ui';
import styles from './quote.module.css';

export interface QuoteProps {
  /** The client's own sentence, unchanged and without quotation marks. */
  children: string;
  /** The Labor it comes from; its number stands in the margin. */
  labor?: number | undefined;
  /** Where and when: a link to the Labor, a date. */
  source?: ReactNode;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** The client's own words: serif italic, hanging quotation marks, the Labor's number next to it. Never anything else in this dress. */
export function Quote({ children, labor, source, className }: QuoteProps) {
  return (
    <figure className={classNames(styles.quote, labor !== undefined && styles.numbered, className)}>
      {labor !== undefined && (
        <span className={styles.labor}>
          <span className="visually-hidden">{words().labor} </span>
          {labor}
        </span>
      )}
      <blockquote className={styles.words}>{children}</blockquote>
      {source && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}
