import { type CenterName, centerNames } from './chart';
import { centers } from './geometry';

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The centre that a key leads to: arrows by place, Home to the Head, End to the Root; null for other keys and at the edge. */
export function centerAfter(from: CenterName, key: string): CenterName | null {
  if (key === 'Home') return 'Head';
  if (key === 'End') return 'Root';
  const direction = directions[key];
  if (!direction) return null;
  const [x, y] = middle(from);
  let best: CenterName | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of centerNames) {
    const [otherX, otherY] = middle(name);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    if (ahead <= 20 || aside > 2.2 * ahead) continue;
    const far = ahead + 1.6 * aside;
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

function middle(name: CenterName): readonly [number, number] {
  const { outline } = centers[name];
  const sum = outline.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  return [sum[0] / outline.length, sum[1] / outline.length];
}
