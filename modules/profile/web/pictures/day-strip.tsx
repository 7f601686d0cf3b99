import type { DaySweep, Possibility } from '../../engine/chart';
import styles from './day-strip.module.css';
import { localClock, marksOf } from './local-clock';
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
  readonly fromIso: string;
  readonly toIso: string;
  /** Which of the values of its row; chooses the look. */
  readonly which: number;
}

/** The values of a row in the order of the day or window, as parts of it (0 to 1). */
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
        fromIso: one.from,
        toIso: one.to,
      })),
    )
    .sort((one, other) => one.from - other.from);
};

const looks = 4;

/**
 * For a time that is unknown, or known roughly: how values follow one another by the clock of the birth place. The lists below
 * say the same with their shares.
 */
export const DayStrip = ({
  sweep,
  zone,
  rows,
}: {
  readonly sweep: DaySweep;
  readonly zone: string;
  readonly rows: readonly StripRow[];
}) => {
  const clock = localClock(zone, sweep);
  const [start, end] = [Date.parse(sweep.from), Date.parse(sweep.to)];
  return (
    <figure className={styles.strip} aria-label={texts('strip')}>
      {rows.map(({ name, possible }) => {
        const spans = spansOf(sweep, possible);
        const said = spans
          .map(({ value, fromIso, toIso }) => texts('strip.span', { value, from: clock(fromIso), to: clock(toIso) }))
          .join(', ');
        return (
          <div key={name} className={styles.row}>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <div className={styles.line} role="img" aria-label={texts('strip.row', { name, spans: said })}>
              {spans.map(({ value, from, to, fromIso, toIso, which }) => (
                <span
                  key={from}
                  data-look={which % looks}
                  title={`${value}, ${clock(fromIso)}–${clock(toIso)}`}
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
        {marksOf(sweep).map((at) => (
          <span key={at} style={{ insetInlineStart: `${((at - start) / (end - start)) * 100}%` }}>
            {clock(at).slice(0, 5)}
          </span>
        ))}
      </div>
    </figure>
  );
};
