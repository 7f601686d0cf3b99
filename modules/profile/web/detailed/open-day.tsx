import type { DaySweep, Possibility, SweptField } from '../../engine/chart';
import { DayStrip } from '../pictures/day-strip';
import styles from './open-day.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const fields = [
  ['type', 'type'],
  ['authorityDetail', 'authority'],
  ['profile', 'profile'],
  ['definition', 'definition'],
  ['incarnationCross', 'incarnationCross'],
  ['sun', 'sun'],
  ['moon', 'moon'],
  ['rising', 'rising'],
] as const satisfies readonly (readonly [SweptField, string])[];

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

const percent = (share: number): string => (share < 0.01 ? texts('under1') : `${Math.round(share * 100)}%`);

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
          <span className={styles.share}>{texts('ofTheDay', { share: percent(one.share) })}</span>
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
    <Section id="open" title={texts('withoutATimeOf')} intro={texts('weWentThroughThe', { changes: sweep.changes })}>
      <div className={styles.part}>
        <h3>{texts('holdsAllDay')}</h3>
        {certain.length > 0 ? (
          <dl className={styles.certain}>
            {certain.map(([field, name]) => (
              <div key={field}>
                <dt>{texts(name)}</dt>
                <dd>{sweep.possible[field][0]?.value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{texts('ofTheseValuesNone')}</p>
        )}
        <p className="quiet">
          {texts('gatesAreActiveAt', { length: sweep.certainGates.length })}
          {sweep.certainChannels.length > 0 &&
            texts('andTheChannelsDefined', { channels: sweep.certainChannels.join(', ') })}
          .
        </p>
      </div>
      <div className={styles.part}>
        <h3>{texts('staysOpen')}</h3>
        <DayStrip
          sweep={sweep}
          rows={open.map(([field, name]) => ({ name: texts(name), possible: sweep.possible[field] }))}
        />
        <dl className={styles.open}>
          {open.map(([field, name]) => (
            <div key={field}>
              <dt>
                {texts(name)}
                <small>{texts('possible', { length: sweep.possible[field].length })}</small>
              </dt>
              <dd>
                {sweep.possible[field].length > 6 ? (
                  <details>
                    <summary>{texts('showAll', { length: sweep.possible[field].length })}</summary>
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
