import { type ReactNode, useState } from 'react';
import { failure } from '#core/web';
import { Button, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { ChangeView } from '../../schemas/modules';
import { texts } from '../texts/texts';
import styles from './modules.module.css';

interface ActDialogProps {
  /** The name of the act, on its button and in the dialog. */
  readonly name: string;
  readonly of: string;
  readonly title: string;
  readonly more: string;
  readonly act: () => Promise<ChangeView>;
  readonly onDone: () => void;
  /** What else has to be decided. */
  readonly children?: ReactNode;
}

/** A button that opens a dialog, which says what the act does before it is done; afterwards it says what came of it. */
export const ActDialog = ({ name, of, title, more, act, onDone, children }: ActDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { needsRestart, note } = await act();
      const done = note ?? (needsRestart ? texts('done.restart') : texts('done'));
      toast({ title: done, tone: 'success' });
      setOpen(false);
      onDone();
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={title}
      description={more}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="bare" flush aria-label={texts('act.of', { act: name, title: of })}>
          {name}
        </Button>
      }
    >
      {children}
      <div className={styles.acts}>
        <Button variant="loud" pending={isBusy} onClick={() => void run()}>
          {name}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts('cancel')}</Button>
      </div>
    </Dialog>
  );
};
