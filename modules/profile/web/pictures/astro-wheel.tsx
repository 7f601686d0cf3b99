import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#ui';
import type { Chart } from '../../engine/chart';
import { writtenName } from '../bodygraph/chart';
import { longitudeText } from '../detailed/degree-text';
import { AspectLines } from './aspect-lines';
import styles from './astro-wheel.module.css';
import { placedPlanets, type WheelPlanet } from './placed-planets';
import { PlanetMark } from './planet-mark';
import { texts } from './texts/texts';
import { reach, rings, spread, turnedBy } from './wheel-geometry';
import { WheelRings } from './wheel-rings';

export interface AstroWheelProps {
  readonly western: Chart['westernAstrology'];
  /** The planet whose aspects are shown alone. */
  readonly chosen?: string | null | undefined;
  /** Makes the planets answer to pointer and keyboard; without it, it is a plain image. */
  readonly onChoose?: ((planet: string | null) => void) | undefined;
  readonly className?: string | undefined;
}

const list = new Intl.ListFormat('en');

/** The wheel in words. */
export const wheelSummary = (western: Chart['westernAstrology'], planets: readonly WheelPlanet[]): string => {
  const { ascendant, midheaven } = western;
  const placed = list.format(planets.map(({ name, sign }) => `${writtenName(name)} in ${sign}`));
  const missing = Object.keys(western.planets).filter((name) => !planets.some((planet) => planet.name === name));
  const main =
    ascendant === null || midheaven === null
      ? texts('wheel.untimed', { placed })
      : texts('wheel.timed', {
          ascendant: longitudeText(ascendant),
          midheaven: longitudeText(midheaven),
          placed,
        });
  return missing.length > 0 ? `${main} ${texts('wheel.left', { names: list.format(missing) })}` : main;
};

/**
 * Signs, houses, planets and aspects of a birth: the ascendant lies on the left, the zodiac runs counterclockwise. Tab reaches it,
 * arrows go from planet to planet in the order of the zodiac. Put the table of placements beside it: it tells the same.
 */
export const AstroWheel = ({ western, chosen = null, onChoose, className }: AstroWheelProps) => {
  const summaryId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const planets = placedPlanets(western);
  const [stop, setStop] = useState(planets[0]?.name);
  const turned = turnedBy(western.ascendant ?? 180);
  const real = planets.map(({ longitude }) => turned(longitude));
  const shown = spread(real);
  const summary = wheelSummary(western, planets);
  const press = (place: number) => (event: KeyboardEvent) => {
    const last = planets.length - 1;
    const to = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowDown: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      ArrowUp: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key];
    const name = planets[place]?.name ?? null;
    if (event.key === 'Enter' || event.key === ' ') onChoose?.(name === chosen ? null : name);
    else if (event.key === 'Escape' && chosen !== null) onChoose?.(null);
    else if (to === undefined) return;
    else svg.current?.querySelectorAll<SVGGElement>('[data-planet]')[to]?.focus();
    event.preventDefault();
  };
  return (
    <svg
      ref={svg}
      className={classNames(styles.wheel, className)}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role={onChoose ? 'group' : 'img'}
      aria-label={onChoose ? texts('wheel') : `${texts('wheel')}. ${summary}`}
      aria-describedby={onChoose && summaryId}
    >
      {onChoose && <desc id={summaryId}>{summary}</desc>}
      <WheelRings western={western} turned={turned} />
      <AspectLines
        aspects={western.aspects ?? []}
        angleOf={(name) => real[planets.findIndex((planet) => planet.name === name)]}
        radius={rings.houses}
        chosen={chosen}
      />
      {planets.map((planet, place) => (
        <PlanetMark
          key={planet.name}
          planet={planet}
          from={real[place] ?? 0}
          angle={shown[place] ?? 0}
          dim={chosen !== null && chosen !== planet.name}
          {...(onChoose && {
            press: press(place),
            choose: () => onChoose(planet.name === chosen ? null : planet.name),
            focus: () => setStop(planet.name),
            pressed: chosen === planet.name,
            tabStop: stop === planet.name,
          })}
        />
      ))}
    </svg>
  );
};
