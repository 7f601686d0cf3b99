import { classNames } from '#ui';
import type { Aspect } from '../../engine/chart';
import styles from './astro-wheel.module.css';
import { at } from './wheel-geometry';

/** Lines between planets that stand in an aspect; the nearer to exact, the stronger. A conjunction needs no line. */
export const AspectLines = ({
  aspects,
  angleOf,
  radius,
  chosen,
}: {
  readonly aspects: readonly Aspect[];
  readonly angleOf: (planet: string) => number | undefined;
  readonly radius: number;
  readonly chosen: string | null;
}) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g className={styles.aspects} aria-hidden="true">
    {aspects.map(({ a, b, type, orb }) => {
      const [from, to] = [angleOf(a), angleOf(b)];
      if (type === 'conjunction' || from === undefined || to === undefined) return null;
      const touched = chosen === null || chosen === a || chosen === b;
      return (
        <path
          key={`${a} ${b}`}
          className={classNames(styles[type], !touched && styles.faint)}
          strokeWidth={orb < 1 ? 1.8 : orb < 3 ? 1.3 : 0.9}
          d={`M${at(radius, from)}L${at(radius, to)}`}
        />
      );
    })}
  </g>
);
