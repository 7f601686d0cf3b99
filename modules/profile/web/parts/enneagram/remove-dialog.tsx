import { useState } from 'react';
import { failure } from '#core/web';
import { Button, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { removeEnneagram } from '../../api/enneagram';
import styles from './result.module.css';
import { texts } from './texts/texts';

/** Asks before the answers go for good. */
export const RemoveDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [sending, setSending] = useState(false);
  const remove = async () => {
    setSending(true);
    try {
      await removeEnneagram();
      toast({ title: texts('removed'), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('notRemoved')));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('removeTitle')}
      description={texts('removeText')}
    >
      <div className={styles.foot}>
        <Button variant="loud" pending={sending} onClick={() => void remove()}>
          {texts('remove')}
        </Button>
        <Button onClick={onClose}>{texts('keep')}</Button>
      </div>
    </Dialog>
  );
};
