import { between, type Curve, type Point, pointAt } from './geometry';

const text = (point: Point): string => point.map((value) => Math.round(value * 10) / 10).join(' ');

const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

/** The SVG path of a curve. */
export const curvePath = ([from, ...to]: Curve): string =>
  `M${text(from as Point)}${to.length > 1 ? 'Q' : 'L'}${to.map(text).join(' ')}`;

/** The SVG path of a convex polygon with rounded corners; `by` moves every edge outwards, inwards when negative. */
export const roundedPath = (corners: readonly Point[], radius: number, by = 0): string => {
  const parts = corners.map((corner, index) => {
    // One step along each of the two edges that meet here.
    const [back, on] = [corners.at(index - 1), corners[(index + 1) % corners.length]].map((other = corner): Point => {
      const long = distance(corner, other);
      return [(other[0] - corner[0]) / long, (other[1] - corner[1]) / long];
    }) as [Point, Point];
    const along = (step: Point, way: number, [x, y] = corner): Point => [x + step[0] * way, y + step[1] * way];
    // Both edges move by as much when the corner goes so far along both.
    const far = -by / Math.abs(back[0] * on[1] - back[1] * on[0]);
    const moved = along(back, far, along(on, far));
    return `${text(along(back, radius, moved))}Q${text(moved)} ${text(along(on, radius, moved))}`;
  });
  return `M${parts.join('L')}Z`;
};

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
export const hatchPath = (curve: Curve, { across, every, thick, lean }: Hatch): string => {
  // A bent curve is walked in straight steps.
  const steps = curve.length > 2 ? 48 : 1;
  let length = 0;
  const walk = Array.from({ length: steps }, (_, step) => {
    const [from, to] = [pointAt(curve, step / steps), pointAt(curve, (step + 1) / steps)];
    const long = distance(from, to);
    length += long;
    return { from, to, long, end: length };
  });
  /** The point after a length of way, moved to the side of it. */
  const beside = (way: number, aside: number): string => {
    const { from, to, long, end } = walk.find((step) => step.end >= way) as (typeof walk)[number];
    const [x, y] = between(to, from, (end - way) / long);
    return text([x - ((to[1] - from[1]) / long) * aside, y + ((to[0] - from[0]) / long) * aside]);
  };
  const half = across / 2;
  let path = '';
  for (let start = 0.8; start + thick + lean < length; start += every)
    path += `M${beside(start, -half)}L${beside(start + thick, -half)}L${beside(start + thick + lean, half)}L${beside(start + lean, half)}Z`;
  return path;
};
