import { useId } from 'react';
import styles from './consult-form.module.css';
import type { Draft } from './draft';
import { texts } from './texts/texts';

interface SubjectProps {
  readonly value: Draft['subject'];
  readonly disabled: boolean;
  readonly onChange: (value: Draft['subject']) => void;
}

/** Whose birth data these are: birth data of somebody who was not asked are not ours to keep. */
export const Subject = ({ value, disabled, onChange }: SubjectProps) => {
  const base = useId();
  return (
    <fieldset className={styles.subject} aria-describedby={value === 'other' ? `${base}hint` : undefined}>
      <legend>{texts('for')}</legend>
      <div className={styles.choices}>
        {(['self', 'other'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${base}subject`}
              checked={value === one}
              disabled={disabled}
              onChange={() => onChange(one)}
            />
            <span>{texts(`for.${one}`)}</span>
          </label>
        ))}
      </div>
      {value === 'other' && (
        <p className={styles.hint} id={`${base}hint`}>
          {texts('for.other.hint')}
        </p>
      )}
    </fieldset>
  );
};
