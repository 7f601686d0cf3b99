import type { ReactNode } from 'react';
import { useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { texts } from './texts/texts';

/** The own account, as `GET /api/account` tells it. Instants are ISO. */
export interface Account {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profileImageUrl: string | null;
  readonly role: 'client' | 'practitioner' | 'admin';
  readonly timezone: string | null;
  readonly hasPassword: boolean;
  readonly emailProven: boolean;
  readonly pendingEmail: string | null;
  readonly deletionDueAt: string | null;
}

/** Address of the account, and key of what is known of it. */
export const accountPath = '/api/account';

interface KnownProps {
  readonly children: (account: Account, reload: () => Promise<void>) => ReactNode;
}

/** Draws what needs the account as soon as it is there. */
export const KnownAccount = ({ children }: KnownProps) => {
  const { data, error, reload } = useApi<Account>(accountPath);
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
