import { useState } from 'react';
import { api, formatDateTime, useApi } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { Alert, Badge, Button, Skeleton } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { AccountView } from '../../schemas/accounts';
import { chooseCalendar, disconnectAccount, getAccount, syncAccount } from '../../schemas/endpoints';
import { useCalendarNews } from '../api/use-calendar-news';
import { useRequest } from '../api/use-request';
import { texts } from '../texts/texts';
import styles from './calendars.module.css';
import { ConnectionForm } from './connection-form';

const tones = { waiting: 'pending', choose: 'contacted', ok: 'reviewed', failed: 'booked' } as const;

interface AccountProps {
  readonly account: AccountView;
  readonly onChanged: () => void;
}

const Choice = ({ account, onChanged }: AccountProps) => {
  const { busy, run } = useRequest(onChanged);
  return (
    <div className={styles.section}>
      <h3>{texts('account.choose')}</h3>
      <p className={styles.lead}>{texts('account.choose.more')}</p>
      <ul className={styles.list}>
        {account.calendars.map(({ url, name }) => (
          <li key={url} className={styles.choice}>
            <span>{name}</span>
            <Button
              pending={busy}
              disabled={url === account.calendarUrl}
              aria-label={texts('account.use.of', { name })}
              onClick={() => void run(() => api(chooseCalendar, { body: { url } }), texts('account.chosen'))}
            >
              {texts('account.use')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Connect = ({ address, onChanged }: { readonly address: string; readonly onChanged: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={texts('account.connect')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={address ? 'bare' : 'plain'} flush={address !== ''}>
          {texts(address ? 'account.change' : 'account.connect')}
        </Button>
      }
    >
      <ConnectionForm
        address={address}
        onConnected={() => {
          setOpen(false);
          onChanged();
        }}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
};

const Connected = ({ account, onChanged }: AccountProps) => {
  const { address, state, reason, calendars, calendarUrl, sessions, syncedAt, nextAt } = account;
  const [isChoosing, setChoosing] = useState(false);
  const { busy, run } = useRequest(onChanged);
  const { host } = new URL(address);
  const chosen = calendars.find(({ url }) => url === calendarUrl);
  const changed = (): void => {
    setChoosing(false);
    onChanged();
  };
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h3>{host}</h3>
        <Badge tone={tones[state]}>{texts(`account.state.${state}`)}</Badge>
      </div>
      <p className={styles.facts}>
        {chosen && <span>{texts('account.in', { name: chosen.name })}</span>}
        {syncedAt && <span>{texts('account.sessions', { count: sessions })}</span>}
        {syncedAt && <span>{texts('account.synced', { when: formatDateTime(syncedAt) })}</span>}
      </p>
      {state === 'failed' && (
        <Alert tone="attention">
          {texts('account.failed', { reason: reason ?? '', next: formatDateTime(nextAt) })}
        </Alert>
      )}
      {(state === 'choose' || isChoosing) && <Choice account={account} onChanged={changed} />}
      <div className={styles.acts}>
        <Button
          variant="bare"
          flush
          pending={busy}
          onClick={() => void run(() => api(syncAccount), texts('account.syncing'))}
        >
          {texts('account.sync')}
        </Button>
        {chosen && calendars.length > 1 && !isChoosing && (
          <Button variant="bare" onClick={() => setChoosing(true)}>
            {texts('account.other')}
          </Button>
        )}
        <Connect address={address} onChanged={onChanged} />
        <ConfirmDialog
          opener={texts('account.disconnect')}
          of={texts('account.disconnect.of')}
          title={texts('account.disconnect.title', { host })}
          more={texts('account.disconnect.more')}
          done={texts('account.disconnected')}
          act={async () => {
            await api(disconnectAccount);
            onChanged();
          }}
        />
      </div>
    </div>
  );
};

/** The calendar server into which sessions are written. */
export const Connection = () => {
  const { data, error, reload } = useApi(getAccount, {}, { everySeconds: 60 });
  const changed = (): void => void reload();
  useCalendarNews(changed);
  return (
    <section className={styles.section} aria-labelledby="calendar-account">
      <h2 id="calendar-account">{texts('account')}</h2>
      <p className={styles.lead}>{texts('account.lead')}</p>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={2} label={texts('loading')} />}
      {data &&
        (data.account ? (
          <Connected account={data.account} onChanged={changed} />
        ) : (
          <div>
            <Connect address="" onChanged={changed} />
          </div>
        ))}
    </section>
  );
};
