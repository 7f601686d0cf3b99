import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#ui';
import type { Chart } from '../../engine/chart';
import { writtenName } from '../bodygraph/chart';
import { longitudeText } from '../detailed/degree-text';
import { AspectLines } from './aspect-lines';
import styles from './astro-wheel.module.css';
import type { HouseSystem } from './houses';
import { markAfter } from './mark-after';
import { passingPlanets, placedPlanets, type WheelSky } from './placed-planets';
import { PlanetMark } from './planet-mark';
import { texts } from './texts/texts';
import { reach, turnedBy, wideReach } from './wheel-geometry';
import { wheelLines, wheelMarks } from './wheel-marks';
import { WheelRings } from './wheel-rings';

export interface AstroWheelProps {
  readonly western: Chart['westernAstrology'];
  /** Whole signs when left out; Placidus falls back to them where it does not exist. */
  readonly houses?: HouseSystem | undefined;
  /** The sky of another moment, as a ring around the chart; then lines lead from it to the chart. */
  readonly sky?: WheelSky | null | undefined;
  /** The planet whose aspects are shown alone: 'Sun', or 'sky Sun' of the ring outside. */
  readonly chosen?: string | null | undefined;
  /** Makes the planets answer to pointer and keyboard; without it, it is a plain image. */
  readonly onChoose?: ((planet: string | null) => void) | undefined;
  readonly className?: string | undefined;
}

const list = new Intl.ListFormat('en');

/** The wheel in words. */
export const wheelSummary = ({ western, sky }: Pick<AstroWheelProps, 'western' | 'sky'>): string => {
  const { ascendant, midheaven } = western;
  const planets = placedPlanets(western);
  const inSigns = (of: readonly { name: (typeof planets)[number]['name']; sign: string }[]) =>
    list.format(of.map(({ name, sign }) => `${writtenName(name)} in ${sign}`));
  const placed = inSigns(planets);
  const missing = Object.keys(western.planets).filter((name) => !planets.some((planet) => planet.name === name));
  return [
    ascendant === null || midheaven === null
      ? texts('wheel.untimed', { placed })
      : texts('wheel.timed', { ascendant: longitudeText(ascendant), midheaven: longitudeText(midheaven), placed }),
    missing.length > 0 ? texts('wheel.left', { names: list.format(missing) }) : '',
    sky ? texts('wheel.around', { placed: inSigns(passingPlanets(sky, western)) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/**
 * Signs, houses, planets and aspects of a birth: the ascendant lies on the left, the zodiac runs counterclockwise. Tab reaches it,
 * arrows go from planet to planet in the order of the zodiac. Put the table of placements beside it: it tells the same.
 */
export const AstroWheel = (props: AstroWheelProps) => {
  const { western, houses = 'whole', sky = null, chosen = null, onChoose, className } = props;
  const summaryId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const marks = wheelMarks(western, houses, sky);
  const [stop, setStop] = useState(marks[0]?.id);
  const reached = marks.some(({ id }) => id === stop) ? stop : marks[0]?.id;
  const summary = wheelSummary({ western, sky });
  const half = sky ? wideReach : reach;
  const press = (place: number) => (event: KeyboardEvent) => {
    const id = marks[place]?.id ?? null;
    const to = markAfter(place, event.key, marks.length - 1);
    if (event.key === 'Enter' || event.key === ' ') onChoose?.(id === chosen ? null : id);
    else if (event.key === 'Escape' && chosen !== null) onChoose?.(null);
    else if (to === undefined) return;
    else svg.current?.querySelectorAll<SVGGElement>('[data-planet]')[to]?.focus();
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      className={classNames(styles.wheel, sky && styles.wide, className)}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role={onChoose ? 'group' : 'img'}
      aria-label={onChoose ? texts('wheel') : `${texts('wheel')}. ${summary}`}
      aria-describedby={onChoose && summaryId}
    >
      {onChoose && <desc id={summaryId}>{summary}</desc>}
      <WheelRings western={western} houses={houses} wide={sky !== null} turned={turnedBy(western.ascendant ?? 180)} />
      <AspectLines lines={wheelLines(western, marks, sky)} chosen={chosen} />
      {marks.map(({ id, ...mark }, place) => (
        <PlanetMark
          key={id}
          id={id}
          {...mark}
          dim={chosen !== null && chosen !== id}
          {...(onChoose && {
            press: press(place),
            choose: () => onChoose(id === chosen ? null : id),
            focus: () => setStop(id),
            pressed: chosen === id,
            tabStop: reached === id,
          })}
        />
      ))}
    </svg>
  );
};
