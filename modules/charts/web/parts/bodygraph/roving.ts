import { centers, type DrawingPoint as Point } from '#modules/chart-engine/public';
import { type CenterName, centerNames } from './chart';

const directions: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The middle of a centre. */
const middle = (name: CenterName) => {
  const { outline } = centers[name];
  const mean = (axis: 0 | 1) => outline.reduce((sum, corner) => sum + corner[axis], 0) / outline.length;
  return { x: mean(0), y: mean(1) };
};

/** The centre that a key leads to: arrows by place, Home to the Head, End to the Root; undefined for other keys and at the edge. */
export const centerAfter = (from: CenterName, key: string): CenterName | undefined => {
  if (key === 'Home') return 'Head';
  if (key === 'End') return 'Root';
  const [right, down] = directions[key] ?? [0, 0];
  const { x, y } = middle(from);
  const ways = centerNames.flatMap((name) => {
    const to = middle(name);
    const ahead = (to.x - x) * right + (to.y - y) * down;
    const aside = Math.abs((to.x - x) * down) + Math.abs((to.y - y) * right);
    return ahead <= 20 || aside > 2.2 * ahead ? [] : [{ name, far: ahead + 1.6 * aside }];
  });
  return ways.sort((one, other) => one.far - other.far)[0]?.name;
};
