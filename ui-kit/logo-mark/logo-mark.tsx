import { classNames } from '../class-names/class-names';
import styles from './logo-mark.module.css';

/** Visible faces of a tilted dodecahedron, back to front: light in percent, corners in a 64-unit box. */
const faces: readonly (readonly [light: number, corners: string])[] = [
  [10, '50.6,7.5 48.3,12.9 55.3,34.6 61.5,41.3 58.5,24.7'],
  [64, '50.6,7.5 30.9,3.5 15.5,6.1 25.8,12 48.3,12.9'],
  [10, '48.2,57.5 61.5,41.3 55.3,34.6 37.1,47.5 33.2,61.6'],
  [81, '2.7,22.8 4.2,39.6 18.7,33.4 25.8,12 15.5,6.1'],
  [22, '33.2,61.6 37.1,47.5 18.7,33.4 4.2,39.6 13.3,56.7'],
];

export interface LogoMarkProps {
  /** Width and height in px. */
  size?: number | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** The three-coloured gem next to the name; a picture only, the name says it. */
export function LogoMark({ size = 28, className }: LogoMarkProps) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      {faces.map(([light, corners]) => (
        <polygon
          key={corners}
          className={styles.face}
          color={`color-mix(in oklab, var(--gem-hi) ${light}%, var(--gem-lo))`}
          points={corners}
        />
      ))}
      <polygon className={styles.lit} points="48.3,12.9 25.8,12 18.7,33.4 37.1,47.5 55.3,34.6" />
    </svg>
  );
}
