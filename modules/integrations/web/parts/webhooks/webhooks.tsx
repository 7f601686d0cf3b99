import { formatDateTime, useApi } from '#core/web';
import { Alert, Badge, Button, EmptyState, Icon, Skeleton } from '#ui';
import { listWebhooks } from '../../../schemas/endpoints';
import type { WebhookView } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';
import { WebhookActs } from './webhook-acts';
import { WebhookDialog } from './webhook-dialog';

const Item = ({ webhook, onChanged }: { readonly webhook: WebhookView; readonly onChanged: () => void }) => {
  const { name, url, events, pausedBy, formerUntil } = webhook;
  return (
    <li className={styles.message}>
      <div className={styles.row}>
        <h3>{name}</h3>
        <Badge tone={pausedBy ? 'pending' : 'reviewed'}>
          {texts(pausedBy ? `webhook.paused.${pausedBy}` : 'webhook.on')}
        </Badge>
      </div>
      <p className={styles.mono}>{url}</p>
      <p className={styles.quiet}>{events.join(', ')}</p>
      {pausedBy === 'failures' && <Alert tone="attention">{texts('webhook.paused.failures.more')}</Alert>}
      {formerUntil && <p className={styles.quiet}>{texts('webhook.former', { when: formatDateTime(formerUntil) })}</p>}
      <WebhookActs webhook={webhook} onChanged={onChanged} />
    </li>
  );
};

/** Every webhook with what can be done with it. */
export const Webhooks = () => {
  const { data, error, reload } = useApi(listWebhooks);
  const changed = (): void => void reload();
  return (
    <section className={styles.panel}>
      <p className={styles.lead}>{texts('webhooks.lead')}</p>
      <div className={styles.acts}>
        <WebhookDialog
          webhook={null}
          onChanged={changed}
          trigger={
            <Button>
              <Icon name="plus" size={18} />
              {texts('webhook.new')}
            </Button>
          }
        />
      </div>
      {data ? (
        data.length > 0 ? (
          <ul className={styles.messages}>
            {data.map((webhook) => (
              <Item key={webhook.id} webhook={webhook} onChanged={changed} />
            ))}
          </ul>
        ) : (
          <EmptyState title={texts('webhooks.none')}>
            <p>{texts('webhooks.none.more')}</p>
          </EmptyState>
        )
      ) : error ? (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton label={texts('loading')} height="12rem" />
      )}
    </section>
  );
};
