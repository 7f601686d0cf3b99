import { useMemo } from 'react';
import { classNames } from '#ui';
import styles from './gem.module.css';
import { seenFrom, spotText } from './view';

export interface GemProps {
  /** The Labors (1 to 12) whose faces are lit. */
  lit: readonly number[];
  /** The Labor that lies open: a face in the wash of the action colour. */
  current?: number | undefined;
  /** The Labor whose face looks at the reader. */
  front?: number | undefined;
  /** Numerals in the planes of the faces. */
  numerals?: boolean | undefined;
  className?: string | undefined;
}

/** The still gem: twelve faces for twelve Labors, lit ones rayed, others hatched. A picture only; say the progress in words. */
export function Gem({ lit, current, front = current ?? 1, numerals = true, className }: GemProps) {
  const seen = useMemo(() => seenFrom(front), [front]);
  return (
    <svg className={classNames(styles.gem, className)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {seen.map((face) => {
        const on = lit.includes(face.labor);
        return (
          <g key={face.labor} className={on ? styles.lit : face.labor === current ? styles.current : styles.dark}>
            {face.facets.map(({ light, corners }) => {
              const points = corners.map(spotText).join(' ');
              return (
                <polygon
                  key={points}
                  className={styles.facet}
                  style={{ '--light': `${Math.round(light * 100)}%` }}
                  points={points}
                />
              );
            })}
            <path className={on ? styles.rays : styles.hatching} d={on ? face.rays : face.hatching} />
            {numerals && face.numeral && (
              <text transform={face.numeral} dy="0.35em" fontSize="9.5">
                {face.labor}
              </text>
            )}
            <polygon className={styles.edge} points={face.outline.map(spotText).join(' ')} />
          </g>
        );
      })}
    </svg>
  );
}
