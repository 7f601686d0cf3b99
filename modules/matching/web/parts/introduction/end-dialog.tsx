import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { texts } from '../../texts/texts';
import styles from './introduction.module.css';

/** Asks before a match is ended: everything that was open closes with it. */
export const EndDialog = ({
  name,
  onYes,
  onNo,
}: {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Dialog
    open
    onOpenChange={(open) => open || onNo()}
    title={texts('end.title', { name })}
    description={texts('end.hint', { name })}
  >
    <div className={styles.buttons}>
      <Button variant="loud" onClick={onYes}>
        {texts('end.yes')}
      </Button>
      <Button onClick={onNo}>{texts('end.no')}</Button>
    </div>
  </Dialog>
);
