import { useState } from 'react';
import { api, failure, Link } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { Button, buttonClass, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { changeWebhook, deleteWebhook, pingWebhook, rotateSecret } from '../../../schemas/endpoints';
import type { WebhookView } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';
import { SecretBlock } from '../secret-block';
import { WebhookDialog } from './webhook-dialog';

interface ActsProps {
  readonly webhook: WebhookView;
  readonly onChanged: () => void;
}

const Rotate = ({ webhook, onChanged }: ActsProps) => {
  const { id, name } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const change = (open: boolean): void => {
    setOpen(open);
    if (!open) setSecret(null);
  };
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      setSecret((await api(rotateSecret, { params: { id } })).secret);
      onChanged();
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={texts(secret ? 'webhook.made' : 'webhook.rotate.title', { name })}
      description={texts(secret ? 'webhook.made.more' : 'webhook.rotate.more')}
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="bare" flush aria-label={texts('webhook.rotate.of', { name })}>
          {texts('webhook.rotate')}
        </Button>
      }
    >
      {secret ? (
        <SecretBlock secret={secret} onClose={() => change(false)} />
      ) : (
        <div className={styles.acts}>
          <Button variant="loud" pending={busy} onClick={() => void go()}>
            {texts('webhook.rotate')}
          </Button>
          <Button onClick={() => change(false)}>{texts('cancel')}</Button>
        </div>
      )}
    </Dialog>
  );
};

/** What an admin can do with one webhook. */
export const WebhookActs = ({ webhook, onChanged }: ActsProps) => {
  const { id, name, pausedBy, version } = webhook;
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      if (done) toast({ title: done, tone: 'success' });
      onChanged();
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  const pause = (isPaused: boolean) =>
    run(() => api(changeWebhook, { params: { id }, body: { isPaused } }, { ifMatch: String(version) }));
  const ping = () => run(() => api(pingWebhook, { params: { id } }), texts('webhook.ping.done'));
  const way = pausedBy ? 'resume' : 'pause';
  return (
    <div className={styles.row}>
      <Link
        to={`/management/integrations/webhooks/${id}`}
        className={buttonClass('bare')}
        aria-label={texts('webhook.log.of', { name })}
      >
        {texts('webhook.log')}
      </Link>
      {pausedBy === null && (
        <Button
          variant="bare"
          flush
          pending={busy}
          aria-label={texts('webhook.ping.of', { name })}
          onClick={() => void ping()}
        >
          {texts('webhook.ping')}
        </Button>
      )}
      <WebhookDialog
        webhook={webhook}
        onChanged={onChanged}
        trigger={
          <Button variant="bare" flush aria-label={texts('webhook.change.of', { name })}>
            {texts('webhook.change')}
          </Button>
        }
      />
      <Button
        variant="bare"
        flush
        pending={busy}
        aria-label={texts(`webhook.${way}.of`, { name })}
        onClick={() => void pause(pausedBy === null)}
      >
        {texts(`webhook.${way}`)}
      </Button>
      <Rotate webhook={webhook} onChanged={onChanged} />
      <ConfirmDialog
        opener={texts('webhook.delete')}
        of={texts('webhook.delete.of', { name })}
        title={texts('webhook.delete.title', { name })}
        more={texts('webhook.delete.more')}
        done={texts('webhook.deleted')}
        act={async () => {
          await api(deleteWebhook, { params: { id } });
          onChanged();
        }}
      />
    </div>
  );
};
