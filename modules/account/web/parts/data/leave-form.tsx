import { useEffect, useRef, useState } from 'react';
import { ApiError, api, useSession } from '#core/web';
import { clearDrafts } from '#core/web/drafts';
import { Alert, Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { deleteAccount } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { clearDevice } from './clear-device';
import styles from './leave.module.css';

/** Where leaving ends: an address of its own, loaded anew, so that nothing of the person is left in the page. */
const goodbyePath = '/goodbye';

interface LeaveFormProps {
  readonly onCancel: () => void;
}

const ways = ['later', 'now'] as const;

/** When everything shall be erased, and the word that it is meant. */
export const LeaveForm = ({ onCancel }: LeaveFormProps) => {
  const [when, setWhen] = useState<(typeof ways)[number]>('later');
  const [sure, setSure] = useState(false);
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const userId = useSession(({ user }) => user?.id ?? '');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const leave = async (): Promise<void> => {
    if (!sure) return setWrong(texts('leave.tick'));
    setWrong(null);
    setPending(true);
    try {
      const left = await api(deleteAccount, { body: { when } });
      clearDrafts();
      // Who may still come back finds what is on this device, too.
      if (left.status === 'erasing') await clearDevice(userId);
      // Loaded anew: this page's calls would ask for a sign-in now.
      location.replace(left.status === 'erasing' ? goodbyePath : `${goodbyePath}?until=${left.dueAt.slice(0, 10)}`);
    } catch (error) {
      setWrong(error instanceof ApiError ? error.message : texts('failed'));
    }
    setPending(false);
  };
  return (
    <div className={styles.form}>
      <fieldset className={styles.ways}>
        <legend>{texts('leave.when')}</legend>
        {ways.map((way) => (
          <label key={way} className={styles.way}>
            <input
              ref={way === 'later' ? first : undefined}
              type="radio"
              name="when"
              value={way}
              checked={when === way}
              onChange={() => setWhen(way)}
            />
            {texts(`leave.${way}`)}
            <small>{texts(`leave.${way}.more`)}</small>
          </label>
        ))}
      </fieldset>
      <Checkbox checked={sure} onChange={(event) => setSure(event.target.checked)} label={texts('leave.sure')} />
      {wrong && <Alert tone="error">{wrong}</Alert>}
      <div className={styles.ends}>
        <Button variant="loud" pending={pending} pendingText={texts('leave.doing')} onClick={() => void leave()}>
          {texts('leave.do')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </div>
  );
};
