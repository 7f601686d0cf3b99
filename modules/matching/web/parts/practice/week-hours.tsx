import { Button, TextInput } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { fromBox, type HoursForm, inBox, nextSpan } from './hours-form';
import styles from './practice.module.css';
import { practiceTexts as texts } from './texts/texts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours of every week, day by day. */
export const WeekHours = ({
  hours,
  onChange,
}: {
  readonly hours: HoursForm['hours'];
  readonly onChange: (hours: HoursForm['hours']) => void;
}) => (
  <div className={styles.days}>
    {days.map((day) => {
      const name = texts(`hours.day.${day}`);
      const own = hours.flatMap((span, index) => (span.day === day ? [{ ...span, index }] : []));
      const put = (index: number, part: object) =>
        onChange(hours.map((span, at) => (at === index ? { ...span, ...part } : span)));
      return (
        <div key={day} className={styles.day}>
          <b>{name}</b>
          <div className={styles.spans}>
            {own.map(({ index, from, to }) => (
              <div key={index} className={styles.span}>
                <TextInput
                  type="time"
                  id={`hours-${index}`}
                  aria-label={texts('hours.from', { day: name })}
                  value={from}
                  onChange={({ target }) => put(index, { from: target.value })}
                />
                <span aria-hidden="true">{texts('hours.dash')}</span>
                <TextInput
                  type="time"
                  aria-label={texts('hours.to', { day: name })}
                  value={inBox(to)}
                  onChange={({ target }) => put(index, { to: fromBox(target.value) })}
                />
                <Button
                  variant="bare"
                  aria-label={texts('hours.remove.of', { day: name, from, to })}
                  onClick={() => onChange(hours.filter((_, at) => at !== index))}
                >
                  {texts('hours.remove')}
                </Button>
              </div>
            ))}
            <Cluster gap={2}>
              {own.length === 0 && <span className="quiet small">{texts('hours.none')}</span>}
              <Button
                variant="bare"
                aria-label={texts('hours.add.of', { day: name })}
                onClick={() => onChange([...hours, { day, ...nextSpan(own) }])}
              >
                {texts('hours.add')}
              </Button>
            </Cluster>
          </div>
        </div>
      );
    })}
  </div>
);
