import { useId } from 'react';
import styles from './pictures.module.css';

/** One bar under its name. */
export interface Bar {
  readonly key: string;
  readonly name: string;
  /** What stands at its end, as it is read. */
  readonly said: string;
  /** Length in per cent of the width; null draws none. */
  readonly part: number | null;
  /** Hatched in gold: more than there should be. */
  readonly over?: boolean;
}

const rowHeight = 46;

/** Letters of a name for which there is room on a phone, next to what stands at the end; the table has the whole name. */
const room = 26;
const shortened = (name: string): string => (name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name);

/** Bars one under another. Lengths are shares of the width and letters keep their size, so that it is as legible on a phone. */
export const Bars = ({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) => {
  const hatch = useId();
  return (
    <svg role="img" aria-label={label} width="100%" height={bars.length * rowHeight} className={styles.drawing}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="7" fill="var(--gold-ink)" />
        </pattern>
      </defs>
      {bars.map(({ key, name, said, part, over = false }, place) => (
        <g key={key}>
          <text x="0" y={place * rowHeight + 18} fill="var(--ink)">
            {shortened(name)}
          </text>
          <text x="100%" y={place * rowHeight + 18} textAnchor="end" fill="var(--ink)" className={styles.said}>
            {said}
          </text>
          <rect x="0" y={place * rowHeight + 26} width="100%" height="8" fill="var(--hair)" />
          {part !== null && (
            <rect
              x="0"
              y={place * rowHeight + 26}
              width={`${Math.min(100, part)}%`}
              height="8"
              fill={over ? `url(#${hatch})` : 'var(--aubergine)'}
            />
          )}
        </g>
      ))}
    </svg>
  );
};
