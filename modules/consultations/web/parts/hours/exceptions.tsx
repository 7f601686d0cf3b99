import { Button, Field, Icon, TextInput } from '#ui';
import styles from '../../pages/hours-page.module.css';
import { texts } from '../inbox/texts/texts';
import { type Exception, newException } from './opening-hours';
import { Spans } from './spans';

interface ExceptionsProps {
  readonly exceptions: readonly Exception[];
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (exceptions: readonly Exception[]) => void;
}

/** Dates that are not like their weekday: other hours, or none at all. */
export const Exceptions = ({ exceptions, wrong, onChange }: ExceptionsProps) => {
  const change = (key: string, part: Partial<Exception>): void =>
    onChange(exceptions.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <section className={styles.block}>
      <h2>{texts('hours.exceptions')}</h2>
      <p className="quiet small">{texts('hours.exceptions.more')}</p>
      {exceptions.map((one) => (
        <div key={one.key} className={styles.day}>
          <Field label={texts('hours.date.label')} error={wrong[one.key]}>
            <TextInput
              type="date"
              value={one.date}
              onChange={({ target }) => change(one.key, { date: target.value })}
            />
          </Field>
          <Spans
            day={one.date || texts('hours.date.label')}
            spans={one.spans}
            wrong={wrong}
            onChange={(spans) => change(one.key, { spans })}
          />
          {one.spans.length === 0 && <p className="quiet small">{texts('hours.closed')}</p>}
          <Button
            variant="bare"
            className={styles.add}
            onClick={() => onChange(exceptions.filter(({ key }) => key !== one.key))}
          >
            {texts('hours.exceptions.remove')}
          </Button>
        </div>
      ))}
      <Button className={styles.add} onClick={() => onChange([...exceptions, newException()])}>
        <Icon name="plus" size={16} />
        {texts('hours.exceptions.add')}
      </Button>
    </section>
  );
};
