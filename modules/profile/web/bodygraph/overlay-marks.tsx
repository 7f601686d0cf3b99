import { classNames } from '#ui';
import type { Curve, Point } from './geometry';
import type { Overlay } from './overlay';
import styles from './overlay.module.css';
import { curvePath } from './paths';

/** An overlay as it is drawn: its look, its gates, and the channels that it closes. */
export interface DrawnOverlay {
  overlay: Overlay;
  gates: ReadonlySet<number>;
  channels: ReadonlySet<string>;
}

/** The arm of a gate that an overlay holds: a pattern inside an empty tube, rails along one that the chart fills. */
export function OverlayArm({ curve, over, filled }: { curve: Curve; over: readonly DrawnOverlay[]; filled: boolean }) {
  const path = curvePath(curve);
  // The widest rails lie lowest.
  return over.toReversed().map(({ overlay: { look } }) => (
    <g key={look} className={classNames(styles[look], over.length > 1 && styles.shared)}>
      {filled && <path className={styles.rails} d={path} />}
      {filled && <path className={styles.between} d={path} />}
      {!filled && <path className={styles.fill} d={path} />}
    </g>
  ));
}

/** The glow along a whole channel that an overlay closes. */
export function ClosedBand({ paths, over }: { paths: readonly Curve[]; over: readonly DrawnOverlay[] }) {
  return over.map(({ overlay: { look } }) => (
    <path key={look} className={classNames(styles.band, styles[look])} d={paths.map(curvePath).join('')} />
  ));
}

/** Rings of the overlays around a gate; inside the disc where the chart leaves it empty. */
export function OverlayRings({
  at: [x, y],
  over,
  filled,
}: {
  at: Point;
  over: readonly DrawnOverlay[];
  filled: boolean;
}) {
  return over.map(({ overlay: { look } }, index) => (
    <circle
      key={look}
      className={classNames(styles.ring, styles[look])}
      cx={x}
      cy={y}
      r={(filled ? 16.4 : 12.8) + index * 3.4}
    />
  ));
}
