import type { ReactNode } from 'react';
import { Link } from '#core/web';
import styles from './section.module.css';
import { texts } from './texts/texts';

/** One part of the chart: title and explanation left, its facts right, where they come from below, with the way to how each was computed. */
export const Section = ({
  id,
  title,
  intro,
  source,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly source?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <header className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </header>
    <div className={styles.body}>
      {children}
      {source && (
        <p className={styles.source}>
          {texts('source', { source })} <Link to={`/profile/computed#${id}`}>{texts('howComputed')}</Link>
        </p>
      )}
    </div>
  </section>
);
