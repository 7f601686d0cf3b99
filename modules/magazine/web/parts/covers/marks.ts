/** Width and height of every drawing in its own units. */
export const wide = 600;
export const high = 400;

/**
 * What a mark is drawn with: hair lines and stronger ones, dots, bare ground, the accent as surface and as line, hair
 * lines upon the accent, ticks (a broad dashed stroke) and seeds (outlined grains).
 */
export type Ink =
  | 'line'
  | 'strong'
  | 'faint'
  | 'dot'
  | 'ground'
  | 'accent'
  | 'route'
  | 'upon'
  | 'tick'
  | 'seed'
  | 'grain';

/** One path. `width` and `dash` are in the drawing's units, the dash along a circle of 360. */
export interface Mark {
  readonly ink: Ink;
  readonly d: string;
  readonly width?: number;
  readonly dash?: string;
}
export type Point = readonly [x: number, y: number];
/** Draws with numbers from 0 to 1 that its article decides. */
export type Form = (random: () => number) => readonly Mark[];

/** A number as short as a path allows: one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** `12 -3.4`, or `12-3.4`: path data need no space before a minus. */
const pair = (x: number, y: number): string => `${short(x)}${y < 0 && short(y) !== '0' ? '' : ' '}${short(y)}`;

/** A straight stroke. */
export const stroke = ([x1, y1]: Point, [x2, y2]: Point): string => `M${pair(x1, y1)}l${pair(x2 - x1, y2 - y1)}`;

/** A closed polygon. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`;

/** An ellipse, turned by so many degrees. */
export const ellipse = (x: number, y: number, rx: number, ry = rx, turn = 0): string => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const arc = `a${short(rx)} ${short(ry)} ${short(turn)} 1 0 `;
  return `M${pair(x + dx, y + dy)}${arc}${pair(-2 * dx, -2 * dy)}${arc}${pair(2 * dx, 2 * dy)}`;
};

const fifth = (value: number): number => Math.round(value * 5) / 5;

/**
 * A smooth curve that follows the points (a quadratic B-spline). Only the middles between them are written: each next
 * control point is the former one mirrored there, exactly, because the points sit on a grid twice as coarse as what is written.
 */
export const curve = (points: readonly Point[], closed = false): string => {
  const grid = points.map(([x, y]): Point => [fifth(x), fifth(y)]);
  const [first, second] = grid;
  if (!first || !second) return '';
  const round = closed ? [...grid, first, second] : grid;
  let from: Point = closed ? [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2] : first;
  let d = `M${pair(...from)}`;
  for (let at = 1; at < round.length - 1; at += 1) {
    const [x, y] = round[at] as Point;
    const [nextX, nextY] = round[at + 1] as Point;
    const to: Point = [(x + nextX) / 2, (y + nextY) / 2];
    const end = pair(to[0] - from[0], to[1] - from[1]);
    d += at === 1 ? `q${pair(x - from[0], y - from[1])} ${end}` : `t${end}`;
    from = to;
  }
  const [x, y] = grid.at(-1) ?? first;
  return closed ? d : `${d}l${pair(x - from[0], y - from[1])}`;
};

/** Whole numbers from 0 to below `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
