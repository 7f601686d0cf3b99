import type { CenterName } from './chart';

/** A point in the 600 x 1034 picture. */
export type Point = readonly [x: number, y: number];

/** A line from one point to another, bent towards a control point if there is one (a quadratic Bézier curve). */
export interface Curve {
  from: Point;
  to: Point;
  bend?: Point | undefined;
}

/** The size of the picture in its own units. */
export const width = 600;
export const height = 1034;

/** The outline of every centre (corners) and its gates: number and the middle of the numeral, in reading order. */
const drawn: Record<CenterName, [corners: string, gates: string]> = {
  Head: ['300 12, 376 126, 224 126', '64 264 106, 61 300 106, 63 336 106'],
  Ajna: ['222 160, 378 160, 300 284', '47 264 180, 24 300 180, 4 336 180, 17 279 218, 11 321 218, 43 300 250'],
  Throat: [
    '226 306, 374 306, 374 456, 226 456',
    '62 264 326, 23 300 326, 56 336 326, 16 245 361, 35 355 352, 12 355 382, 20 245 401, 45 355 412, 31 264 436, 8 300 436, 33 336 436',
  ],
  G: [
    '300 490, 390 580, 300 670, 210 580',
    '1 300 516, 7 264 552, 13 336 552, 10 236 580, 25 364 580, 15 264 608, 46 336 608, 2 300 644',
  ],
  Heart: ['450 556, 512 675, 374 675', '21 448 598, 51 427 626, 26 405 655, 40 482 655'],
  Spleen: ['18 664, 174 772, 18 880', '48 38 704, 57 72 728, 44 106 750, 50 141 772, 32 106 794, 28 72 816, 18 38 840'],
  Sacral: [
    '228 718, 372 718, 372 860, 228 860',
    '5 264 738, 14 300 738, 29 336 738, 34 246 776, 59 354 800, 27 246 814, 42 264 840, 3 300 840, 9 336 840',
  ],
  SolarPlexus: [
    '582 664, 582 880, 426 772',
    '36 562 704, 22 528 728, 37 494 750, 6 459 772, 49 494 794, 55 528 816, 30 562 840',
  ],
  Root: [
    '229 888, 371 888, 371 1022, 229 1022',
    '53 264 908, 60 300 908, 52 336 908, 54 249 940, 19 351 940, 38 249 970, 39 351 970, 58 249 1000, 41 351 1000',
  ],
};

const gatePlaces = new Map<number, Point>();
const gateCenters = new Map<number, CenterName>();

/** Every centre: its corners and its gates. */
export const centers = Object.fromEntries(
  Object.entries(drawn).map(([name, [corners, gates]]) => {
    const rows = numbers(gates).map(([gate = 0, x = 0, y = 0]) => {
      gatePlaces.set(gate, [x, y]);
      gateCenters.set(gate, name as CenterName);
      return gate;
    });
    return [name, { outline: numbers(corners).map(([x = 0, y = 0]): Point => [x, y]), gates: rows }];
  }),
) as unknown as Record<CenterName, { outline: readonly Point[]; gates: readonly number[] }>;

/** Where the numeral of a gate stands. Gates are 1 to 64. */
export function gatePlace(gate: number): Point {
  const place = gatePlaces.get(gate);
  if (!place) throw new RangeError(`There is no gate ${gate}`);
  return place;
}

/** The centre that a gate lies in. */
export function centerOf(gate: number): CenterName {
  const name = gateCenters.get(gate);
  if (!name) throw new RangeError(`There is no gate ${gate}`);
  return name;
}

/** Channels that run around the outside, and the point that each bends towards. */
const bends: Record<string, Point> = {
  '35-36': [548, 456],
  '12-22': [498, 486],
  '16-48': [52, 456],
  '20-57': [108, 492],
  '18-58': [52, 996],
  '28-38': [98, 962],
  '32-54': [136, 932],
  '30-41': [548, 996],
  '39-55': [502, 962],
  '19-49': [464, 932],
};

const simple =
  '1-8 2-14 3-60 4-63 5-15 6-59 7-31 9-52 11-56 12-22 13-33 16-48 17-62 18-58 19-49 21-45 23-43 24-61 25-51 27-50 28-38 29-46 30-41 32-54 35-36 37-40 39-55 42-53 47-64 26-44'.split(
    ' ',
  );

/** One drawn band: the half of a channel that belongs to a gate. */
export interface Arm {
  gate: number;
  curve: Curve;
}

/** What is drawn together: the arms, and whole lines along which they run, so that tubes show no seam at their middle. */
export interface Line {
  /** The channels drawn by it; gates 10, 20, 34 and 57 meet at one joint and share six. */
  channels: readonly string[];
  arms: readonly Arm[];
  whole: readonly Curve[];
}

/** All 36 channels in drawing order: 26-44 crosses over the straight ones, the joint lies on top. */
export const lines: readonly Line[] = [...simple.map(simpleLine), joint()];

function simpleLine(channel: string): Line {
  const [first = 0, second = 0] = channel.split('-').map(Number);
  const whole: Curve = { from: gatePlace(first), to: gatePlace(second), bend: bends[channel] };
  const [near, far] = split(whole, 0.5);
  return {
    channels: [channel],
    arms: [
      { gate: first, curve: near },
      { gate: second, curve: reverse(far) },
    ],
    whole: [whole],
  };
}

/** Gates 10 and 34 reach the curve of 20-57 at one point, 56 hundredths of the way down. */
function joint(): Line {
  const spine: Curve = { from: gatePlace(20), to: gatePlace(57), bend: bends['20-57'] };
  const [upper, lower] = split(spine, 0.56);
  const ten: Curve = { from: gatePlace(10), to: upper.to };
  const thirtyFour: Curve = { from: gatePlace(34), to: upper.to, bend: [176, 706] };
  return {
    channels: ['10-20', '10-34', '10-57', '20-34', '20-57', '34-57'],
    arms: [
      { gate: 34, curve: thirtyFour },
      { gate: 10, curve: ten },
      { gate: 20, curve: upper },
      { gate: 57, curve: reverse(lower) },
    ],
    whole: [spine, ten, thirtyFour],
  };
}

function split(curve: Curve, at: number): [Curve, Curve] {
  const { from, to, bend } = curve;
  if (!bend) {
    const middle = between(from, to, at);
    return [
      { from, to: middle },
      { from: middle, to },
    ];
  }
  const before = between(from, bend, at);
  const after = between(bend, to, at);
  const middle = between(before, after, at);
  return [
    { from, to: middle, bend: before },
    { from: middle, to, bend: after },
  ];
}

function reverse({ from, to, bend }: Curve): Curve {
  return { from: to, to: from, bend };
}

/** The point part of the way (0 to 1) from one point to another. */
export function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

/** Rows of numbers out of a text: '1 2, 3 4' is [[1, 2], [3, 4]]. */
function numbers(text: string): number[][] {
  return text.split(', ').map((row) => row.split(' ').map(Number));
}
