import { formatInstant } from '#core/web';
import { Badge, Button, classNames, Icon } from '#ui';
import type { PlanDay, PlanEntry, PlanView } from '../../../schemas/trip';
import { minutesOf } from './clock';
import { moneyText } from './money';
import styles from './plan.module.css';
import { texts } from './texts/texts';

const dayText = (date: string): string =>
  formatInstant(`${date}T00:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = (date: string): string =>
  formatInstant(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as a line of 24 hours; each entry as a mark as long as it lasts. */
const Marks = ({ entries }: { readonly entries: readonly PlanEntry[] }) => {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <svg
        className={styles.marks}
        viewBox="0 0 144 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts('day.marks', { count: entries.length, from: first.start, to: last.end })}
      >
        <path d="M0 9H144" className={styles.line} />
        {entries.map(({ start, end, kind, selected }) => {
          const from = minutesOf(start) / 10;
          const long = Math.max(1, Math.min(144 - from, minutesOf(end) / 10 - from));
          return (
            <rect
              key={start}
              x={from}
              y={selected ? 1 : 4}
              width={long}
              height={selected ? 8 : 5}
              className={classNames(styles.mark, kind === 'rest' && styles.resting, selected && styles.own)}
            />
          );
        })}
      </svg>
      <p className={styles.hours} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </>
  );
};

const Entry = ({ entry }: { readonly entry: PlanEntry }) => (
  <li>
    <p className={styles.when}>
      <span>
        {entry.start} – {entry.end}
      </span>
      {entry.selected && (
        <span className={styles.chosen}>
          <Icon name="check" size={14} />
          {texts('entry.selected')}
        </span>
      )}
    </p>
    <p className={styles.what}>{entry.title}</p>
    <p className={styles.why}>
      {entry.reason}
      {entry.travel > 0 && ` ${texts('way', { count: entry.travel })}.`}
    </p>
  </li>
);

const Day = ({ day }: { readonly day: PlanDay }) => (
  <li>
    <h3>
      {dayText(day.date)}
      <small>{texts('day', { day: day.day })}</small>
    </h3>
    <p className={styles.place}>{day.rest ? texts('day.rest') : day.place}</p>
    <Marks entries={day.entries} />
    <ol className={styles.entries}>
      {day.entries.map((entry) => (
        <Entry key={`${entry.start} ${entry.title}`} entry={entry} />
      ))}
    </ol>
  </li>
);

/** Which place was taken, and the others of that name. */
const PlaceTaken = ({ plan, onPlace }: { readonly plan: PlanView; readonly onPlace?: (place: string) => void }) => {
  const { place, otherPlaces = [] } = plan;
  if (!place) return null;
  return (
    <>
      <p>{texts('place', { place })}</p>
      {onPlace && otherPlaces.length > 0 && (
        <fieldset className={styles.others}>
          <legend>{texts('place.others')}</legend>
          {otherPlaces.map((other) => (
            <Button key={other} variant="bare" onClick={() => onPlace(other)}>
              {other}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
};

interface PlanSectionProps {
  readonly plan: PlanView;
  readonly level?: 2 | 3;
  /** Plans for another place of the same name; without it, the place is only named. */
  readonly onPlace?: (place: string) => void;
}

/** A trip day by day, with the reason for each choice. */
export const PlanSection = ({ plan, level = 2, onPlace }: PlanSectionProps) => {
  const Heading = `h${level}` as const;
  const { days, zone, notes, estimate } = plan;
  const span = { from: longDay(days[0]?.date ?? ''), to: longDay(days.at(-1)?.date ?? '') };
  return (
    <section className={styles.plan} aria-labelledby="plan-title">
      <header className={styles.head}>
        <Heading id="plan-title" tabIndex={-1}>
          {texts('days')}
        </Heading>
        <p>
          {zone ? texts('days.where', { ...span, zone: zone.replaceAll('_', ' ') }) : texts('days.nowhere', span)}{' '}
          {texts('days.how')}
        </p>
        {plan.sample && <Badge tone="sample">{texts('days.sample')}</Badge>}
      </header>
      <div className={styles.known}>
        <PlaceTaken plan={plan} {...(onPlace && { onPlace })} />
        {estimate.total && (
          <p className={styles.sum}>
            <b>{texts('estimate', { price: moneyText(estimate.total) })}</b>{' '}
            {estimate.budget && texts(`estimate.${estimate.budget}`)}
          </p>
        )}
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
    </section>
  );
};
