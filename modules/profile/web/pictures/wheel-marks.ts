import type { Chart } from '../../engine/chart';
import type { WheelLine } from './aspect-lines';
import type { HouseSystem } from './houses';
import { passingPlanets, placedPlanets, type WheelPlanet, type WheelSky } from './placed-planets';
import { spread, turnedBy } from './wheel-geometry';

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

const marksOf = (planets: readonly WheelPlanet[], passing: boolean, turned: (longitude: number) => number) => {
  const real = planets.map(({ longitude }) => turned(longitude));
  const shown = spread(real);
  return planets.map((planet, index): WheelMark => {
    const [from = 0, angle = 0] = [real[index], shown[index]];
    return { id: passing ? `sky ${planet.name}` : planet.name, planet, passing, from, angle };
  });
};

/** The planets of a chart, then those of the sky around it, each in the order of the zodiac. */
export const wheelMarks = (western: Western, houses: HouseSystem, sky: WheelSky | null): readonly WheelMark[] => {
  const turned = turnedBy(western.ascendant ?? 180);
  return [
    ...marksOf(placedPlanets(western, houses), false, turned),
    ...(sky ? marksOf(passingPlanets(sky, western, houses), true, turned) : []),
  ];
};

/** The aspects to draw: within the chart, or from the sky around it to the chart. */
export const wheelLines = (western: Western, marks: readonly WheelMark[], sky: WheelSky | null): WheelLine[] => {
  const turned = turnedBy(western.ascendant ?? 180);
  const angles = new Map(marks.map(({ id, from }) => [id, from]));
  if (western.ascendant !== null) angles.set('Ascendant', turned(western.ascendant));
  if (western.midheaven !== null) angles.set('Midheaven', turned(western.midheaven));
  const wanted = sky
    ? sky.aspects
        .filter(({ orb }) => orb <= drawnOrb)
        .map(({ transit, natal, type, orb }) => ({ from: `sky ${transit}`, to: natal, type, orb }))
    : (western.aspects ?? []).map(({ a, b, type, orb }) => ({ from: a, to: b, type, orb }));
  return wanted.flatMap((line) => {
    const [fromAngle, toAngle] = [angles.get(line.from), angles.get(line.to)];
    return fromAngle === undefined || toAngle === undefined ? [] : [{ ...line, fromAngle, toAngle }];
  });
};
