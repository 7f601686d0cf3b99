import { useState } from 'react';
import { formatDate } from '#core/web';
import { Button, Field, TextInput } from '#ui';
import type { HoursForm } from './hours-form';
import styles from './practice.module.css';
import { practiceTexts as texts } from './texts/texts';

const today = (): string => new Date().toLocaleDateString('sv');

/** Days on which the usual hours do not hold. */
export const DaysOff = ({
  exceptions,
  onChange,
}: {
  readonly exceptions: HoursForm['exceptions'];
  readonly onChange: (exceptions: HoursForm['exceptions']) => void;
}) => {
  const [day, setDay] = useState('');
  const add = () => {
    if (!day || exceptions.some(({ date }) => date === day)) return;
    onChange([...exceptions, { date: day, hours: [] }].sort((one, other) => one.date.localeCompare(other.date)));
    setDay('');
  };
  return (
    <fieldset>
      <legend>{texts('hours.off')}</legend>
      <div>
        {exceptions.map(({ date, hours }) => {
          const name = formatDate(date);
          const spans = hours.map(({ from, to }) => `${from}–${to}`).join(', ');
          return (
            <div key={date} className={styles.off}>
              <span>{hours.length > 0 ? texts('hours.off.special', { day: name, hours: spans }) : name}</span>
              <Button
                variant="bare"
                aria-label={texts('hours.off.remove', { day: name })}
                onClick={() => onChange(exceptions.filter((one) => one.date !== date))}
              >
                {texts('hours.remove')}
              </Button>
            </div>
          );
        })}
      </div>
      <div className={styles.offAdd}>
        <Field label={texts('hours.off.day')} optional>
          <TextInput type="date" min={today()} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Button onClick={add}>{texts('hours.off.add')}</Button>
      </div>
    </fieldset>
  );
};
