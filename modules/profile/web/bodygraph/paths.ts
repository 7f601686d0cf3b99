import { between, type Curve, type Point } from './geometry';
import { kept } from './kept';

/** The SVG path of a curve. */
export const curvePath = kept(
  ({ from, to, bend }: Curve): string => `M${text(from)}${bend ? `Q${text(bend)} ` : 'L'}${text(to)}`,
);

/** The SVG path of a polygon with rounded corners. */
export function roundedPath(corners: readonly Point[], radius: number): string {
  let path = '';
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const start = between(corner, before, radius / distance(corner, before));
    const end = between(corner, after, radius / distance(corner, after));
    path += `${index ? 'L' : 'M'}${text(start)}Q${text(corner)} ${text(end)}`;
  });
  return `${path}Z`;
}

/** A convex polygon with every edge moved outwards by an amount (inwards when negative). */
export function grown(corners: readonly Point[], by: number): Point[] {
  const middle: Point = [mean(corners.map((corner) => corner[0])), mean(corners.map((corner) => corner[1]))];
  const edges = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const along: Point = [next[0] - corner[0], next[1] - corner[1]];
    const length = Math.hypot(...along);
    const outwards: Point = [along[1] / length, -along[0] / length];
    const sign = (corner[0] - middle[0]) * outwards[0] + (corner[1] - middle[1]) * outwards[1] < 0 ? -by : by;
    return { start: [corner[0] + outwards[0] * sign, corner[1] + outwards[1] * sign] as Point, along };
  });
  return edges.map((edge, index) => {
    const before = edges.at(index - 1) ?? edge;
    const cross = before.along[0] * edge.along[1] - before.along[1] * edge.along[0];
    const part =
      ((edge.start[0] - before.start[0]) * edge.along[1] - (edge.start[1] - before.start[1]) * edge.along[0]) / cross;
    return [before.start[0] + before.along[0] * part, before.start[1] + before.along[1] * part];
  });
}

/** How slanted bands are laid across a tube, in units of the picture. */
export interface Hatch {
  /** Width of the tube. */
  across: number;
  /** From the start of one band to the start of the next. */
  every: number;
  /** Thickness of a band. */
  thick: number;
  /** How far a band has moved on when it reaches the other side. */
  lean: number;
}

/** Slanted bands along a curve, always at the same angle to its own direction: one SVG path. */
export function hatchPath(curve: Curve, { across, every, thick, lean }: Hatch): string {
  const along = walk(curve);
  const half = across / 2;
  let path = '';
  for (let start = 0.8; start + thick + lean < along.length; start += every) {
    const corners = [
      along.beside(start, -half),
      along.beside(start + thick, -half),
      along.beside(start + thick + lean, half),
      along.beside(start + lean, half),
    ];
    path += `M${corners.map(text).join('L')}Z`;
  }
  return path;
}

/** Lets one walk along a curve by length instead of by parameter. */
const walk = kept((curve: Curve) => {
  const steps = curve.bend ? 48 : 1;
  const points = Array.from({ length: steps + 1 }, (_, step) => pointAt(curve, step / steps));
  const lengths = [0];
  for (let step = 1; step <= steps; step++) {
    lengths.push((lengths[step - 1] ?? 0) + distance(points[step - 1] as Point, points[step] as Point));
  }
  return {
    length: lengths[steps] ?? 0,
    /** The point after a length of way, moved to the side of it. */
    beside(way: number, aside: number): Point {
      const step = Math.max(
        1,
        lengths.findIndex((length) => length >= way),
      );
      const from = points[step - 1] as Point;
      const to = points[step] as Point;
      const long = distance(from, to) || 1;
      const [x, y] = between(from, to, (way - (lengths[step - 1] ?? 0)) / long);
      return [x - ((to[1] - from[1]) / long) * aside, y + ((to[0] - from[0]) / long) * aside];
    },
  };
});

function pointAt({ from, to, bend }: Curve, part: number): Point {
  if (!bend) return between(from, to, part);
  return between(between(from, bend, part), between(bend, to, part), part);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function text([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
