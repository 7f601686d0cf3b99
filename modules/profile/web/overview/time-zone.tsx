import { useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Button, toast } from '#ui';
import { accountPath } from '../api/profile';
import styles from './personal-information.module.css';
import { texts } from './texts/texts';

/** What this page uses of the own account. */
export interface Account {
  readonly timezone: string | null;
}

/** The zone the person lives in, and an offer to take over that of this device where it is another. */
export const TimeZone = ({
  account,
  onChange,
}: {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}) => {
  const [pending, setPending] = useState(false);
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const use = async () => {
    setPending(true);
    try {
      onChange(await api<Account>(accountPath, { method: 'PATCH', body: { timezone: device } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) toast(failure(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {account.timezone ?? texts('notSet')}
      {device && device !== account.timezone && (
        <Button
          variant="bare"
          className={styles.offer}
          pending={pending}
          pendingText={texts('saving')}
          onClick={() => void use()}
        >
          {texts('use', { device })}
        </Button>
      )}
    </>
  );
};
