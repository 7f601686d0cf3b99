import styles from './tables.module.css';

/** One column of a drawing. */
export interface ColumnBar {
  readonly key: string;
  /** Short, under the column. */
  readonly name: string;
  /** What it says when it is pointed at. */
  readonly said: string;
  readonly value: number | null;
}

const top = 26;
const height = 190;
const foot = 24;

interface ColumnsProps {
  readonly label: string;
  readonly columns: readonly ColumnBar[];
  readonly format: (value: number) => string;
}

/** Columns next to each other over time. Widths are shares of the width, so that letters keep their size on a phone. */
export const Columns = ({ label, columns, format }: ColumnsProps) => {
  const values = columns.map(({ value }) => value ?? 0);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const yOf = (value: number): number => top + ((most - value) / span) * height;
  const width = 100 / columns.length;
  return (
    <svg role="img" aria-label={label} width="100%" height={top + height + foot} className={styles.drawing}>
      {most > 0 && (
        <text x="0" y={14} fill="var(--ink-2)" className={styles.axis}>
          {format(most)}
        </text>
      )}
      <rect x="0" y={top} width="100%" height="1" fill="var(--hair)" />
      {columns.map(({ key, name, said, value }, place) => (
        <g key={key}>
          <title>{said}</title>
          {value !== null && (
            <rect
              x={`${place * width + width * 0.14}%`}
              y={Math.min(yOf(value), yOf(0))}
              width={`${width * 0.72}%`}
              height={Math.abs(yOf(value) - yOf(0))}
              fill="var(--aubergine)"
              fillOpacity={place === columns.length - 1 ? 1 : 0.55}
            />
          )}
          <text
            x={`${(place + 0.5) * width}%`}
            y={top + height + 18}
            textAnchor="middle"
            fill="var(--ink-2)"
            className={place % 3 === 0 ? styles.axis : styles.axisWide}
          >
            {name}
          </text>
        </g>
      ))}
      <rect x="0" y={yOf(0)} width="100%" height="1" fill="var(--hair-strong)" />
    </svg>
  );
};
