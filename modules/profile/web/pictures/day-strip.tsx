import { type CSSProperties, useId } from 'react';
import type { DaySweep, Possibility } from '../../engine/chart';
import styles from './day-strip.module.css';
import { localClock, marksOf } from './local-clock';
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

/** From which width of the strip the value fits into its span; null where it hardly ever does. */
const fitsFrom = ({ value, from, to }: Span): number | null => {
  const need = (value.length * 7.4 + 16) / (to - from);
  return widths.find((width) => width >= need) ?? null;
};

const SpanMark = ({ span, clock }: { readonly span: Span; readonly clock: (iso: string) => string }) => {
  const { value, from, to, fromIso, toIso, which } = span;
  const fits = fitsFrom(span);
  return (
    <g className={styles.span} data-look={which % looks}>
      <title>{`${value}, ${clock(fromIso)}–${clock(toIso)}`}</title>
      <rect x={percent(from)} width={percent(to - from)} height="34" />
      {fits !== null && (
        <text x={percent(from)} dx="8" y="17" dy="0.35em" data-from={fits}>
          {value}
        </text>
      )}
    </g>
  );
};

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
  const title = useId();
  const clock = localClock(zone, sweep);
  const [start, end] = [Date.parse(sweep.from), Date.parse(sweep.to)];
  const marks = marksOf(sweep);
  return (
    <figure className={styles.strip}>
      <svg aria-labelledby={title} style={{ '--rows': rows.length } as CSSProperties}>
        <title id={title}>{texts('strip')}</title>
        {rows.map(({ name, possible }, row) => {
          const spans = spansOf(sweep, possible);
          const said = spans
            .map(({ value, fromIso, toIso }) => texts('strip.span', { value, from: clock(fromIso), to: clock(toIso) }))
            .join(', ');
          return (
            <g key={name} className={styles.row} style={{ '--row': row } as CSSProperties}>
              <svg role="img" aria-label={texts('strip.row', { name, spans: said })} width="100%" height="34">
                <text className={styles.name} dy="0.35em">
                  {name}
                </text>
                {spans.map((span) => (
                  <SpanMark key={span.from} span={span} clock={clock} />
                ))}
              </svg>
            </g>
          );
        })}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
        <g className={styles.hours} aria-hidden="true">
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
      </svg>
    </figure>
  );
};
