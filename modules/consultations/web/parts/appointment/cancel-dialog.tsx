import { Alert, Button } from '#ui';
import { Dialog, DialogClose } from '#ui/dialog/dialog';
import styles from '../../pages/appointment-page.module.css';
import { texts } from './texts/texts';
import type { Appointment } from './use-appointment';

/** Asks once more before a talk is cancelled. */
export const CancelDialog = ({ state, onClose }: { readonly state: Appointment; readonly onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts('cancel.ask')}
    description={texts('cancel.ask.more')}
  >
    <div className={styles.move}>
      {state.wrong && <Alert tone="error">{state.wrong}</Alert>}
      <div className={styles.acts}>
        <Button
          variant="loud"
          pending={state.busy}
          pendingText={texts('cancel.doing')}
          onClick={() => void state.cancel().then((worked) => worked && onClose())}
        >
          {texts('cancel.do')}
        </Button>
        <DialogClose>
          <Button>{texts('cancel.keep')}</Button>
        </DialogClose>
      </div>
    </div>
  </Dialog>
);
