import type { ReactNode } from 'react';
import type { Pages } from '#core/web/lists/use-pages';
import { Alert, Button, Skeleton } from '#ui';
import { LoadMore } from '#ui/pagination/load-more';
import { texts } from '../texts/texts';
import styles from './paged-list.module.css';

interface PagedListProps<T> {
  readonly pages: Pages<T>;
  readonly loading: string;
  /** What stands there when there is nothing to list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that grows by pages, with its waiting, its failure and its emptiness. */
export const PagedList = <T,>({ pages, loading, empty, children }: PagedListProps<T>) => {
  const { rows, error } = pages;
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void pages.reload()}>{texts('again')}</Button>}>
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
