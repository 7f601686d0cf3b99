import type { ReactNode } from 'react';
import type { Pages } from '#core/web/lists/use-pages';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { texts } from '../../texts/texts';

interface Props<T> {
  readonly pages: Pages<T>;
  readonly none: string;
  readonly hint: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list with its states: coming, failed, empty, there, and more of it. */
export const Listing = <T extends object>({ pages, none, hint, children }: Props<T>) => {
  const { rows, error, busy, more, reload } = pages;
  const failed = error && (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  );
  if (!rows) return failed ?? <Skeleton lines={6} label={texts('loading')} />;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={none}>
          <p>{hint}</p>
        </EmptyState>
      ) : (
        children(rows)
      )}
      {failed}
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </p>
      )}
    </>
  );
};
