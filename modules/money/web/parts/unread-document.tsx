import type { ApiError } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { texts } from '../texts/texts';

/** Instead of a document or a quote that is not there. */
export const NoSuchDocument = ({ title }: { readonly title: string }) => (
  <EmptyState title={title}>
    <p>{texts('page.none.more')}</p>
  </EmptyState>
);

interface UnreadProps {
  readonly error: ApiError | undefined;
  readonly reload: () => unknown;
  /** Heading where there is none. */
  readonly none: string;
  readonly loading: string;
}

/** Instead of a document or a quote that has not been read yet, or could not be. */
export const UnreadDocument = ({ error, reload, none, loading }: UnreadProps) => {
  if (error?.status === 404) return <NoSuchDocument title={none} />;
  if (!error) return <Skeleton lines={8} label={loading} />;
  return (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  );
};
