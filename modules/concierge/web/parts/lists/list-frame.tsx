import type { ReactNode } from 'react';
import type { Pages } from '#core/web/lists/use-pages';
import { Alert, Button, Skeleton, words } from '#ui';
import { LoadMore } from '#ui/pagination/load-more';

interface ListFrameProps<T> {
  readonly pages: Pages<T>;
  readonly loading: string;
  /** In the shape of the rows, with `loading` as its label; lines unless it says otherwise. */
  readonly waiting?: ReactNode;
  /** What stands there when there is nothing to list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that grows by pages, with its waiting, its failure and its emptiness. */
export const ListFrame = <T,>({ pages, loading, waiting, empty, children }: ListFrameProps<T>) => {
  if (pages.error && !pages.rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void pages.reload()}>{words().tryAgain}</Button>}>
        {pages.error.message}
      </Alert>
    );
  if (!pages.rows) return waiting ?? <Skeleton lines={8} label={loading} />;
  if (pages.rows.length === 0) return empty;
  return (
    <div aria-busy={pages.busy}>
      {children(pages.rows)}
      <LoadMore
        shown={pages.rows.length}
        more={pages.more !== null}
        pending={pages.busy}
        failed={pages.error !== null}
        onMore={() => void pages.more?.()}
      />
    </div>
  );
};
