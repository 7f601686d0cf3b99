import { Alert, Button } from '#ui';
import type { ClientView } from '../../schemas/client';
import { dateText } from '../text/birth-text';
import styles from './birth-form.module.css';

/** Two windows changed the same record: shows what is stored and lets the person decide. */
export const StaleRecord = ({
  current,
  pending,
  onKeepMine,
  onTakeStored,
}: {
  readonly current: ClientView;
  readonly pending: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}) => (
  <Alert tone="error" title="This was changed elsewhere.">
    <p>
      Stored now: {dateText(current.birthDate)}, {current.birthTime ?? 'time unknown'}, {current.place.label}
      {current.nameAtBirth && `, ${current.nameAtBirth}`}. What you typed is still below; nothing was overwritten.
    </p>
    <div className={styles.acts}>
      <Button pending={pending} pendingText="Saving..." onClick={onKeepMine}>
        Save mine instead
      </Button>
      <Button variant="bare" onClick={onTakeStored}>
        Take the stored one
      </Button>
    </div>
  </Alert>
);
