import type { DaySweep, Possibility } from '../../engine/chart';
import { isWholeDay, readingAt } from '../text/swept-clock';
import styles from './day-strip.module.css';
import { texts } from './texts/texts';

/** A field of the chart with all values that it takes during the day. */
export interface StripRow {
  readonly name: string;
  readonly possible: readonly Possibility[];
}

interface Span {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Which of the values of its row; chooses the look. */
  readonly which: number;
}

const hour = 3_600_000;

/** The values of a row in the order of the day, as parts of it (0 to 1). */
export const spansOf = ({ from, to }: Pick<DaySweep, 'from' | 'to'>, possible: readonly Possibility[]): Span[] => {
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  return possible
    .flatMap(({ value, intervals }, which) =>
      intervals.map((one) => ({
        value,
        which,
        from: (Date.parse(one.from) - start) / length,
        to: (Date.parse(one.to) - start) / length,
      })),
    )
    .sort((one, other) => one.from - other.from);
};

/** Where the hours below stand (0 to 1): every sixth of a day, both ends of a window. */
const marksOf = (sweep: DaySweep): { at: number; text: string }[] => {
  if (!isWholeDay(sweep)) return [0, 1].map((at) => ({ at, text: readingAt(sweep, at) }));
  const hours = (Date.parse(sweep.to) - Date.parse(sweep.from)) / hour;
  return [0, 6, 12, 18, 24].filter((mark) => mark <= hours).map((mark) => ({ at: mark / hours, text: String(mark) }));
};

const looks = 4;

/** For an unknown time: how values follow one another from midnight to midnight, or through a window. The lists below say the same with their shares. */
export const DayStrip = ({ sweep, rows }: { readonly sweep: DaySweep; readonly rows: readonly StripRow[] }) => {
  const clock = (share: number) => readingAt(sweep, share);
  return (
    <figure className={styles.strip} aria-label={texts('strip')}>
      {rows.map(({ name, possible }) => {
        const spans = spansOf(sweep, possible);
        const said = spans
          .map(({ value, from, to }) => texts('strip.span', { value, from: clock(from), to: clock(to) }))
          .join(', ');
        return (
          <div key={name} className={styles.row}>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <div className={styles.line} role="img" aria-label={texts('strip.row', { name, spans: said })}>
              {spans.map(({ value, from, to, which }) => (
                <span
                  key={from}
                  data-look={which % looks}
                  title={`${value}, ${clock(from)}–${clock(to)}`}
                  style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
                >
                  {to - from > 0.16 && <em>{value}</em>}
                </span>
              ))}
            </div>
          </div>
        );
      })}
      <div className={styles.hours} aria-hidden="true">
        {marksOf(sweep).map(({ at, text }) => (
          <span key={at} style={{ insetInlineStart: `${at * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </figure>
  );
};
