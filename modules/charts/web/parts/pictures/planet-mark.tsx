import type { SVGAttributes } from 'react';
import {
  wheelAt as at,
  longitudeText,
  wheelPlace as place,
  retrogradeStroke,
  wheelRings as rings,
  wheelStroke as stroke,
  bodyStrokes as strokes,
} from '#modules/chart-engine/public';
import { classNames } from '#ui';
import { writtenName } from '../bodygraph/chart';
import styles from './astro-wheel.module.css';
import type { WheelPlanet } from './placed-planets';
import { texts } from './texts/texts';
import type { WheelMark } from './wheel-marks';

/** A planet and its place in words: "Sun, 19°15′30″ Aries, house 5"; of another sky: "Transit Sun, …, in house 5". */
export const planetText = ({ name, longitude, house, retrograde }: WheelPlanet, passing = false): string =>
  texts('wheel.planet', {
    passing: `${passing}`,
    name: writtenName(name),
    position: longitudeText(longitude),
    house: house ?? 0,
    retrograde: `${retrograde}`,
  });

interface PlanetMarkProps extends WheelMark {
  readonly look: 'chosen' | 'dim' | null;
  /** Attributes that make it a button. */
  readonly button: SVGAttributes<SVGGElement> | undefined;
}

/** Glyph and degree of one planet, joined to where it stands; minutes or the sign of going backwards under the degree. */
export const PlanetMark = ({ planet, passing, from, angle, look, button }: PlanetMarkProps) => {
  const { name, degree, retrograde } = planet;
  const minutes = Math.floor((degree % 1) * 60 + 1e-9);
  return (
    <g className={classNames(styles.planet, passing && styles.passing, look && styles[look])} {...button}>
      <path
        className={styles.pointer}
        d={
          passing
            ? stroke(from, rings.outer, rings.outer + 6)
            : `${stroke(from, rings.signs, rings.signs - 7)}L${at(rings.planets + 15, angle)}`
        }
      />
      {!passing && <circle className={styles.dot} r="2.4" transform={place(rings.aspects, from)} />}
      <g transform={place(passing ? rings.sky : rings.planets, angle)}>
        <circle className={styles.target} r="17" />
        <path className={styles.glyph} d={strokes[name]} transform="translate(-12 -12)" />
      </g>
      <text className={styles.degree} transform={place(passing ? rings.skyFigures : rings.degrees, angle)} dy="0.35em">
        {Math.floor(degree)}°
      </text>
      {!passing &&
        (retrograde ? (
          <path
            className={styles.back}
            d={retrogradeStroke}
            transform={`${place(rings.minutes, angle)} scale(.54) translate(-12 -12)`}
          />
        ) : (
          <text className={styles.minutes} transform={place(rings.minutes, angle)} dy="0.35em">
            {String(minutes).padStart(2, '0')}′
          </text>
        ))}
    </g>
  );
};
