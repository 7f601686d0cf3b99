import type { Chart } from '../../engine/chart';
import { SIGNS } from '../../engine/rules/names';
import styles from './astro-wheel.module.css';
import { signStrokes } from './sign-glyph';
import { texts } from './texts/texts';
import { at, rings, spot, stroke } from './wheel-geometry';

interface Props {
  readonly western: Chart['westernAstrology'];
  /** From a longitude to degrees on the page. */
  readonly turned: (longitude: number) => number;
}

/** One path of all degrees: long strokes every tenth, middle ones every fifth. */
const scale = (turned: Props['turned']): string => {
  let path = '';
  for (let degree = 0; degree < 360; degree += 2.5)
    path += stroke(turned(degree), rings.signs, rings.signs - (degree % 10 === 0 ? 7 : degree % 5 === 0 ? 4.5 : 2.5));
  return path;
};

const Signs = ({ turned }: Pick<Props, 'turned'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g aria-hidden="true">
    {SIGNS.map((sign, index) => {
      const [x, y] = spot((rings.outer + rings.signs) / 2, turned(index * 30 + 15));
      return (
        <path
          key={sign}
          className={styles.sign}
          data-element={index % 4}
          d={signStrokes[index]}
          transform={`translate(${(x - 10).toFixed(1)} ${(y - 10).toFixed(1)}) scale(.84)`}
        />
      );
    })}
  </g>
);

/** Whole-sign houses, counted from the rising sign. */
const Houses = ({ ascendant, turned }: { readonly ascendant: number } & Pick<Props, 'turned'>) => {
  const first = Math.floor(ascendant / 30) * 30;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true">
      {SIGNS.map((sign, index) => {
        const [x, y] = spot(rings.houses + 11, turned(first + index * 30 + 15));
        return (
          <text key={sign} className={styles.house} x={x.toFixed(1)} y={y.toFixed(1)} dy="0.35em">
            {index + 1}
          </text>
        );
      })}
    </g>
  );
};

const Axis = ({
  degrees,
  name,
  turned,
}: { readonly degrees: number; readonly name: string } & Pick<Props, 'turned'>) => {
  const angle = turned(degrees);
  const [x, y] = spot(rings.outer + 12, angle);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={styles.axis} aria-hidden="true">
      <path
        d={`M${at(rings.outer, angle)}L${at(rings.houses, angle)}M${at(rings.houses, angle + 180)}L${at(rings.signs, angle + 180)}`}
      />
      <text x={x.toFixed(1)} y={y.toFixed(1)} dy="0.35em">
        {name}
      </text>
    </g>
  );
};

/** Signs, degrees, houses and axes: all that does not depend on a planet. */
export const WheelRings = ({ western, turned }: Props) => {
  const { ascendant, midheaven } = western;
  const borders = SIGNS.map((_, index) =>
    stroke(turned(index * 30), rings.outer, ascendant === null ? rings.signs : rings.houses),
  ).join('');
  return (
    <>
      {[rings.outer, rings.signs, rings.houses].map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      <path className={styles.scale} d={scale(turned)} />
      <path className={styles.border} d={borders} />
      <Signs turned={turned} />
      {ascendant !== null && <Houses ascendant={ascendant} turned={turned} />}
      {ascendant !== null && <Axis degrees={ascendant} name={texts('wheel.ac')} turned={turned} />}
      {midheaven !== null && <Axis degrees={midheaven} name={texts('wheel.mc')} turned={turned} />}
    </>
  );
};
