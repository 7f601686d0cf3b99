import { Alert, Button } from '#ui';
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
  <Alert tone="attention" title="This Labor was changed elsewhere.">
    <p>Your words above are untouched. This is the other version:</p>
    <blockquote className={styles.other}>{theirs?.trim() || 'It was emptied there.'}</blockquote>
    <div className={styles.choices}>
      <Button variant="loud" onClick={onKeepMine}>
        Keep what I wrote here
      </Button>
      <Button onClick={onTakeTheirs}>Take the other version</Button>
    </div>
  </Alert>
);
