import { useId } from 'react';
import { Field } from '#ui';
import { TimeField } from '#ui/time-field/time-field';
import type { BirthDraft, BirthErrors, TimeKnown } from './birth-draft';
import styles from './birth-form.module.css';
import { texts } from './texts/texts';

const choices = [
  ['exact', 'iKnowIt'],
  ['window', 'roughly'],
  ['unknown', 'iDontKnow'],
] as const satisfies readonly (readonly [TimeKnown, string])[];

interface TimePartProps {
  readonly draft: BirthDraft;
  readonly errors: BirthErrors;
  readonly change: (part: Partial<BirthDraft>) => void;
}

/** Two readings of the clock between which the birth lies. */
const WindowFields = ({ draft, errors, change }: TimePartProps) => {
  const { windowFrom, windowTo } = draft;
  const ends = [
    ['notBefore', 'birth-window', windowFrom, (text: string) => change({ windowFrom: text })],
    ['notAfter', 'birth-window-to', windowTo, (text: string) => change({ windowTo: text })],
  ] as const;
  return (
    <Field group id="birth-window" label={texts('bornBetween')} hint={texts('chooseItWide')} error={errors.birthWindow}>
      <div className={styles.ends}>
        {ends.map(([name, id, value, onChange]) => (
          <div key={name} className={styles.stack}>
            <label htmlFor={id}>{texts(name)}</label>
            <TimeField id={id} value={value} onChange={onChange} />
          </div>
        ))}
      </div>
    </Field>
  );
};

/** How well the time of birth is known, and the reading or the two readings of the clock. */
export const TimePart = (props: TimePartProps) => {
  const { draft, errors, change } = props;
  const name = useId();
  return (
    <div className={styles.time}>
      <fieldset className={styles.known} aria-describedby={draft.known === 'unknown' ? `${name}hint` : undefined}>
        <legend>{texts('howWell')}</legend>
        <div className={styles.choices}>
          {choices.map(([known, text]) => (
            <label key={known}>
              <input
                type="radio"
                name={name}
                checked={draft.known === known}
                onChange={() => change({ known, fold: null })}
              />
              <span>{texts(text)}</span>
            </label>
          ))}
        </div>
        {draft.known === 'unknown' && (
          <p className={styles.why} id={`${name}hint`}>
            {texts('weLookAtThe')}
          </p>
        )}
      </fieldset>
      {draft.known === 'exact' && (
        <Field id="birth-time" label={texts('timeOfBirth')} hint={texts('asTheClockShowed')} error={errors.birthTime}>
          <TimeField value={draft.birthTime} onChange={(birthTime) => change({ birthTime, fold: null })} />
        </Field>
      )}
      {draft.known === 'window' && <WindowFields {...props} />}
    </div>
  );
};
