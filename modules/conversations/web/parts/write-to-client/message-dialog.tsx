import { api, useNavigate } from '#core/web';
import { toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { startConversation } from '../../../schemas/endpoints';
import { threadPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Composer } from '../composer/composer';

interface MessageDialogProps {
  readonly clientId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onWritten: () => void;
}

/** The team's message to a client; where there is a conversation already, it goes on there. */
export const MessageDialog = ({ clientId, name, onClose, onWritten }: MessageDialogProps) => {
  const navigate = useNavigate();
  const send = async (content: string, idempotencyKey: string): Promise<void> => {
    const { id } = await api(startConversation, { body: { clientId, content } }, { idempotencyKey });
    onClose();
    toast({
      title: texts('first.sent'),
      description: texts('first.sent.more', { name }),
      tone: 'success',
      action: { label: texts('first.open'), onSelect: () => void navigate(threadPath(id)) },
    });
    onWritten();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('message.to', { name })}
      description={texts('first.more')}
    >
      <Composer whom={clientId} name={name} send={send} />
    </Dialog>
  );
};
