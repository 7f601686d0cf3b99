import { type FormEvent, useRef, useState } from 'react';
import { breakGlass } from '#core/schemas/endpoints';
import { api } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, Field, Textarea, toast } from '#ui';
import { Dialog, DialogClose } from '#ui/dialog/dialog';
import type { IntakeDetail } from '../../../../schemas/admin';
import { texts } from '../texts/texts';
import styles from './detail.module.css';

/** Letters a reason has at least; the server asks for the same. */
const least = 10;

interface BreakGlassDialogProps {
  readonly intake: IntakeDetail;
  readonly onClose: () => void;
  readonly onOpened: () => void;
}

/** Asks why closed answers shall be opened, and says who will hear of it. */
export const BreakGlassDialog = ({ intake, onClose, onOpened }: BreakGlassDialogProps) => {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // The same reason keeps the same key, so that a second press makes no second grant.
  const key = useRef(crypto.randomUUID());
  const { busy, failed, attempt } = useAttempt(texts('error'));
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    if (given.length < least) return setWrong(texts('glass.reason.missing', { least }));
    await attempt(async () => {
      const { ownerTold } = await api(
        breakGlass,
        { body: { object: `intake:${intake.id}`, reason: given } },
        { idempotencyKey: key.current },
      );
      toast({
        title: texts('glass.done'),
        description: texts(ownerTold ? 'glass.told' : 'glass.untold'),
        tone: 'success',
      });
      onClose();
      onOpened();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(shown) => !shown && onClose()}
      title={texts('glass.title')}
      description={texts('glass.lead')}
    >
      <form onSubmit={(event) => void open(event)} noValidate className={styles.form}>
        <Field label={texts('glass.reason')} hint={texts('glass.reason.hint')} error={wrong}>
          <Textarea
            required
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => {
              key.current = crypto.randomUUID();
              setWrong(null);
              setReason(target.value);
            }}
          />
        </Field>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.ends}>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('glass.doing')}>
            {texts('glass.do')}
          </Button>
          <DialogClose>
            <Button>{texts('glass.keep')}</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  );
};
