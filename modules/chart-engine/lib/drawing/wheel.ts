import type { Drawing, Shape } from '#core/contract/documents';
import type { Chart } from '../engine/chart';
import { SIGNS } from '../engine/rules/names';
import { after, cuspsOf, drawnHouses, type HouseSystem } from './houses';
import { ink } from './ink';
import { circle, line, placed, word } from './shapes';
import { at, spot, spread, stroke, turnedBy } from './wheel-geometry';
import { planet, sign } from './wheel-marks';
import { reach, rings } from './wheel-measures';

type Western = Chart['westernAstrology'];
type Turned = (longitude: number) => number;

const scaleOf = (turned: Turned): string => {
  let path = '';
  for (let degree = 0; degree < 360; degree++)
    if (degree % 30)
      path += stroke(turned(degree), rings.signs, rings.signs + (degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3.5));
  return path;
};

/** Where each house begins, and its number in its middle. */
const houseShapes = (cusps: readonly number[], turned: Turned): Shape[] => {
  const borders = cusps.map((cusp) => stroke(turned(cusp), rings.aspects, rings.signs)).join('');
  return [
    line(borders, ink.line, 0.9),
    ...cusps.map((cusp, index) => {
      const next = cusps[(index + 1) % cusps.length] ?? cusp;
      const middle = turned(cusp + after(cusp, next) / 2);
      const [x, y] = spot((rings.houses + rings.aspects) / 2, middle);
      return word(String(index + 1), x, y, { size: 13, fill: ink.faint, anchor: 'middle' });
    }),
  ];
};

const axis = (name: string, degrees: number, turned: Turned): Shape[] => {
  const angle = turned(degrees);
  const [x, y] = spot(rings.outer + 20, angle);
  const path =
    stroke(angle, rings.aspects, rings.houses) +
    stroke(angle, rings.signs - 14, rings.signs) +
    stroke(angle, rings.outer, rings.outer + 8);
  return [line(path, ink.text, 2), word(name, x, y, { size: 13, fill: ink.text, anchor: 'middle', strong: true })];
};

const lineLook = {
  opposition: [ink.text, 1.2, undefined],
  square: [ink.text, 1.7, [1.5, 3.5]],
  trine: [ink.verdigris, 1.6, undefined],
  sextile: [ink.verdigris, 1.2, [5, 4]],
} as const;

const aspectLines = (western: Western, turned: Turned): Shape[] =>
  (western.aspects ?? []).flatMap(({ a, b, type }) => {
    const [from, to] = [western.planets[a]?.longitude ?? null, western.planets[b]?.longitude ?? null];
    if (type === 'conjunction' || from === null || to === null) return [];
    const [colour, width, dash] = lineLook[type];
    const path = `M${at(rings.aspects, turned(from))}L${at(rings.aspects, turned(to))}`;
    return [line(path, colour, width, dash)];
  });

/** What a wheel is to show. */
export interface WheelLook {
  /** Axes and the minutes of the planets; without them the houses are whole signs, since other cusps would tell the time. */
  readonly fine: boolean;
  /** Whole signs unless asked, and where the wished system has no cusps. */
  readonly houses?: HouseSystem | undefined;
}

/**
 * Signs, houses, planets and aspects of a chart, the rising sign on the left. Null where no planet has one place, which is so for a
 * whole day.
 */
export const wheelDrawing = (western: Western, { fine, houses = 'whole' }: WheelLook): Drawing | null => {
  const { ascendant, midheaven } = western;
  const turned = turnedBy(ascendant ?? 180);
  const known = Object.entries(western.planets)
    .filter(([, { longitude, degree, sign }]) => longitude !== null && degree !== null && sign !== null)
    .toSorted(([, one], [, other]) => (one.longitude ?? 0) - (other.longitude ?? 0));
  if (known.length === 0) return null;
  const real = known.map(([, { longitude }]) => turned(longitude ?? 0));
  const shown = spread(real);
  const borders = SIGNS.map((_, index) => stroke(turned(index * 30), rings.signs, rings.outer)).join('');
  const cusps = cuspsOf(western, fine ? drawnHouses(western, houses) : 'whole');
  const axes = fine && ascendant !== null && midheaven !== null;
  const shapes: Shape[] = [
    ...[rings.outer, rings.signs].map((radius) => line(circle(0, 0, radius), ink.hair, 1)),
    ...[rings.houses, rings.aspects].map((radius) => line(circle(0, 0, radius), ink.line, 1)),
    line(scaleOf(turned), ink.faint, 0.7),
    line(borders, ink.hair, 1),
    ...SIGNS.map((_, index) => sign(index, turned(index * 30 + 15))),
    ...(cusps ? houseShapes(cusps, turned) : []),
    ...(axes
      ? [
          ...axis('AC', ascendant, turned),
          ...axis('DC', ascendant + 180, turned),
          ...axis('MC', midheaven, turned),
          ...axis('IC', midheaven + 180, turned),
        ]
      : []),
    ...aspectLines(western, turned),
    ...known.flatMap(([name, one], index) => planet(name, one, real[index] ?? 0, shown[index] ?? 0, fine)),
  ];
  return moved(shapes);
};

/** The wheel is calculated around its middle; a drawing begins at its corner. */
const moved = (shapes: readonly Shape[]): Drawing => {
  const drawing = { width: 2 * reach, height: 2 * reach, shapes };
  return { ...drawing, shapes: placed(drawing, reach, reach) };
};
