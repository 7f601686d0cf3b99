import { useId } from 'react';
import { Icon } from '#ui';
import { staysSaid } from '../../schemas/parts';
import { texts } from '../texts/texts';
import styles from './verdict.module.css';

export type VerdictValue = 'agree' | 'not-me';
const labels = { agree: 'agree', 'not-me': 'notMe' } as const satisfies Readonly<Record<VerdictValue, string>>;

/** Agree or not me, for one part of the reading, and what follows from a 'not me'. */
export const Verdict = ({
  id,
  of,
  value,
  onGive,
}: {
  /** Name of the part. */
  readonly id: string;
  /** Title of the part, for screen readers. */
  readonly of: string;
  readonly value: VerdictValue | undefined;
  readonly onGive: (value: VerdictValue) => void;
}) => {
  const consequence = useId();
  return (
    <fieldset className={styles.verdict} aria-label={texts('yourViewOf', { of })} aria-describedby={consequence}>
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
      <p id={consequence} role="status" className={styles.consequence}>
        {value === 'not-me' && texts(staysSaid(id) ? 'notMe.stays' : 'notMe.leftOut')}
      </p>
    </fieldset>
  );
};
