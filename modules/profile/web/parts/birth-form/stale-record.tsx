import { Alert, Button } from '#ui';
import type { ClientView } from '../../../schemas/client';
import { formatBirthDate, formatBirthTime } from '../birth-text';
import styles from './birth-form.module.css';
import { texts } from './texts/texts';

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
  <Alert tone="error" title={texts('thisWasChangedElsewhere')}>
    <p>
      {texts('storedNow', { birthDate: formatBirthDate(current.birthDate) })}{' '}
      {formatBirthTime(current) ?? texts('timeUnknown')}, {current.place.label}
      {current.nameAtBirth && `, ${current.nameAtBirth}`}
      {texts('whatYouTypedIs')}
    </p>
    <div className={styles.acts}>
      <Button pending={pending} pendingText={texts('saving')} onClick={onKeepMine}>
        {texts('saveMineInstead')}
      </Button>
      <Button variant="bare" onClick={onTakeStored}>
        {texts('takeTheStoredOne')}
      </Button>
    </div>
  </Alert>
);
