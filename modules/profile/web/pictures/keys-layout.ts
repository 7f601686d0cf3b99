import type { GeneKeys } from '../../engine/chart';

/** One of the thirteen spheres. */
export type Sphere = keyof GeneKeys;

/** A place of the diamond: one or two spheres that are the same body, by which moment it stands, and where it is drawn. */
export interface KeysNode {
  readonly spheres: readonly [Sphere, ...Sphere[]];
  readonly side: 'personality' | 'design';
  readonly x: number;
  readonly y: number;
}

/** Half the way from the middle to a corner; the drawing is `8 * unit` wide and its middle is 0, 0. */
const unit = 50;

const node = (spheres: readonly [Sphere, ...Sphere[]], side: KeysNode['side'], x: number, y: number): KeysNode => ({
  spheres,
  side,
  x: x * unit,
  y: y * unit,
});

/**
 * The eleven places, in the order in which arrows go through them. Our own arrangement: the first sequence is the corners, the
 * second leads from the lowest corner upwards inside, the third from where it ends to the top.
 */
export const keysNodes: readonly KeysNode[] = [
  node(['lifeWork', 'brand'], 'personality', 0, -4),
  node(['evolution'], 'personality', 4, 0),
  node(['radiance'], 'design', -4, 0),
  node(['purpose'], 'design', 0, 4),
  node(['attraction'], 'design', 0, 2),
  node(['iq'], 'personality', -2, 2),
  node(['eq'], 'personality', 0, 0),
  node(['sq'], 'design', 2, 2),
  node(['core', 'vocation'], 'design', 2, -2),
  node(['culture'], 'design', 0, -2),
  node(['pearl'], 'personality', -2, -2),
];

/** The three sequences as ways from sphere to sphere; the first goes around. */
export const keysWays = {
  activation: ['lifeWork', 'evolution', 'purpose', 'radiance', 'lifeWork'],
  venus: ['purpose', 'attraction', 'iq', 'eq', 'sq', 'core'],
  pearl: ['vocation', 'culture', 'brand', 'pearl'],
} as const satisfies Record<string, readonly Sphere[]>;

/** Where a sphere is drawn. */
export const nodeOf = (sphere: Sphere): KeysNode => {
  const found = keysNodes.find(({ spheres }) => spheres.includes(sphere));
  if (!found) throw new RangeError(`There is no sphere ${sphere}`);
  return found;
};
