import type { GeneKeys } from '#modules/chart-engine/public';

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

const places: readonly [x: number, y: number, side: KeysNode['side'], ...spheres: KeysNode['spheres']][] = [
  [0, -4, 'personality', 'lifeWork', 'brand'],
  [4, 0, 'personality', 'evolution'],
  [-4, 0, 'design', 'radiance'],
  [0, 4, 'design', 'purpose'],
  [0, 2, 'design', 'attraction'],
  [-2, 2, 'personality', 'iq'],
  [0, 0, 'personality', 'eq'],
  [2, 2, 'design', 'sq'],
  [2, -2, 'design', 'core', 'vocation'],
  [0, -2, 'design', 'culture'],
  [-2, -2, 'personality', 'pearl'],
];

/**
 * The eleven places, in the order in which arrows go through them. Our own arrangement: the first sequence is the corners, the
 * second leads from the lowest corner upwards inside, the third from where it ends to the top.
 */
export const keysNodes: readonly KeysNode[] = places.map(([x, y, side, ...spheres]) => ({
  spheres,
  side,
  x: x * unit,
  y: y * unit,
}));

/** The three sequences as ways from sphere to sphere; the first goes around. */
export const keysWays = {
  activation: ['lifeWork', 'evolution', 'purpose', 'radiance', 'lifeWork'],
  venus: ['purpose', 'attraction', 'iq', 'eq', 'sq', 'core'],
  pearl: ['vocation', 'culture', 'brand', 'pearl'],
} as const satisfies Record<string, readonly Sphere[]>;

/** The path of such a way. */
export const wayPath = (way: readonly Sphere[]): string =>
  `M${way.flatMap((sphere) => keysNodes.flatMap(({ spheres, x, y }) => (spheres.includes(sphere) ? `${x} ${y}` : []))).join('L')}`;
