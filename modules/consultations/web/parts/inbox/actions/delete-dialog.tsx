import { api } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, toast } from '#ui';
import { Dialog, DialogClose } from '#ui/dialog/dialog';
import { deleteRequest } from '../../../../schemas/endpoints';
import type { ConsultationView } from '../../../../schemas/inbox';
import { texts } from '../texts/texts';
import styles from './actions.module.css';

interface DeleteDialogProps {
  readonly request: ConsultationView;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks once more before a request is gone for good. */
export const DeleteDialog = ({ request, onClose, onDeleted }: DeleteDialogProps) => {
  const { busy, failed, attempt } = useAttempt(texts('error'));
  const run = (): Promise<void> =>
    attempt(async () => {
      await api(deleteRequest, { params: { id: request.id } });
      toast({ title: texts('deleted'), tone: 'success' });
      onClose();
      onDeleted();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('delete.title')}
      description={texts('delete.ask', { reference: request.reference, name: request.name })}
    >
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.ends}>
        <Button variant="loud" pending={busy} pendingText={texts('delete.doing')} onClick={() => void run()}>
          {texts('delete.do')}
        </Button>
        <DialogClose>
          <Button>{texts('delete.keep')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
};
