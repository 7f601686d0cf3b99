import type { KeyboardEvent } from 'react';
import { classNames } from '#ui';
import { strokes } from '../bodygraph/body-strokes';
import { writtenName } from '../bodygraph/chart';
import { longitudeText } from '../detailed/degree-text';
import styles from './astro-wheel.module.css';
import type { WheelPlanet } from './placed-planets';
import { retrogradeStroke } from './sign-glyph';
import { texts } from './texts/texts';
import { at, place, rings, stroke } from './wheel-geometry';

interface Props {
  readonly id: string;
  readonly planet: WheelPlanet;
  /** Of the sky around the chart instead of the chart itself. */
  readonly passing: boolean;
  /** Where it stands, and where there is room for its glyph; degrees on the page. */
  readonly from: number;
  readonly angle: number;
  readonly dim: boolean;
  readonly press?: (event: KeyboardEvent) => void;
  readonly choose?: () => void;
  readonly focus?: () => void;
  readonly pressed?: boolean;
  readonly tabStop?: boolean;
}

/** A planet and its place in words: "Sun, 19°15′30″ Aries, house 5"; of another sky: "Transit Sun, …, in house 5". */
export const planetText = ({ name, longitude, house, retrograde }: WheelPlanet, passing = false): string =>
  texts(passing ? 'wheel.passing' : 'wheel.planet', { name: writtenName(name), position: longitudeText(longitude) }) +
  (house === null ? '' : texts('wheel.house', { house })) +
  (retrograde ? texts('wheel.retrograde') : '');

/** Degree, and minutes or the sign of going backwards under it. */
const Figures = ({ planet, passing, angle }: Pick<Props, 'planet' | 'passing' | 'angle'>) => {
  const minutes = Math.floor((planet.degree % 1) * 60 + 1e-9);
  return (
    <>
      <text className={styles.degree} transform={place(passing ? rings.skyFigures : rings.degrees, angle)} dy="0.35em">
        {Math.floor(planet.degree)}°
      </text>
      {!passing && !planet.retrograde && (
        <text className={styles.minutes} transform={place(rings.minutes, angle)} dy="0.35em">
          {String(minutes).padStart(2, '0')}′
        </text>
      )}
      {!passing && planet.retrograde && (
        <g transform={place(rings.minutes, angle)}>
          <path className={styles.back} d={retrogradeStroke} transform="scale(.54) translate(-12 -12)" />
        </g>
      )}
    </>
  );
};

/** Glyph and degree of one planet, joined to where it stands. */
export const PlanetMark = (props: Props) => {
  const { id, planet, passing, from, angle, dim, press, choose, focus, pressed, tabStop } = props;
  const radius = passing ? rings.sky : rings.planets;
  const pointer = passing
    ? stroke(from, rings.outer, rings.outer + 6)
    : `${stroke(from, rings.signs, rings.signs - 7)}L${at(rings.planets + 15, angle)}`;
  return (
    <g
      data-planet={id}
      className={classNames(styles.planet, passing && styles.passing, dim && styles.dim, pressed && styles.chosen)}
      {...(choose && {
        role: 'button',
        tabIndex: tabStop ? 0 : -1,
        'aria-pressed': pressed,
        'aria-label': planetText(planet, passing),
        onClick: choose,
        onKeyDown: press,
        onFocus: focus,
      })}
    >
      <path className={styles.pointer} d={pointer} />
      {!passing && <circle className={styles.dot} r="2.4" transform={place(rings.aspects, from)} />}
      <g transform={place(radius, angle)}>
        <circle className={styles.target} r="17" />
        <g className={styles.sized}>
          <path className={styles.glyph} d={strokes[planet.name]} transform="translate(-12 -12)" />
        </g>
      </g>
      <Figures planet={planet} passing={passing} angle={angle} />
    </g>
  );
};
