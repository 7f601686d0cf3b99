import type { Reading } from '../../../schemas/reading';
import styles from './rosette.module.css';

const size = 320;
const middle = size / 2;
const radius = 130;
const place = (labor: number): { readonly x: number; readonly y: number } => {
  const angle = ((labor - 1) / 12) * 2 * Math.PI - Math.PI / 2;
  return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
};
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The ornament of the title page: twelve places for the twelve Labors, and a line for each theme between those it quotes. */
export const Rosette = ({ themes }: Pick<Reading, 'themes'>) => {
  const counts = new Map<number, number>();
  for (const { quotes } of themes)
    for (const { laborNumber } of quotes) counts.set(laborNumber, (counts.get(laborNumber) ?? 0) + 1);
  const lines = themes
    .map(({ id, quotes }) => ({
      id,
      labors: [...new Set(quotes.map(({ laborNumber }) => laborNumber))].sort((one, other) => one - other),
    }))
    .filter(({ labors }) => labors.length > 1);
  return (
    <svg className={styles.rosette} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <circle className={styles.ring} cx={middle} cy={middle} r={radius} />
      {lines.map(({ id, labors }) => (
        <polygon
          key={id}
          className={styles.line}
          points={labors
            .map(place)
            .map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
            .join(' ')}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => index + 1).map((labor) => {
        const { x, y } = place(labor);
        const count = counts.get(labor) ?? 0;
        return (
          <circle
            key={labor}
            className={count > 0 ? styles.used : styles.open}
            cx={rounded(x)}
            cy={rounded(y)}
            r={count === 0 ? 3 : 5 + Math.min(count, 4) * 1.5}
          />
        );
      })}
    </svg>
  );
};
