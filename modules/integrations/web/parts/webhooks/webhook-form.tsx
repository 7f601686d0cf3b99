import { useState } from 'react';
import { ApiError, api, useApi } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { changeWebhook, createWebhook, listEvents } from '../../../schemas/endpoints';
import type { WebhookInput, WebhookView, WebhookWithSecret } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';

const Events = ({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (events: readonly string[]) => void;
}) => {
  const { data = [] } = useApi(listEvents);
  return (
    <div className={styles.choices}>
      {data.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          hint={<code className={styles.mono}>{id}</code>}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </div>
  );
};

const findMissing = ({ name, url, events }: WebhookInput) => ({
  ...(name.trim() === '' && { name: texts('webhook.name.missing') }),
  ...(url.trim() === '' && { url: texts('webhook.url.missing') }),
  ...(events.length === 0 && { events: texts('webhook.events.missing') }),
});

interface WebhookFormProps {
  /** Null: a new one. */
  readonly webhook: WebhookView | null;
  readonly onMade: (made: WebhookWithSecret) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const save = async (input: WebhookInput, { webhook, onMade, onSaved }: WebhookFormProps): Promise<void> => {
  if (!webhook) return onMade(await api(createWebhook, { body: input }));
  try {
    const params = { id: webhook.id };
    await api(changeWebhook, { params, body: input }, { ifMatch: String(webhook.version) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) throw new Error(texts('webhook.changedElsewhere'));
    throw error;
  }
  onSaved();
};

/** Name, address and events of a webhook. */
export const WebhookForm = (props: WebhookFormProps) => {
  const { webhook, onCancel } = props;
  const [input, setInput] = useState<WebhookInput>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: [...(webhook?.events ?? [])],
  });
  const [stale, setStale] = useState<string | null>(null);
  const { form, pending, wrong, submit } = useSubmit(
    ['name', 'url', 'events'],
    () => findMissing(input),
    () =>
      save(input, props).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        setStale((error as Error).message);
      }),
  );
  const failed = stale ?? wrong[''];
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts('webhook.name')} hint={texts('webhook.name.hint')} error={wrong.name}>
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={80}
          value={input.name}
          onChange={({ target }) => setInput({ ...input, name: target.value })}
        />
      </Field>
      <Field label={texts('webhook.url')} hint={texts('webhook.url.hint')} error={wrong.url}>
        <TextInput
          name="url"
          type="url"
          autoComplete="off"
          maxLength={500}
          value={input.url}
          onChange={({ target }) => setInput({ ...input, url: target.value })}
        />
      </Field>
      <Field group label={texts('webhook.events')} error={wrong.events}>
        <Events chosen={input.events} onChange={(events) => setInput({ ...input, events: [...events] })} />
      </Field>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" pending={pending} pendingText={texts('webhook.saving')}>
          {texts('webhook.save')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </div>
    </form>
  );
};
