import { type ReactElement, useState } from 'react';
import { toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { WebhookView, WebhookWithSecret } from '../../../schemas/webhooks';
import { texts } from '../../texts/texts';
import { SecretBlock } from '../secret-block';
import { WebhookForm } from './webhook-form';

interface WebhookDialogProps {
  /** Null: a new one. */
  readonly webhook: WebhookView | null;
  readonly trigger: ReactElement;
  readonly onChanged: () => void;
}

/** The form of a webhook, and the secret once it was made. */
export const WebhookDialog = ({ webhook, trigger, onChanged }: WebhookDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const change = (open: boolean): void => {
    setOpen(open);
    if (!open) setMade(null);
  };
  const title = made
    ? texts('webhook.made', { name: made.name })
    : webhook
      ? texts('webhook.change.of', { name: webhook.name })
      : texts('webhook.new');
  const more = made ? 'webhook.made.more' : webhook ? 'webhook.change.more' : 'webhook.new.more';
  return (
    <Dialog title={title} description={texts(more)} open={isOpen} onOpenChange={change} trigger={trigger}>
      {made ? (
        <SecretBlock secret={made.secret} onClose={() => change(false)} />
      ) : (
        <WebhookForm
          webhook={webhook}
          onMade={(one) => {
            setMade(one);
            onChanged();
          }}
          onSaved={() => {
            toast({ title: texts('webhook.saved'), tone: 'success' });
            change(false);
            onChanged();
          }}
          onCancel={() => change(false)}
        />
      )}
    </Dialog>
  );
};
