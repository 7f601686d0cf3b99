import type { ReactNode } from 'react';
import type { ReplyOf } from '#core/contract/endpoint';
import { getAccount } from '#core/schemas/endpoints';
import { useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { texts } from '../../texts/texts';

/** The own account. */
export type Account = ReplyOf<typeof getAccount>;

interface KnownProps {
  readonly children: (account: Account, reload: () => Promise<void>) => ReactNode;
}

/** Draws what needs the account as soon as it is there. */
export const KnownAccount = ({ children }: KnownProps) => {
  const { data, error, reload } = useApi(getAccount);
  if (data) return children(data, reload);
  if (error)
    return (
      <Alert
        tone="error"
        title={texts('failed')}
        action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}
      >
        {error.message}
      </Alert>
    );
  return <Skeleton lines={6} />;
};
