import type { Chart } from '#modules/chart-engine/public';
import {
  degreesAfter as after,
  drawnCusps,
  type HouseSystem,
  wheelPlace as place,
  ringPath as ring,
  wheelRings as rings,
  SIGNS,
  signStrokes,
  wheelStroke as stroke,
} from '#modules/chart-engine/public';
import styles from './astro-wheel.module.css';
import { texts } from './texts/texts';

interface Props {
  readonly western: Chart['westernAstrology'];
  readonly houses: HouseSystem;
  /** Whether a sky stands around it: the names of the axes move out of its way. */
  readonly wide: boolean;
  /** From a longitude to degrees on the page. */
  readonly turned: (longitude: number) => number;
}

/** Strokes at every, every fifth and every tenth degree, and how long they are. */
const scale = [
  [1, 3.5],
  [5, 6],
  [10, 9],
] as const;
const thick = 0.16;

/** Signs, degrees, houses and axes: all that does not depend on a planet. */
export const WheelRings = ({ western, houses, wide, turned }: Props) => {
  const { ascendant, midheaven } = western;
  const cusps = drawnCusps(western, houses) ?? [];
  const axes = [ascendant, midheaven].flatMap((axis, index) =>
    axis === null
      ? []
      : [
          { name: texts(index ? 'wheel.mc' : 'wheel.ac'), angle: turned(axis) },
          { name: texts(index ? 'wheel.ic' : 'wheel.dc'), angle: turned(axis + 180) },
        ],
  );
  const edge = wide ? rings.skyEdge : rings.outer;
  const strokes = (longitudes: readonly number[], from: number, to: number) =>
    longitudes.map((longitude) => stroke(turned(longitude), from, to)).join('');
  const borders = SIGNS.map((_, index) => index * 30);
  return (
    <>
      {wide && <circle className={styles.skyEdge} r={rings.skyEdge} />}
      {scale.map(([every, long]) => (
        <circle
          key={every}
          className={styles.scale}
          r={rings.signs + long / 2}
          strokeWidth={long}
          pathLength="360"
          strokeDasharray={`${thick} ${every - thick}`}
          strokeDashoffset={thick / 2}
          transform={`rotate(${-turned(0).toFixed(2)})`}
        />
      ))}
      <path
        className={styles.border}
        d={ring(0, 0, rings.outer) + ring(0, 0, rings.signs) + strokes(borders, rings.signs, rings.outer)}
      />
      <path
        className={styles.cusp}
        d={ring(0, 0, rings.houses) + ring(0, 0, rings.aspects) + strokes(cusps, rings.aspects, rings.signs)}
      />
      {borders.map((border, index) => (
        <g key={border} transform={place((rings.outer + rings.signs) / 2 + 2, turned(border + 15))}>
          <path className={styles.sign} d={signStrokes[index]} transform="translate(-12 -12)" />
        </g>
      ))}
      {cusps.map((cusp, index) => (
        <text
          key={cusp}
          className={styles.house}
          transform={place(
            (rings.houses + rings.aspects) / 2,
            turned(cusp + after(cusp, cusps[(index + 1) % cusps.length] ?? cusp) / 2),
          )}
          dy="0.35em"
        >
          {index + 1}
        </text>
      ))}
      {axes.map(({ name, angle }) => (
        <g key={name} className={styles.axis}>
          <path
            d={
              stroke(angle, rings.aspects, rings.houses) +
              stroke(angle, rings.signs - 14, rings.signs) +
              stroke(angle, edge, edge + 8)
            }
          />
          <text transform={place(edge + 20, angle)} dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </>
  );
};
