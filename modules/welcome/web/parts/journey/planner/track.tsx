import { classNames } from '#ui';
import type { Axis } from '../../../../lib/costs/axis';
import type { Range } from '../../../../schemas/values';
import styles from './waterfall.module.css';

export interface TrackProps {
  readonly axis: Axis;
  /** The budget behind the bars. */
  readonly band: { readonly least: number; readonly most: number | null };
  /** Where the bar begins, its sure part and how far it may go. */
  readonly bar: Range & { readonly start: number };
  readonly look: 'stage' | 'sum' | 'extra';
  /** Where the next bar begins: a line leads there. */
  readonly next?: number | undefined;
  /** Id of the hatching. */
  readonly hatch: string;
}

/** Positions are attributes of SVG: the page allows no style attributes, and the server draws this too. */
const percent = (amount: number, { end }: Axis): string => `${Math.round((amount / end) * 1e5) / 1e3}%`;

/** One row's bar on the common scale, for the eyes; the row says the same in words and figures. */
export const Track = ({ axis, band, bar, look, next, hatch }: TrackProps) => {
  const at = (amount: number): string => percent(amount, axis);
  const most = Math.min(band.most ?? axis.end, axis.end);
  const may = bar.to - bar.from;
  return (
    <div className={styles.track}>
      <svg aria-hidden="true" focusable="false">
        {band.least < most && <rect className={styles.band} x={at(band.least)} width={at(most - band.least)} />}
        {axis.ticks.map((tick) => (
          <rect key={tick} className={styles.grid} x={at(tick)} />
        ))}
        {may > 0 && (
          <rect className={styles.may} x={at(bar.start + bar.from)} width={at(may)} fill={`url(#${hatch})`} />
        )}
        <rect
          className={classNames(styles.bar, styles[look])}
          x={at(bar.start)}
          width={bar.from > 0 ? at(bar.from) : '2'}
        />
        {next !== undefined && <rect className={styles.lead} x={at(next)} />}
      </svg>
    </div>
  );
};

/** The hatching of what may come on top; drawn once a page. */
export const Hatching = ({ id }: { readonly id: string }) => (
  <svg className={styles.defs} aria-hidden="true" focusable="false">
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
      <rect className={styles.hatch} width="1" height="6" />
    </pattern>
  </svg>
);
