import type { ReactNode } from 'react';
import { Alert, Button, Skeleton } from '#ui';
import { LoadMore } from '#ui/pagination/load-more';
import styles from './paged-list.module.css';
import type { Pages } from './use-pages';

interface PagedListProps<T> {
  readonly pages: Pages<T>;
  readonly loading: string;
  /** The button that asks once more after a failure. */
  readonly retry: string;
  /** What stands there when there is nothing to list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that grows by pages, with its waiting, its failure and its emptiness. */
export const PagedList = <T,>({ pages, loading, retry, empty, children }: PagedListProps<T>) => {
  const { rows, error } = pages;
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void pages.reload()}>{retry}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={8} label={loading} />;
  if (rows.length === 0) return empty;
  return (
    <div className={styles.list} aria-busy={pages.busy}>
      {children(rows)}
      <LoadMore
        shown={rows.length}
        more={pages.more !== null}
        pending={pages.busy}
        failed={error !== null}
        onMore={() => void pages.more?.()}
      />
    </div>
  );
};
