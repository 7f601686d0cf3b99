import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** A few words in the margin. */
  readonly side: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page: words in the margin, heading, content. */
export const Section = ({ side, title, children }: SectionProps) => {
  const head = useId();
  return (
    <section className={`grid ${styles.section}`} aria-labelledby={head}>
      <p className={`side-head ${styles.side}`}>{side}</p>
      <div className={styles.body}>
        <h2 id={head} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
};
