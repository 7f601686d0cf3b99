import { useId } from 'react';
import styles from './pictures.module.css';
import { rounded } from './source';

interface HeatRow {
  readonly key: string;
  readonly name: string;
  /** A small line under the name. */
  readonly under: string;
  /** Per cent; null is hatched. */
  readonly parts: readonly (number | null)[];
}

interface HeatMapProps {
  /** What one sees, for those who do not. */
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly HeatRow[];
  /** What the hatching means. */
  readonly missing: string;
}

const rowHeight = 44;
const top = 26;
/** Per cent of the width that the names take. */
const names = 26;

const Hatch = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="1" height="6" fill="var(--hair-strong)" />
  </pattern>
);

/** Shares as shaded cells, each with its number; columns are shares of the width, so that it fits a phone. */
export const HeatMap = ({ label, headings, rows, missing }: HeatMapProps) => {
  const hatch = useId();
  const width = (100 - names) / headings.length;
  const at = (column: number): string => `${names + column * width}%`;
  const middle = (column: number): string => `${names + (column + 0.5) * width}%`;
  return (
    <>
      <svg role="img" aria-label={label} width="100%" height={top + rows.length * rowHeight} className={styles.drawing}>
        <defs>
          <Hatch id={hatch} />
        </defs>
        {headings.map((heading, column) => (
          <text
            key={heading}
            x={middle(column)}
            y="16"
            textAnchor="middle"
            fill="var(--ink-2)"
            className={styles.headings}
          >
            {heading}
          </text>
        ))}
        {rows.map(({ key, name, under, parts }, place) => (
          <g key={key}>
            <text x="0" y={top + place * rowHeight + 18} fill="var(--ink)" className={styles.small}>
              {name}
            </text>
            <text x="0" y={top + place * rowHeight + 36} fill="var(--ink-2)" className={styles.under}>
              {under}
            </text>
            {parts.map((part, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <g key={column}>
                <rect
                  x={at(column)}
                  y={top + place * rowHeight}
                  width={`${width - 0.4}%`}
                  height={rowHeight - 2}
                  fill={part === null ? `url(#${hatch})` : 'var(--aubergine)'}
                  fillOpacity={part === null ? 0.5 : 0.06 + (part / 100) * 0.36}
                />
                {part !== null && (
                  <text
                    x={middle(column)}
                    y={top + place * rowHeight + 26}
                    textAnchor="middle"
                    fill="var(--ink)"
                    className={styles.cell}
                  >
                    {rounded(part)}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <p className={styles.key}>
        <svg aria-hidden="true" className={styles.swatch}>
          <rect width="100%" height="100%" fill={`url(#${hatch})`} fillOpacity="0.5" />
        </svg>
        {missing}
      </p>
    </>
  );
};
