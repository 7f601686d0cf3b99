import type { ReactNode } from 'react';
import styles from './page-section.module.css';

export interface PageSectionProps {
  /** Address of the section on its page; the heading's id is made from it. */
  id: string;
  /** What the section is about. */
  title: ReactNode;
  /** What the section is about, under its title. */
  intro?: ReactNode;
  /** Small print below the content. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One part of a long page: title and explanation left, the content right; on phones one under the other. */
export function PageSection({ id, title, intro, foot, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      <div className={styles.body}>
        {children}
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </section>
  );
}
