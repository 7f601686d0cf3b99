import type { Shape } from '#core/contract/documents';
import type { Placement } from '../engine/chart';
import { strokes } from './body-strokes';
import { ink } from './ink';
import { circle, line, surface, word } from './shapes';
import { retrogradeStroke, signStrokes } from './sign-strokes';
import { at, spot, stroke } from './wheel-geometry';
import { rings } from './wheel-measures';

/** The glyph of a sign, 0 Aries to 11 Pisces, at its place on the ring. */
export const sign = (index: number, angle: number): Shape => {
  const [x, y] = spot((rings.outer + rings.signs) / 2 + 2, angle);
  return {
    kind: 'path',
    d: signStrokes[index] ?? '',
    stroke: ink.soft,
    width: 1.6,
    cap: 'round',
    at: { x: x - 12, y: y - 12, scale: 1 },
  };
};

const backwards = (x: number, y: number): Shape => ({
  kind: 'path',
  d: retrogradeStroke,
  stroke: ink.soft,
  width: 2.4,
  cap: 'round',
  at: { x: x - 6.5, y: y - 6.5, scale: 0.54 },
});

/** Glyph, degree and (`fine`) minutes of a planet, joined to where it stands; instead of minutes the sign of going backwards. */
export const planet = (
  name: string,
  { degree, retrograde }: Placement,
  from: number,
  angle: number,
  fine: boolean,
): Shape[] => {
  const [x, y] = spot(rings.planets, angle);
  const [degreeX, degreeY] = spot(rings.degrees, angle);
  const [below, belowY] = spot(rings.minutes, angle);
  const whole = Math.floor(degree ?? 0);
  const minutes = `${String(Math.floor(((degree ?? 0) % 1) * 60 + 1e-9)).padStart(2, '0')}′`;
  return [
    line(`${stroke(from, rings.signs, rings.signs - 7)}L${at(rings.planets + 15, angle)}`, ink.faint, 0.8),
    surface(circle(...spot(rings.aspects, from), 2.4), ink.soft),
    surface(circle(x, y, 14), ink.ground),
    {
      kind: 'path',
      d: strokes[name as keyof typeof strokes],
      stroke: ink.text,
      width: 1.9,
      cap: 'round',
      at: { x: x - 12, y: y - 12, scale: 1 },
    },
    surface(circle(degreeX, degreeY, 11), ink.ground),
    word(`${whole}°`, degreeX, degreeY, { size: 15, fill: ink.text, anchor: 'middle', strong: true }),
    ...(retrograde ? [backwards(below, belowY)] : []),
    ...(fine && !retrograde ? [word(minutes, below, belowY, { size: 12.5, fill: ink.soft, anchor: 'middle' })] : []),
  ];
};
