import { useRef, useState } from 'react';
import { api, failure, formatDateTime, refreshAnswers, useApi, useSession } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { Alert, Button, Skeleton, toast } from '#ui';
import { discardMail, getMails, getSystemHealth, sendMailAgain } from '../../../schemas/endpoints';
import type { FailedMailView, MailsView } from '../../../schemas/mails';
import { texts } from '../../texts/texts';
import { Confirm } from '../confirm/confirm';
import styles from './undeliverable-mail.module.css';

const refusedReasons = ['rejected', 'deferred', 'sender', 'sign-in', 'connection', 'timeout'] as const;
const reasons = [...refusedReasons, 'unreadable', 'restored', 'other'] as const;

/** `core.new-password` as "New password"; one that names no purpose by its module. */
const formatKind = (kind: string): string => {
  const [owner = '', purpose = ''] = kind.split('.');
  const words = (purpose === '' || purpose === 'mail' ? `${owner} mail` : purpose).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const Row = ({
  mail,
  sending,
  onDecided,
}: {
  readonly mail: FailedMailView;
  readonly sending: boolean;
  readonly onDecided: () => Promise<void>;
}) => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const what = formatKind(mail.kind);
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      await api(sendMailAgain, { params: { id: mail.id } });
      toast({
        title: texts('mail.again.done'),
        ...(sending ? {} : { description: texts('mail.again.waits') }),
        tone: 'success',
      });
      await onDecided();
    } catch (reason) {
      setFailed(failure(reason).description);
      setBusy(false);
    }
  };
  const discard = async (): Promise<string | null> => {
    try {
      await api(discardMail, { params: { id: mail.id } });
      toast({ title: texts('mail.discard.done'), tone: 'success' });
      await onDecided();
      return null;
    } catch (reason) {
      return failure(reason).description;
    }
  };
  return (
    <li className={styles.mail}>
      <div className={styles.what}>
        <h3>{what}</h3>
        <p>
          {mail.recipient === null
            ? texts(mail.expired ? 'mail.to.erased' : 'mail.to.unreadable')
            : texts('mail.to', { recipient: mail.recipient })}
        </p>
        <p className={styles.note}>
          {texts(`mail.reason.${findKnown(reasons, mail.reason) ?? 'other'}`)}{' '}
          {mail.reply !== null && texts('mail.reply', { reply: mail.reply })}
        </p>
        <p className={styles.note}>
          {texts('mail.written', {
            when: formatDateTime(mail.createdAt),
            failed: formatDateTime(mail.failedAt),
            count: mail.attempts,
          })}
        </p>
        {mail.expired && <p className={styles.note}>{texts('mail.expired')}</p>}
      </div>
      <div className={styles.acts}>
        {!mail.expired && mail.recipient !== null && (
          <Button pending={busy} aria-label={texts('mail.again.of', { what })} onClick={() => void sendAgain()}>
            {texts('mail.again')}
          </Button>
        )}
        <Confirm
          label={texts('mail.discard')}
          effect={texts('mail.discard.effect', { what })}
          yes={texts('mail.discard.yes')}
          no={texts('keep')}
          run={discard}
        />
      </div>
      {failed && (
        <Alert tone="error" className={styles.whole}>
          {failed}
        </Alert>
      )}
    </li>
  );
};

const Loaded = ({ data, onDecided }: { readonly data: MailsView; readonly onDecided: () => Promise<void> }) => {
  if (data.mails.length === 0) return <p className={styles.note}>{texts('mail.none')}</p>;
  const more = data.failed - data.mails.length;
  return (
    <>
      <p className={styles.note}>{texts('mail.lead')}</p>
      <ul className={styles.mails}>
        {data.mails.map((mail) => (
          <Row key={mail.id} mail={mail} sending={data.sending} onDecided={onDecided} />
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{texts('mail.more', { count: more })}</p>}
    </>
  );
};

/** What could not be delivered, for admins: sent again, or discarded. */
export const UndeliverableMail = () => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { data, error, reload } = useApi(getMails, isAdmin ? {} : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onDecided = async (): Promise<void> => {
    // What fails is shown as `error`.
    await reload().catch(() => undefined);
    void refreshAnswers(getSystemHealth);
    // The row that had the focus is gone.
    heading.current?.focus();
  };
  if (!isAdmin) return null;
  return (
    <section aria-labelledby="undeliverable-mail" className={styles.block}>
      <h2 ref={heading} tabIndex={-1} id="undeliverable-mail">
        {texts('mail')}
      </h2>
      {error && (
        <Alert tone="error" title={texts('mail.failed')}>
          {error.message} <Button onClick={() => void reload().catch(() => undefined)}>{texts('mail.retry')}</Button>
        </Alert>
      )}
      {data && <Loaded data={data} onDecided={onDecided} />}
      {!data && !error && <Skeleton lines={2} label={texts('mail.loading')} />}
    </section>
  );
};
