import type { DaySweep, Possibility, SweptField } from '../../engine/chart';
import styles from './open-day.module.css';
import { Section } from './section';

const fields: readonly (readonly [SweptField, string])[] = [
  ['type', 'Type'],
  ['authorityDetail', 'Authority'],
  ['profile', 'Profile'],
  ['definition', 'Definition'],
  ['incarnationCross', 'Incarnation cross'],
  ['sun', 'Sun'],
  ['moon', 'Moon'],
  ['rising', 'Rising'],
];

const day = 86_400_000;

/** When a value holds, as hours of that day; null on days when the clock was moved, where hours would mislead. */
const hoursText = ({ from, to }: DaySweep, { intervals }: Possibility): string | null => {
  const start = Date.parse(from);
  if (Date.parse(to) - start !== day) return null;
  const clock = (iso: string) => {
    const minutes = Math.round((Date.parse(iso) - start) / 60_000);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };
  return intervals.map((one) => `${clock(one.from)}–${clock(one.to)}`).join(', ');
};

const percent = (share: number): string => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);

const Choices = ({ sweep, possible }: { readonly sweep: DaySweep; readonly possible: readonly Possibility[] }) => (
  <ul>
    {possible.map((one) => {
      const hours = hoursText(sweep, one);
      return (
        <li key={one.value}>
          <span>{one.value}</span>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ inlineSize: `${one.share * 100}%` }} />
          </span>
          <span className={styles.share}>{percent(one.share)} of the day</span>
          {hours && one.intervals.length <= 4 && <span className={styles.hours}>{hours}</span>}
        </li>
      );
    })}
  </ul>
);

/** For a birth of unknown time: what holds all day, and every value that the rest may take with its share of the day. */
export const OpenDay = ({ sweep }: { readonly sweep: DaySweep }) => {
  const certain = fields.filter(([field]) => sweep.possible[field].length === 1 && field !== 'rising');
  const open = fields.filter(([field]) => sweep.possible[field].length > 1 || field === 'rising');
  return (
    <Section
      id="open"
      title="Without a time of birth"
      intro={`We went through the whole day of your birth; something in the chart changes ${sweep.changes} times. What never changes is certain, the rest is listed with its share of the day. A share is not a probability of being right.`}
    >
      <div className={styles.part}>
        <h3>Holds all day</h3>
        {certain.length > 0 ? (
          <dl className={styles.certain}>
            {certain.map(([field, name]) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd>{sweep.possible[field][0]?.value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>Of these values none.</p>
        )}
        <p className="quiet">
          {sweep.certainGates.length} gates are active at every hour
          {sweep.certainChannels.length > 0 && `, and the channels ${sweep.certainChannels.join(', ')} defined`}.
        </p>
      </div>
      <div className={styles.part}>
        <h3>Stays open</h3>
        <dl className={styles.open}>
          {open.map(([field, name]) => (
            <div key={field}>
              <dt>
                {name}
                <small>{sweep.possible[field].length} possible</small>
              </dt>
              <dd>
                {sweep.possible[field].length > 6 ? (
                  <details>
                    <summary>Show all {sweep.possible[field].length}</summary>
                    <Choices sweep={sweep} possible={sweep.possible[field]} />
                  </details>
                ) : (
                  <Choices sweep={sweep} possible={sweep.possible[field]} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
};
