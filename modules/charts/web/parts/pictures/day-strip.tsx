import type { CSSProperties } from 'react';
import type { DaySweep, Possibility } from '#modules/chart-engine/public';
import styles from './day-strip.module.css';
import { localClock, marksOf } from './local-clock';
import { Picture } from './picture';
import { type Span, spansOf } from './strip-spans';
import { texts } from './texts/texts';

/** A field of the chart with all values that it takes during the day. */
export interface StripRow {
  readonly name: string;
  readonly possible: readonly Possibility[];
}

const looks = 4;
const widths = [240, 320, 480, 640, 880] as const;
const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

/** From which width of the strip the value fits into its span; undefined where it hardly ever does. */
const fitsFrom = ({ value, from, to }: Span) =>
  widths.find((width) => width >= (value.length * 7.4 + 16) / (to - from));

/**
 * For a time that is unknown, or known roughly: how values follow one another by the clock of the birth place. Lengths are shares
 * of the width, so that words keep their size on every screen. The lists below say the same with their shares.
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
  const marks = marksOf(sweep);
  const drawn = rows.map(({ name, possible }) => ({
    name,
    spans: spansOf(sweep, possible).map((span) => {
      const { value, fromIso, toIso } = span;
      return { ...span, said: texts('strip.span', { value, from: clock(fromIso), to: clock(toIso) }) };
    }),
  }));
  return (
    <figure className={styles.strip}>
      <Picture
        label={texts('strip')}
        summary={drawn
          .map(({ name, spans }) => texts('told', { name, all: spans.map(({ said }) => said).join(', ') }))
          .join('; ')}
        style={{ '--rows': rows.length } as CSSProperties}
      >
        {drawn.map(({ name, spans }, row) => (
          <g key={name} className={styles.row} style={{ '--row': row } as CSSProperties}>
            <text className={styles.name} dy="0.35em">
              {name}
            </text>
            {spans.map((span) => {
              const { value, from, to, which, said } = span;
              const fits = fitsFrom(span);
              return (
                <g key={from} className={styles.span} data-look={which % looks}>
                  <title>{said}</title>
                  <rect x={percent(from)} width={percent(to - from)} height="34" />
                  {fits && (
                    <text x={percent(from)} dx="8" y="17" dy="0.35em" data-from={fits}>
                      {value}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <g className={styles.hours}>
          {marks.map((at, index) => (
            <text
              key={at}
              x={percent((at - start) / (end - start))}
              // The ends stay inside the strip.
              textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
            >
              {clock(at).slice(0, 5)}
            </text>
          ))}
        </g>
      </Picture>
    </figure>
  );
};
