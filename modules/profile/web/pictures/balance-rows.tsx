import { type CSSProperties, useId } from 'react';
import { BodyGlyph } from '../bodygraph/body-glyph';
import type { Body } from '../bodygraph/chart';
import styles from './element-balance.module.css';

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
  readonly title: string;
  /** The same in words. */
  readonly summary: string;
}

/** Rows of round marks. Sizes are pixels on every screen; the rows' distance is the style sheet's, which puts names above the marks where it is narrow. */
export const BalanceRows = ({ rows, title, summary }: Props) => {
  const id = useId();
  const extra = rows.reduce((sum, row) => sum + moreLines(row), 0);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      style={{ '--rows': rows.length, '--extra': extra } as CSSProperties}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{summary}</desc>
      {rows.map((row, index) => {
        const before = rows.slice(0, index).reduce((sum, one) => sum + moreLines(one), 0);
        return (
          <g
            key={row.look}
            className={styles.row}
            data-look={row.look}
            style={{ '--row': index, '--before': before, '--more': moreLines(row) } as CSSProperties}
          >
            <text className={styles.name} dy="0.35em">
              {row.name}
            </text>
            <g className={styles.marks}>
              {row.planets.map((planet, place) => (
                <g
                  key={planet}
                  transform={`translate(${(place % perLine) * step} ${Math.floor(place / perLine) * step})`}
                >
                  <circle cx="15.5" cy="15" r="14.5" />
                  <g transform="translate(6.5 6)">
                    <BodyGlyph body={planet} size={18} />
                  </g>
                </g>
              ))}
            </g>
            <text className={styles.count} x="100%" dy="0.35em" textAnchor="end">
              {row.planets.length}
            </text>
            <line className={styles.rule} x2="100%" />
          </g>
        );
      })}
    </svg>
  );
};
