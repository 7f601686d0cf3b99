import { useState } from 'react';
import { failure } from '#core/web';
import { Button, toast } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Dialog } from '#ui/dialog/dialog';
import { texts } from './texts/texts';

interface ConfirmDialogProps {
  /** On the button that opens it, and on the one that does it. */
  readonly opener: string;
  /** Names what it is about, for screen readers. */
  readonly of: string;
  readonly title: string;
  /** What will happen. */
  readonly more: string;
  readonly done: string;
  readonly act: () => Promise<unknown>;
}

/** A button that asks once more before it does what cannot be undone; it stays open, with the reason, where that failed. */
export const ConfirmDialog = ({ opener, of, title, more, done, act }: ConfirmDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await act();
      toast({ title: done, tone: 'success' });
      setOpen(false);
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      description={more}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="bare" flush aria-label={of}>
          {opener}
        </Button>
      }
    >
      <Cluster>
        <Button variant="loud" pending={busy} onClick={() => void go()}>
          {opener}
        </Button>
        <Button onClick={() => setOpen(false)}>{texts('cancel')}</Button>
      </Cluster>
    </Dialog>
  );
};
