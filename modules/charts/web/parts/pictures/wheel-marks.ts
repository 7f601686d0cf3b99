import type { Chart, HouseSystem } from '#modules/chart-engine/public';
import {
  wheelAt as at,
  wheelRings as rings,
  spreadOnWheel as spread,
  wheelTurnedBy as turnedBy,
} from '#modules/chart-engine/public';
import { placedPlanets, type WheelPlanet, type WheelSky } from './placed-planets';

/** A planet as it is drawn: who it is, where it stands and where its glyph finds room; degrees on the page. */
export interface WheelMark {
  /** 'Sun', or 'sky Sun' for one of the sky around the chart. */
  readonly id: string;
  readonly planet: WheelPlanet;
  readonly passing: boolean;
  readonly from: number;
  readonly angle: number;
}

/** Aspects of a passing planet are drawn up to this orb, in degrees; the table has them all. */
export const drawnOrb = 3;

type Western = Chart['westernAstrology'];

/** From longitudes to degrees on the page: the ascendant on the left, 0° Aries where there is none. */
export const turnedFor = ({ ascendant }: Western) => turnedBy(ascendant ?? 180);

/** The planets of a chart, then those of the sky around it, each in the order of the zodiac. */
export const wheelMarks = (western: Western, houses: HouseSystem, sky: WheelSky | null): readonly WheelMark[] =>
  [western, ...(sky ? [sky] : [])].flatMap(({ planets }, ring) => {
    const placed = placedPlanets(planets, western, houses);
    const real = placed.map(({ longitude }) => turnedFor(western)(longitude));
    const shown = spread(real);
    return placed.map((planet, index) => ({
      id: ring ? `sky ${planet.name}` : planet.name,
      planet,
      passing: ring > 0,
      from: real[index] ?? 0,
      angle: shown[index] ?? 0,
    }));
  });

/** A line of the wheel: which two marks it joins, how far the aspect is from exact (degrees), and its path. */
interface WheelLine {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly orb: number;
  readonly path: string;
}

/** The aspects to draw: within the chart, or from the sky around it to the chart. A conjunction needs no line. */
export const wheelLines = (western: Western, marks: readonly WheelMark[], sky: WheelSky | null): WheelLine[] => {
  const angles = new Map(marks.map(({ id, from }) => [id, from]));
  const { ascendant, midheaven } = western;
  for (const [name, axis] of Object.entries({ Ascendant: ascendant, Midheaven: midheaven }))
    if (axis !== null) angles.set(name, turnedFor(western)(axis));
  const line = (from: string, to: string, type: string, orb: number): WheelLine | [] => {
    const ends = [angles.get(from), angles.get(to)].flatMap((angle) => angle ?? []);
    const path = `M${ends.map((angle) => at(rings.aspects, angle)).join('L')}`;
    return type === 'conjunction' || ends.length < 2 ? [] : { from, to, type, orb, path };
  };
  return sky
    ? sky.aspects.flatMap(({ transit, natal, type, orb }) =>
        orb > drawnOrb ? [] : line(`sky ${transit}`, natal, type, orb),
      )
    : (western.aspects ?? []).flatMap(({ a, b, type, orb }) => line(a, b, type, orb));
};
