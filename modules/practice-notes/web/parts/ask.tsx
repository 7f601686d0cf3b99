import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { texts } from '../texts/texts';
import styles from './between.module.css';

interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly leave: string;
  readonly work: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export const Ask = ({ title, text, confirm, leave, work, onClose }: AskProps) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} description={text}>
      <div className={styles.section}>
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.acts}>
          <Button variant="loud" pending={busy} onClick={() => void attempt(work)}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{leave}</Button>
        </div>
      </div>
    </Dialog>
  );
};
