import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import styles from './practice.module.css';
import { texts } from './texts/texts';
import { useAct } from './use-act';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
  readonly work: () => Promise<unknown>;
  /** With true when it was done. */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks before something of which others are told. */
export const ConfirmDialog = ({ title, text, confirm, done, work, onClose }: ConfirmDialogProps) => {
  const { busy, act } = useAct();
  return (
    <Dialog open onOpenChange={(open) => open || onClose(false)} title={title} description={text}>
      <div className={styles.acts}>
        <Button variant="loud" pending={busy} onClick={() => void act(work, done).then(onClose)}>
          {confirm}
        </Button>
        <Button onClick={() => onClose(false)}>{texts('leave')}</Button>
      </div>
    </Dialog>
  );
};
