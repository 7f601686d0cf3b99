import { classNames } from '#ui';
import styles from './astro-wheel.module.css';
import { at, rings } from './wheel-geometry';

/** A line of the wheel: which two marks it joins, where they stand on the page, and how far the aspect is from exact. */
export interface WheelLine {
  readonly from: string;
  readonly to: string;
  /** Degrees on the page. */
  readonly fromAngle: number;
  readonly toAngle: number;
  readonly type: string;
  /** Degrees. */
  readonly orb: number;
}

/** Lines between what stands in an aspect; the nearer to exact, the stronger. A conjunction needs no line. */
export const AspectLines = ({
  lines,
  chosen,
}: {
  readonly lines: readonly WheelLine[];
  readonly chosen: string | null;
}) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g className={styles.aspects} aria-hidden="true">
    {lines.map(({ from, to, fromAngle, toAngle, type, orb }) => {
      if (type === 'conjunction') return null;
      const touched = chosen === null || chosen === from || chosen === to;
      return (
        <path
          key={`${from} ${to}`}
          className={classNames(styles[type], !touched && styles.faint)}
          opacity={touched ? (1 - (0.55 * Math.min(orb, 8)) / 8).toFixed(2) : undefined}
          d={`M${at(rings.aspects, fromAngle)}L${at(rings.aspects, toAngle)}`}
        />
      );
    })}
  </g>
);
