import { useState } from 'react';
import { api, failure, formatDateTime } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, Button, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { listDeliveries, resendDelivery } from '../../../schemas/endpoints';
import type { DeliveryView, WebhookView } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';

const tones = { waiting: 'pending', delivered: 'reviewed', failed: 'booked' } as const;

const Resend = ({ delivery, onSent }: { readonly delivery: DeliveryView; readonly onSent: () => void }) => {
  const [busy, setBusy] = useState(false);
  const { id, event, createdAt } = delivery;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(resendDelivery, { params: { id } });
      toast({ title: texts('log.resent'), tone: 'success' });
      onSent();
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="bare"
      flush
      pending={busy}
      aria-label={texts('log.resend.of', { event, when: formatDateTime(createdAt) })}
      onClick={() => void go()}
    >
      {texts('log.resend')}
    </Button>
  );
};

const Delivery = ({ delivery, onSent }: { readonly delivery: DeliveryView; readonly onSent: () => void }) => {
  const { event, state, attempts, nextTryAt, status, excerpt, reason, createdAt, payload } = delivery;
  const tries = texts('log.tries', { count: attempts });
  return (
    <li className={styles.message}>
      <div className={styles.row}>
        <code className={styles.mono}>{event}</code>
        <Badge tone={tones[state]}>{texts(`log.${state}`)}</Badge>
      </div>
      <p className={styles.quiet}>
        {[formatDateTime(createdAt), tries, nextTryAt && texts('log.next', { when: formatDateTime(nextTryAt) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <p>{reason}</p>}
      {(status !== null || excerpt !== '') && (
        <p className={styles.quiet}>
          {texts('log.answer')}: {status} <span className={styles.mono}>{excerpt}</span>
        </p>
      )}
      <details>
        <summary>{texts('log.show')}</summary>
        <code className={styles.secret}>{JSON.stringify(payload, null, 1)}</code>
      </details>
      {state !== 'waiting' && <Resend delivery={delivery} onSent={onSent} />}
    </li>
  );
};

const Log = ({ id }: { readonly id: string }) => {
  const pages = usePages(listDeliveries, { params: { id }, query: { limit: 25 } });
  return (
    <PagedList
      pages={pages}
      loading={texts('loading')}
      retry={texts('again')}
      empty={<p className={styles.quiet}>{texts('log.none')}</p>}
    >
      {(rows) => (
        <ul className={styles.messages}>
          {rows.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} onSent={() => void pages.reload()} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** What was sent to a webhook and what it answered. */
export const DeliveryLog = ({ webhook }: { readonly webhook: WebhookView }) => {
  const { id, name } = webhook;
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={texts('webhook.log.of', { name })}
      description={texts('log.more')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="bare" flush aria-label={texts('webhook.log.of', { name })}>
          {texts('webhook.log')}
        </Button>
      }
    >
      <Log id={id} />
    </Dialog>
  );
};
