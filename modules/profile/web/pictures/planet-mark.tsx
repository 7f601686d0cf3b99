import type { KeyboardEvent } from 'react';
import { classNames } from '#ui';
import { strokes } from '../bodygraph/body-strokes';
import { writtenName } from '../bodygraph/chart';
import { longitudeText } from '../detailed/degree-text';
import styles from './astro-wheel.module.css';
import type { WheelPlanet } from './placed-planets';
import { texts } from './texts/texts';
import { at, rings, spot, stroke } from './wheel-geometry';

interface Props {
  readonly planet: WheelPlanet;
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

/** A planet and its place in words: "Sun, 19°15′30″ Aries, house 5". */
export const planetText = ({ name, longitude, house, retrograde }: WheelPlanet): string =>
  texts('wheel.planet', { name: writtenName(name), position: longitudeText(longitude) }) +
  (house === null ? '' : texts('wheel.house', { house })) +
  (retrograde ? texts('wheel.retrograde') : '');

/** Glyph and degree of one planet, joined to where it stands. */
export const PlanetMark = ({ planet, from, angle, dim, press, choose, focus, pressed, tabStop }: Props) => {
  const [x, y] = spot(rings.planets, angle);
  const [textX, textY] = spot(rings.figures, angle);
  return (
    <g
      data-planet={planet.name}
      className={classNames(styles.planet, dim && styles.dim, pressed && styles.chosen)}
      {...(choose && {
        role: 'button',
        tabIndex: tabStop ? 0 : -1,
        'aria-pressed': pressed,
        'aria-label': planetText(planet),
        onClick: choose,
        onKeyDown: press,
        onFocus: focus,
      })}
    >
      <path
        className={styles.pointer}
        d={`${stroke(from, rings.signs, rings.signs - 9)}L${at(rings.planets + 14, angle)}`}
      />
      <circle className={styles.target} cx={x} cy={y} r="15" />
      <path
        className={styles.glyph}
        d={strokes[planet.name]}
        transform={`translate(${(x - 11).toFixed(1)} ${(y - 11).toFixed(1)}) scale(.92)`}
      />
      <text className={styles.degree} x={textX.toFixed(1)} y={textY.toFixed(1)} dy="0.35em">
        {Math.floor(planet.degree)}°{planet.retrograde && <tspan className={styles.back}>r</tspan>}
      </text>
    </g>
  );
};
