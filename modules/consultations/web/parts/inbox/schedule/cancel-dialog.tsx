import { api, formatDateTime } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, toast } from '#ui';
import { Dialog, DialogClose } from '#ui/dialog/dialog';
import type { AppointmentView } from '../../../../schemas/appointment';
import { cancelConsultation } from '../../../../schemas/endpoints';
import type { ConsultationView } from '../../../../schemas/inbox';
import styles from '../actions/actions.module.css';
import type { RequestState } from '../actions/use-request';
import { texts } from '../texts/texts';

interface CancelDialogProps {
  readonly request: ConsultationView;
  readonly booked: AppointmentView;
  readonly state: RequestState;
  readonly onClose: () => void;
}

/** Asks once more before the guest is notified of the cancellation. */
export const CancelDialog = ({ request, booked, state, onClose }: CancelDialogProps) => {
  const { busy, failed, attempt } = useAttempt(texts('error'));
  const run = (): Promise<void> =>
    attempt(async () => {
      await api(cancelConsultation, { params: { id: request.id } });
      toast({ title: texts('schedule.cancelled'), tone: 'success' });
      await state.reload();
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('schedule.cancel')}
      description={texts('schedule.cancel.ask', { name: request.name, when: formatDateTime(booked.start) })}
    >
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.ends}>
        <Button variant="loud" pending={busy} onClick={() => void run()}>
          {texts('schedule.cancel.do')}
        </Button>
        <DialogClose>
          <Button>{texts('schedule.keep')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
};
