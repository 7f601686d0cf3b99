import { type ReactNode, useId } from 'react';
import { classNames } from '#ui';
import styles from './section.module.css';

export interface SectionProps {
  /** What it is about, as a heading. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** What can be done with all of it, at the end of the heading's line. */
  actions?: ReactNode;
  /** The level of the heading on its page. */
  level?: 2 | 3 | undefined;
  /** A hairline above, where one section follows another. */
  line?: boolean | undefined;
  children: ReactNode;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A part of a working page: heading, what it is about, what can be done, content. Long pages to read take PageSection. */
export function Section({ title, intro, actions, level = 2, line = false, children, className }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.section, line && styles.line, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={id}>{title}</Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
