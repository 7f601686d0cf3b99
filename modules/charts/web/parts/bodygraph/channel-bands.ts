import {
  type BodygraphArm as Arm,
  curvePath,
  gatesOf,
  type Hatch,
  hatchPath,
  type BodygraphLine as Line,
} from '#modules/chart-engine/public';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import type { Side } from './chart';
import type { Drawn, DrawnOverlay } from './drawn';
import marks from './overlay.module.css';

/** Paths by their class, the lowest first; an empty path is not drawn. */
export type Bands = readonly (readonly [className: string | undefined, path: string])[];

/** Width of a tube in units of the picture. */
const tube = 12;
const stripes = { across: tube + 0.4, every: 15, lean: 6 };

const armsOf = (lines: readonly Line[]) => lines.flatMap(({ arms }) => arms);
const along = (arms: readonly Arm[]) => arms.map(({ curve }) => curvePath(curve)).join('');
const across = (arms: readonly Arm[], hatch: Hatch) => arms.map(({ curve }) => hatchPath(curve, hatch)).join('');

/** What lies under the tubes: a rim of paper, and the glow along channels that an overlay closes. */
export const bandsBelow = (lines: readonly Line[], over: readonly DrawnOverlay[]): Bands => [
  [styles.case, along(armsOf(lines))],
  ...over.map(({ look, channels }) => {
    const closed = channels.flatMap(gatesOf);
    return [
      classNames(marks.band, marks[look]),
      along(armsOf(lines).filter(({ gate }) => closed.includes(gate))),
    ] as const;
  }),
];

/** The tubes, and overlays in them: a pattern inside an empty tube, rails along one that the chart fills. */
export const bandsInside = (lines: readonly Line[], side: Drawn['side'], over: readonly DrawnOverlay[]): Bands => [
  [styles.tube, along(armsOf(lines))],
  [styles.bore, along(armsOf(lines))],
  // The widest rails lie lowest.
  ...over.toReversed().flatMap(({ look, gates }) =>
    [false, true].flatMap((shared) => {
      const arms = armsOf(lines).filter(
        ({ gate }) =>
          gates.includes(gate) && shared === over.some((other) => other.look !== look && other.gates.includes(gate)),
      );
      const band = (name: string | undefined, filled: boolean) =>
        [
          classNames(name, marks[look], shared && marks.shared),
          along(arms.filter(({ gate }) => filled === (side(gate) !== null))),
        ] as const;
      return [band(marks.rails, true), band(marks.between, true), band(marks.fill, false)];
    }),
  ),
];

/** The active arms of the chart itself. */
export const ownBands = (lines: readonly Line[], side: Drawn['side']): Bands => {
  const by = (wanted: Side) => armsOf(lines).filter(({ gate }) => side(gate) === wanted);
  const [red, both] = [by('design'), by('both')];
  return [
    [styles.ink, along([...by('personality'), ...both])],
    [styles.rim, along(red)],
    [styles.hollow, along(red)],
    [styles.gap, across(both, { ...stripes, thick: 8 })],
    [
      styles.red,
      across(red, { across: tube - 1, every: 6.4, thick: 2.8, lean: 5 }) + across(both, { ...stripes, thick: 5.6 }),
    ],
  ];
};
