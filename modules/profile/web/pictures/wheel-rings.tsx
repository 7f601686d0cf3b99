import type { Chart } from '../../engine/chart';
import { SIGNS } from '../../engine/rules/names';
import styles from './astro-wheel.module.css';
import { after, cuspsOf, type HouseSystem } from './houses';
import { signStrokes } from './sign-glyph';
import { texts } from './texts/texts';
import { place, rings, stroke } from './wheel-geometry';

interface Props {
  readonly western: Chart['westernAstrology'];
  readonly houses: HouseSystem;
  /** Whether a sky stands around it: the names of the axes move out of its way. */
  readonly wide: boolean;
  /** From a longitude to degrees on the page. */
  readonly turned: (longitude: number) => number;
}

/** One path of all degrees, 0° Aries on the right: long strokes every tenth, middle ones every fifth. */
const scale = Array.from({ length: 360 }, (_, degree) =>
  degree % 30 ? stroke(degree, rings.signs, rings.signs + (degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3.5)) : '',
).join('');

const Signs = ({ turned }: Pick<Props, 'turned'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g aria-hidden="true">
    {SIGNS.map((sign, index) => (
      <g key={sign} transform={place((rings.outer + rings.signs) / 2 + 2, turned(index * 30 + 15))}>
        <g className={styles.sized}>
          <path className={styles.sign} d={signStrokes[index]} transform="translate(-12 -12)" />
        </g>
      </g>
    ))}
  </g>
);

/** The borders of the houses, and their numbers in the middle of each. */
const Houses = ({ cusps, turned }: { readonly cusps: readonly number[] } & Pick<Props, 'turned'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
  <g aria-hidden="true">
    <path className={styles.cusp} d={cusps.map((cusp) => stroke(turned(cusp), rings.aspects, rings.signs)).join('')} />
    {cusps.map((cusp, index) => {
      const next = cusps[(index + 1) % cusps.length] ?? cusp;
      return (
        <text
          key={cusp}
          className={styles.house}
          transform={place((rings.houses + rings.aspects) / 2, turned(cusp + after(cusp, next) / 2))}
          dy="0.35em"
        >
          {index + 1}
        </text>
      );
    })}
  </g>
);

const Axis = ({
  degrees,
  name,
  wide,
  turned,
}: { readonly degrees: number; readonly name: string } & Pick<Props, 'turned' | 'wide'>) => {
  const angle = turned(degrees);
  const edge = wide ? rings.skyEdge : rings.outer;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={styles.axis} aria-hidden="true">
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
  );
};

/** Signs, degrees, houses and axes: all that does not depend on a planet. */
export const WheelRings = ({ western, houses, wide, turned }: Props) => {
  const { ascendant, midheaven } = western;
  const cusps = cuspsOf(western, houses) ?? cuspsOf(western, 'whole');
  const axes = [
    ['ac', ascendant],
    ['dc', ascendant === null ? null : ascendant + 180],
    ['mc', midheaven],
    ['ic', midheaven === null ? null : midheaven + 180],
  ] as const;
  return (
    <>
      {wide && <circle className={styles.skyEdge} r={rings.skyEdge} />}
      {(['outer', 'signs'] as const).map((ring) => (
        <circle key={ring} className={styles.border} r={rings[ring]} />
      ))}
      {(['houses', 'aspects'] as const).map((ring) => (
        <circle key={ring} className={styles.cusp} r={rings[ring]} />
      ))}
      <path className={styles.scale} d={scale} transform={`rotate(${-turned(0).toFixed(2)})`} />
      <path
        className={styles.border}
        d={SIGNS.map((_, index) => stroke(turned(index * 30), rings.signs, rings.outer)).join('')}
      />
      <Signs turned={turned} />
      {cusps && <Houses cusps={cusps} turned={turned} />}
      {axes.map(
        ([name, degrees]) =>
          degrees !== null && (
            <Axis key={name} degrees={degrees} name={texts(`wheel.${name}`)} wide={wide} turned={turned} />
          ),
      )}
    </>
  );
};
