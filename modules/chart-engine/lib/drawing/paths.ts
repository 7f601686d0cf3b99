import { between, type Curve, type Point, pointAt } from './bodygraph-geometry';

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

/** A straight step along a curve: how long it is, and how far along the curve it ends. */
interface Step {
  from: Point;
  to: Point;
  long: number;
  end: number;
}

const walks = new WeakMap<Curve, readonly Step[]>();

/** A bent curve in straight steps; kept, as the curves stay the same from drawing to drawing. */
const walkOf = (curve: Curve): readonly Step[] => {
  const kept = walks.get(curve);
  if (kept) return kept;
  const steps = curve.length > 2 ? 48 : 1;
  let end = 0;
  const walk = Array.from({ length: steps }, (_, step): Step => {
    const [from, to] = [pointAt(curve, step / steps), pointAt(curve, (step + 1) / steps)];
    const long = distance(from, to);
    end += long;
    return { from, to, long, end };
  });
  walks.set(curve, walk);
  return walk;
};

/** Slanted bands along a curve, always at the same angle to its own direction: one SVG path. */
export const hatchPath = (curve: Curve, { across, every, thick, lean }: Hatch): string => {
  const walk = walkOf(curve);
  const length = walk.at(-1)?.end ?? 0;
  /** The point after a length of way, moved to the side of it. */
  const offsetPoint = (way: number, aside: number): string => {
    const { from, to, long, end } = walk.find((step) => step.end >= way) as Step;
    const [x, y] = between(to, from, (end - way) / long);
    return text([x - ((to[1] - from[1]) / long) * aside, y + ((to[0] - from[0]) / long) * aside]);
  };
  const half = across / 2;
  let path = '';
  for (let start = 0.8; start + thick + lean < length; start += every)
    path += `M${offsetPoint(start, -half)}L${offsetPoint(start + thick, -half)}L${offsetPoint(start + thick + lean, half)}L${offsetPoint(start + lean, half)}Z`;
  return path;
};
