import type { ReactNode } from 'react';
import { type ApiError, Link, useSlotSizing } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import styles from './brief.module.css';

interface BriefProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly loading: string;
  /** The button that asks once more after a failure. */
  readonly retry: string;
  readonly error: ApiError | undefined;
  readonly onAgain: () => void;
  /** Undefined until the first answer. */
  readonly rows: readonly ReactNode[] | undefined;
  readonly none: string;
  /** Where all of them are. */
  readonly all: { readonly to: string; readonly label: string };
}

/** The first few of a longer list, and the way to all of them. */
export const Brief = ({ id, title, loading, retry, error, onAgain, rows, none, all }: BriefProps) => {
  // What is next to it in a slot waits, so that nothing moves when the rows come.
  useSlotSizing(!rows && !error);
  return (
    <section aria-labelledby={id} className={styles.block}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Link to={all.to} className={styles.all}>
          {all.label}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </header>
      {error && !rows && (
        <Alert tone="error" action={<Button onClick={onAgain}>{retry}</Button>}>
          {error.message}
        </Alert>
      )}
      {!rows && !error && <Skeleton lines={3} height="6.5rem" label={loading} />}
      {rows?.length === 0 && <p className={styles.quiet}>{none}</p>}
      {rows && rows.length > 0 && <ul className={styles.rows}>{rows}</ul>}
    </section>
  );
};
