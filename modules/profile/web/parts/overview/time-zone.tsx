import { useState } from 'react';
import type { ReplyOf } from '#core/contract/endpoint';
import { changeAccount, type getAccount } from '#core/schemas/endpoints';
import { ApiError, api, failure } from '#core/web';
import { Button, toast } from '#ui';
import styles from './personal-information.module.css';
import { texts } from './texts/texts';

type Account = ReplyOf<typeof getAccount>;

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
      onChange(await api(changeAccount, { body: { timezone: device } }));
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
