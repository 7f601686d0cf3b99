import { Field } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { TimeField } from '#ui/time-field/time-field';
import styles from './consult-form.module.css';
import { texts } from './texts/texts';

interface BirthTimeProps {
  readonly id: string;
  readonly time: string;
  readonly unknown: boolean;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onTime: (time: string) => void;
  readonly onUnknown: (unknown: boolean) => void;
}

/** The time of birth, or that nobody knows it. */
export const BirthTime = ({ id, time, unknown, error, disabled, onTime, onUnknown }: BirthTimeProps) => (
  <div className={styles.stack}>
    <Field id={id} label={texts('birthTime')} hint={texts('birthTime.hint')} error={error}>
      <TimeField value={unknown ? '' : time} onChange={onTime} disabled={unknown || disabled} />
    </Field>
    <Checkbox
      label={texts('birthTime.unknown')}
      hint={unknown && texts('birthTime.unknown.hint')}
      checked={unknown}
      disabled={disabled}
      onChange={(event) => onUnknown(event.target.checked)}
    />
  </div>
);
