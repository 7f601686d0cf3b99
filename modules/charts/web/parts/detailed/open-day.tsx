import type { Chart, DaySweep, Possibility, SweptField } from '#modules/chart-engine/public';
import { hoursAndMinutes, isWholeDay, movedClockOf } from '#modules/chart-engine/public';
import { DayStrip } from '../pictures/day-strip';
import { localClock } from '../pictures/local-clock';
import { CertainPart } from './certain-part';
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

type Clock = (at: string | number) => string;

/** When a value holds, by the clock of the birth place; the end of an hour belongs to it, also where the clock was moved then. */
const hoursText = (clock: Clock, end: number, { intervals }: Possibility): string =>
  intervals
    .map((one) => {
      const to = Date.parse(one.to);
      return `${clock(one.from)}–${clock(to < end ? to - 1 : to)}`;
    })
    .join(', ');

/** That the day or window was longer or shorter than its clock says; null where it was not. */
const movedText = (sweep: DaySweep, whole: boolean): string | null => {
  const moved = movedClockOf(sweep);
  if (!moved) return null;
  const { hours, minutes } = hoursAndMinutes(moved.had);
  return texts(whole ? 'movedDay' : 'movedWindow', { hours, minutes, both: hours > 0 && minutes > 0 ? 'yes' : 'no' });
};

const percent = (share: number): string => (share < 0.01 ? texts('under1') : `${Math.round(share * 100)}%`);

interface ChoicesProps {
  readonly possible: readonly Possibility[];
  readonly clock: Clock;
  /** When the day or window ends, in Unix milliseconds. */
  readonly end: number;
  /** Of the whole day, not of a window. */
  readonly whole: boolean;
}

const Choices = ({ possible, clock, end, whole }: ChoicesProps) => (
  <ul>
    {possible.map((one) => (
      <li key={one.value}>
        <span>{one.value}</span>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${one.share * 100}%` }} />
        </span>
        <span className={styles.share}>{texts(whole ? 'ofTheDay' : 'ofTheWindow', { share: percent(one.share) })}</span>
        <span className={styles.hours}>{hoursText(clock, end, one)}</span>
      </li>
    ))}
  </ul>
);

/** For a birth of unknown time: what holds all day or through the window, and every value that the rest may take with its share of the day. */
export const OpenDay = ({
  chart,
  sweep,
  zone,
}: {
  readonly chart: Chart;
  readonly sweep: DaySweep;
  /** IANA zone of the birth place. */
  readonly zone: string;
}) => {
  const whole = isWholeDay(sweep);
  const clockAt = localClock(zone, sweep);
  const moved = movedText(sweep, whole);
  const end = Date.parse(sweep.to);
  // Over a whole day the chart states no rising sign, not even in the polar circles.
  const isOpen = (field: SweptField) => sweep.possible[field].length > 1 || (whole && field === 'rising');
  const certain = fields.filter(([field]) => !isOpen(field));
  const open = fields.filter(([field]) => isOpen(field));
  const { clock = { from: '', to: '' }, changes } = sweep;
  return (
    <Section
      id="open"
      title={whole ? texts('withoutATimeOf') : texts('betweenTwoTimes', clock)}
      intro={whole ? texts('weWentThroughThe', { changes }) : texts('weWentThroughWindow', { ...clock, changes })}
    >
      <div className={styles.part}>
        <h3>{texts(whole ? 'holdsAllDay' : 'holdsThroughout')}</h3>
        <CertainPart chart={chart} sweep={sweep} fields={certain.map(([field, name]) => [field, texts(name)])} />
      </div>
      <div className={styles.part}>
        <h3>{texts('staysOpen')}</h3>
        {open.length === 0 && <p>{texts('nothingOpen')}</p>}
        {open.length > 0 && (
          <>
            <p className="quiet">
              {texts('byTheClock', { zone })} {moved}
            </p>
            <DayStrip
              sweep={sweep}
              zone={zone}
              rows={open.map(([field, name]) => ({ name: texts(name), possible: sweep.possible[field] }))}
            />
          </>
        )}
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
                    <Choices possible={sweep.possible[field]} clock={clockAt} end={end} whole={whole} />
                  </details>
                ) : (
                  <Choices possible={sweep.possible[field]} clock={clockAt} end={end} whole={whole} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
};
