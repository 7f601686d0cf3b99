import type { CSSProperties } from 'react';
import { bodyStrokes as strokes } from '#modules/chart-engine/public';
import type { Body } from '../bodygraph/chart';
import styles from './element-balance.module.css';
import { Picture } from './picture';

/** An element or a mode with the planets in it. */
export interface BalanceRow {
  readonly look: string;
  readonly name: string;
  readonly planets: readonly Body[];
}

/** As many marks go side by side on the smallest phone; the rest stand under them. */
const perLine = 7;
const step = 34;
const moreLines = ({ planets }: BalanceRow): number => Math.max(0, Math.ceil(planets.length / perLine) - 1);

interface Props {
  readonly rows: readonly BalanceRow[];
  readonly label: string;
  /** The same in words. */
  readonly summary: string;
}

/** Rows of round marks. Sizes are pixels on every screen; the rows' distance is the style sheet's, which puts names above the marks where it is narrow. */
export const BalanceRows = ({ rows, ...picture }: Props) => {
  const linesOf = (some: readonly BalanceRow[]) => some.reduce((sum, row) => sum + moreLines(row), 0);
  return (
    <Picture {...picture} style={{ '--rows': rows.length, '--extra': linesOf(rows) } as CSSProperties}>
      {rows.map((row, index) => (
        <g
          key={row.look}
          className={styles.row}
          data-look={row.look}
          style={
            {
              '--row': index,
              '--before': linesOf(rows.slice(0, index)),
              '--more': moreLines(row),
            } as CSSProperties
          }
        >
          <text dy="0.35em">{row.name}</text>
          <g className={styles.marks}>
            {row.planets.map((planet, place) => (
              <g
                key={planet}
                transform={`translate(${(place % perLine) * step} ${Math.floor(place / perLine) * step})`}
              >
                <circle cx="15.5" cy="15" r="14.5" />
                <path d={strokes[planet]} transform="translate(6.5 6) scale(.75)" />
              </g>
            ))}
          </g>
          <text x="100%" dy="0.35em" textAnchor="end">
            {row.planets.length}
          </text>
          <line x2="100%" />
        </g>
      ))}
    </Picture>
  );
};
