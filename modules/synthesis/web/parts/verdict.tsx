import { Icon } from '#ui';
import { texts } from '../texts/texts';
import styles from './verdict.module.css';

type Value = 'agree' | 'not-me';
const labels = { agree: 'agree', 'not-me': 'notMe' } as const satisfies Readonly<Record<Value, string>>;

/** Agree or not me, for one part of the reading. */
export const Verdict = ({
  of,
  value,
  onGive,
}: {
  /** Title of the part, for screen readers. */
  readonly of: string;
  readonly value: Value | undefined;
  readonly onGive: (value: Value) => void;
}) => (
  <fieldset className={styles.verdict} aria-label={texts('yourViewOf', { of })}>
    {(['agree', 'not-me'] as const).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={value === one}
        className={styles.choice}
        onClick={() => onGive(one)}
      >
        {value === one && <Icon name={one === 'agree' ? 'check' : 'close'} size={14} />}
        {texts(labels[one])}
      </button>
    ))}
  </fieldset>
);
