import type { ReactNode } from 'react';
import { type ApiError, Link } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { texts } from '../texts/texts';
import styles from './briefs.module.css';

interface BriefProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly loading: string;
  readonly error: ApiError | undefined;
  readonly onAgain: () => void;
  /** Undefined until the first answer. */
  readonly rows: readonly ReactNode[] | undefined;
  readonly none: string;
  /** Where all of them are; `total` is told where it is known. */
  readonly all: string;
  readonly total: number | null;
}

/** The first few of a longer list, and the way to all of them. */
export const Brief = ({ id, title, loading, error, onAgain, rows, none, all, total }: BriefProps) => (
  <section aria-labelledby={id} className={styles.block}>
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Link to={all} className={styles.all}>
        {total ? texts('seeAll.count', { count: total }) : texts('seeAll')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </header>
    {error && !rows && (
      <Alert tone="error" action={<Button onClick={onAgain}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    )}
    {!rows && !error && <Skeleton lines={3} height="6.5rem" label={loading} />}
    {rows?.length === 0 && <p className={styles.quiet}>{none}</p>}
    {rows && rows.length > 0 && <ul className={styles.rows}>{rows}</ul>}
  </section>
);
