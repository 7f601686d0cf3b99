import type { ReactNode } from 'react';
import { Alert, Button, Skeleton, words } from '#ui';
import { LoadMore } from '#ui/pagination/load-more';
import type { Pages } from './use-pages';

interface ListFrameProps<T> {
  readonly pages: Pages<T>;
  readonly loading: string;
  /** What stands there when there is nothing to list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that grows by pages, with its waiting, its failure and its emptiness. */
export const ListFrame = <T,>({ pages, loading, empty, children }: ListFrameProps<T>) => {
  if (pages.error)
    return (
      <Alert tone="error" action={<Button onClick={pages.reload}>{words().tryAgain}</Button>}>
        {pages.error.message}
      </Alert>
    );
  if (!pages.rows) return <Skeleton lines={8} label={loading} />;
  if (pages.rows.length === 0) return empty;
  return (
    <div aria-busy={pages.loading}>
      {children(pages.rows)}
      <LoadMore
        shown={pages.rows.length}
        more={pages.hasMore}
        pending={pages.more === 'busy'}
        failed={pages.more === 'failed'}
        onMore={() => void pages.showMore()}
      />
    </div>
  );
};
