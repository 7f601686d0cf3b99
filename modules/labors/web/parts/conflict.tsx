import { Alert, Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './conflict.module.css';

/** Two texts of one Labor: nothing is lost until the person chooses. */
export const Conflict = ({
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly theirs: string | null;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <Alert tone="attention" title={texts('thisLaborWasChanged')}>
    <p>{texts('yourWordsAboveAre')}</p>
    <blockquote className={styles.other}>{theirs?.trim() || texts('itWasEmptiedThere')}</blockquote>
    <div className={styles.choices}>
      <Button variant="loud" onClick={onKeepMine}>
        {texts('keepWhatIWrote')}
      </Button>
      <Button onClick={onTakeTheirs}>{texts('takeTheOtherVersion')}</Button>
    </div>
  </Alert>
);
