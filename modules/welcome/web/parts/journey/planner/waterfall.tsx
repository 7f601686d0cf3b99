import { useId } from 'react';
import { formatMoney, formatNumber } from '#core/web';
import { classNames } from '#ui';
import { axisFor } from '../../../../lib/costs/axis';
import type { Band } from '../../../../lib/costs/bands';
import type { Costs } from '../../../../lib/costs/costs';
import type { Plan } from '../../../../lib/costs/plan';
import type { Range } from '../../../../schemas/values';
import { texts } from '../texts/texts';
import { lineName, noteOf } from './line-words';
import { Hatching, Track, type TrackProps } from './track';
import styles from './waterfall.module.css';

interface RowProps extends Omit<TrackProps, 'look'> {
  readonly name: string;
  readonly note: string | null;
  readonly look: TrackProps['look'];
}

const Row = ({ name, note, look, ...track }: RowProps) => (
  <li className={classNames(styles.row, look === 'sum' && styles.total)}>
    <div className={styles.name}>
      <b>{name}</b>
      {note && <span>{note}</span>}
    </div>
    <Track look={look} {...track} />
    <div className={styles.price}>
      {formatMoney(track.bar.from)}
      {track.bar.to > track.bar.from && <span>{texts('price.to', { money: formatMoney(track.bar.to) })}</span>}
    </div>
  </li>
);

const short = (dollars: number): string =>
  formatNumber(dollars, { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 0 });

const fromNothing = (sum: Range) => ({ ...sum, start: 0 });

export interface WaterfallProps {
  readonly plan: Plan;
  readonly costs: Costs;
  readonly band: Band;
  readonly full: boolean;
}

/** Each bar begins where the last one ended; below them their sum, and what was added to it. */
export const Waterfall = ({ plan, costs, band, full }: WaterfallProps) => {
  const hatch = useId();
  const axis = axisFor(costs.total.to);
  const { stages, extras, total } = costs;
  const common = { axis, band, hatch };
  return (
    <>
      <Hatching id={hatch} />
      <ul className={styles.rows}>
        {stages.lines.map((line, at) => (
          <Row
            key={line.id}
            {...common}
            name={lineName(line.id)}
            note={noteOf(line, plan)}
            look="stage"
            bar={line}
            next={at < stages.lines.length - 1 ? line.start + line.from : undefined}
          />
        ))}
        <Row
          {...common}
          name={texts(full ? 'sum.full' : 'sum.part')}
          note={stages.sum.to > stages.sum.from ? texts('sum.range', { money: formatMoney(stages.sum.to) }) : null}
          look="sum"
          bar={fromNothing(stages.sum)}
        />
        {extras.lines.map((line) => (
          <Row key={line.id} {...common} name={lineName(line.id)} note={noteOf(line, plan)} look="extra" bar={line} />
        ))}
        {extras.lines.length > 0 && (
          <Row {...common} name={texts('sum.all')} note={null} look="sum" bar={fromNothing(total)} />
        )}
      </ul>
      <div className={styles.axis}>
        <svg className={styles.ticks} aria-hidden="true" focusable="false">
          {axis.ticks.map((tick, at) => (
            <text
              key={tick}
              x={`${(tick / axis.end) * 100}%`}
              y="20"
              textAnchor={at === 0 ? 'start' : 'middle'}
              className={at % 2 === 1 ? styles.odd : undefined}
            >
              {short(tick)}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
};
