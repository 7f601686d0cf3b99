import type { Drawing, Shape } from '#core/contract/documents';
import type { HumanDesign } from '../engine/chart';
import { CENTRES, type CentreName } from '../engine/rules/names';
import { centers, gatePlace, height, type Line, lines, width } from './bodygraph-geometry';
import { ink } from './ink';
import { curvePath, hatchPath, roundedPath } from './paths';
import { circle, line, surface, word } from './shapes';

type Side = 'personality' | 'design' | 'both' | null;
type SideOf = (gate: number) => Side;

/** By which side each gate is active. */
export const sidesOf = ({ personality, design }: Pick<HumanDesign, 'personality' | 'design'>): SideOf => {
  const gates = (side: HumanDesign['design']) => new Set(Object.values(side).map(({ gate }) => gate));
  const [inked, red] = [gates(personality), gates(design)];
  return (gate) => (inked.has(gate) ? (red.has(gate) ? 'both' : 'personality') : red.has(gate) ? 'design' : null);
};

const tube = 12;
const bands = { across: tube + 0.4, every: 15, lean: 6 };

const armOf = ({ gate, curve }: Line['arms'][number], side: SideOf): Shape[] => {
  const path = curvePath(curve);
  switch (side(gate)) {
    case 'personality':
      return [line(path, ink.text, tube)];
    case 'design':
      return [
        line(path, ink.red, tube),
        line(path, ink.ground, 9.4),
        surface(hatchPath(curve, { across: tube - 1, every: 6.4, thick: 2.8, lean: 5 }), ink.red),
      ];
    case 'both':
      return [
        line(path, ink.text, tube),
        surface(hatchPath(curve, { ...bands, thick: 8 }), ink.ground),
        surface(hatchPath(curve, { ...bands, thick: 5.6 }), ink.red),
      ];
    default:
      return [];
  }
};

const channel = ({ arms }: Line, side: SideOf): Shape[] => {
  const path = arms.map(({ curve }) => curvePath(curve)).join('');
  const inked = arms.length === 2 && arms.every(({ gate }) => side(gate) === 'personality');
  return [
    line(path, ink.ground, 19),
    line(path, ink.tube, tube),
    line(path, ink.ground, 9.8),
    // Both arms in ink: one stroke, without a seam in the middle.
    ...(inked ? [line(path, ink.text, tube)] : arms.flatMap((arm) => armOf(arm, side))),
  ];
};

const gateShapes = (gate: number, side: Side): Shape[] => {
  const [x, y] = gatePlace(gate);
  const numeral = (fill: string): Shape =>
    word(String(gate), x, y, { size: 16.5, fill, anchor: 'middle', ...(side && { strong: true }) });
  switch (side) {
    case 'personality':
      return [surface(circle(x, y, 14), ink.text), numeral(ink.ground)];
    case 'both':
      return [
        surface(circle(x, y, 14), ink.text),
        line(circle(x, y, 13), ink.red, 3.2, [5.1, 3.07]),
        numeral(ink.ground),
      ];
    case 'design':
      return [
        surface(circle(x, y, 14), ink.ground),
        line(circle(x, y, 12.9), ink.red, 2.8, [2.3, 1.752]),
        numeral(ink.red),
      ];
    default:
      return [numeral(ink.text)];
  }
};

const centre = (name: CentreName, defined: boolean | null, side: SideOf): Shape[] => {
  const { outline, gates } = centers[name];
  const path = roundedPath(outline, 13);
  return [
    surface(path, defined ? ink.fill : ink.ground),
    line(path, defined ? ink.edge : ink.tube, defined ? 1.8 : 1.6, defined === null ? [5, 5] : undefined),
    ...(defined ? [line(roundedPath(outline, 10, -5), ink.edge, 0.6)] : []),
    ...gates.flatMap((gate) => gateShapes(gate, side(gate))),
  ];
};

/** The nine centres, 36 channels and 64 gates of a chart, from the measures that the page draws with. */
export const bodygraphDrawing = (design: Pick<HumanDesign, 'centers' | 'personality' | 'design'>): Drawing => {
  const side = sidesOf(design);
  return {
    width,
    height,
    shapes: [
      ...lines.flatMap((one) => channel(one, side)),
      ...CENTRES.flatMap((name) => centre(name, design.centers[name], side)),
    ],
  };
};
