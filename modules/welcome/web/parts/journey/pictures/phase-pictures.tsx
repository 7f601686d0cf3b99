import type { ReactNode } from 'react';
import styles from './pictures.module.css';

const round = (value: number): number => Math.round(value * 10) / 10;

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.phase} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Corners of a regular pentagon whose first corner points the given way. */
const pentagon = (x: number, y: number, radius: number, turn: number): string =>
  Array.from({ length: 5 }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / 5;
    return `${round(x + radius * Math.sin(angle))},${round(y - radius * Math.cos(angle))}`;
  }).join(' ');

const answered = new Set([0, 3, 8]);
const spoke = (labor: number, radius: number): string => {
  const angle = (labor * Math.PI) / 6;
  return `${round(100 + radius * Math.sin(angle))} ${round(100 - radius * Math.cos(angle))}`;
};

/** Twelve Labors in a ring; three are answered and joined. */
export const AssessmentPicture = () => (
  <Drawing>
    <circle cx="100" cy="100" r="98" />
    {Array.from({ length: 12 }, (_, labor) => {
      const angle = (labor * Math.PI) / 6;
      const corners = pentagon(100 + 74 * Math.sin(angle), 100 - 74 * Math.cos(angle), 17, angle);
      return <polygon key={corners} points={corners} className={answered.has(labor) ? styles.lit : undefined} />;
    })}
    <path d={`M${[...answered].map((labor) => spoke(labor, 56)).join('L')}Z`} />
  </Drawing>
);

const radii = Array.from({ length: 11 }, (_, ring) => 6 + ring * 6);

/** Two sets of rings; where both reach is gold. */
export const MatchingPicture = () => (
  <Drawing>
    <path className={styles.lit} d="M100 64.2A48 48 0 0 1 100 135.8A48 48 0 0 1 100 64.2Z" />
    {radii.map((radius) => (
      <g key={radius}>
        <circle cx="68" cy="100" r={radius} />
        <circle cx="132" cy="100" r={radius} />
      </g>
    ))}
  </Drawing>
);

/** Seven days of thirteen hours; one block a day, one of them gold. Top and height of each block, in hours. */
const blocks: readonly (readonly [number, number])[] = [
  [7, 3],
  [7, 2],
  [5, 3],
  [6, 3],
  [3, 4],
  [7, 2],
  [8, 2],
];

/** A week with one thing a day and much time left. */
export const ExperiencePicture = () => (
  <Drawing>
    {blocks.map(([top, height], day) => {
      const x = 10 + day * 27;
      const hours = Array.from({ length: 13 }, (_, hour) => `M${x} ${18 + hour * 14}h18`).join('');
      return (
        <g key={x}>
          <path d={hours} />
          <rect
            className={day === 4 ? styles.lit : styles.full}
            x={x}
            y={18 + top * 14}
            width="18"
            height={height * 14}
          />
        </g>
      );
    })}
  </Drawing>
);
