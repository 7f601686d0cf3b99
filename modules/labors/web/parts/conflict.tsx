import type { Ref } from 'react';
import { Alert, Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './conflict.module.css';

/** Two texts of one Labor: nothing is lost until the person chooses. */
export const Conflict = ({
  ref,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  /** Takes the focus where somebody tries to go on without choosing. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly mine: string;
  readonly theirs: string | null;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <Alert tone="attention" title={texts('thisLaborWasChanged')}>
    <p>{texts('yourWordsAboveAre')}</p>
    <div className={styles.both}>
      <div className={styles.one}>
        <h3>{texts('here')}</h3>
        <p className={styles.other}>{mine}</p>
      </div>
      <div className={styles.one}>
        <h3>{texts('elsewhere')}</h3>
        <blockquote className={styles.other}>{theirs?.trim() || texts('itWasEmptiedThere')}</blockquote>
      </div>
    </div>
    <div ref={ref} tabIndex={-1} className={styles.choices}>
      <Button variant="loud" onClick={onKeepMine}>
        {texts('keepWhatIWrote')}
      </Button>
      <Button onClick={onTakeTheirs}>{texts('takeTheOtherVersion')}</Button>
    </div>
  </Alert>
);
