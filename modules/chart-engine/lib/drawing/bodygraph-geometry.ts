import type { CentreName } from '../engine/rules/names';

/** A point in the 600 x 1034 picture. */
export type Point = readonly [x: number, y: number];

/** The points of a Bézier curve: both ends of a line, and between them the point that it bends towards, if it does. */
export type Curve = readonly Point[];

/** The size of the picture in its own units. */
export const width = 600;
export const height = 1034;

/** The outline of every centre (corners) and its gates in reading order: row by row, first y, then number and x of each gate. */
const drawn: Record<CentreName, [corners: string, rows: string]> = {
  Head: ['300 12, 376 126, 224 126', '106 64 264 61 300 63 336'],
  Ajna: ['222 160, 378 160, 300 284', '180 47 264 24 300 4 336, 218 17 279 11 321, 250 43 300'],
  Throat: [
    '226 306, 374 306, 374 456, 226 456',
    '326 62 264 23 300 56 336, 361 16 245, 352 35 355, 382 12 355, 401 20 245, 412 45 355, 436 31 264 8 300 33 336',
  ],
  G: [
    '300 490, 390 580, 300 670, 210 580',
    '516 1 300, 552 7 264 13 336, 580 10 236 25 364, 608 15 264 46 336, 644 2 300',
  ],
  Heart: ['450 556, 512 675, 374 675', '598 21 448, 626 51 427, 655 26 405 40 482'],
  Spleen: ['18 664, 174 772, 18 880', '704 48 38, 728 57 72, 750 44 106, 772 50 141, 794 32 106, 816 28 72, 840 18 38'],
  Sacral: [
    '228 718, 372 718, 372 860, 228 860',
    '738 5 264 14 300 29 336, 776 34 246, 800 59 354, 814 27 246, 840 42 264 3 300 9 336',
  ],
  SolarPlexus: [
    '582 664, 582 880, 426 772',
    '704 36 562, 728 22 528, 750 37 494, 772 6 459, 794 49 494, 816 55 528, 840 30 562',
  ],
  Root: [
    '229 888, 371 888, 371 1022, 229 1022',
    '908 53 264 60 300 52 336, 940 54 249 19 351, 970 38 249 39 351, 1000 58 249 41 351',
  ],
};

/** Rows of numbers out of a text: '1 2, 3 4' is [[1, 2], [3, 4]]. */
const numbers = (text: string) => text.split(', ').map((row) => row.split(' ').map(Number));

const places = new Map<number, { center: CentreName; at: Point }>();

/** Every centre: its corners and its gates. */
export const centers = Object.fromEntries(
  Object.entries(drawn).map(([name, [corners, rows]]) => {
    const gates = numbers(rows).flatMap(([y = 0, ...row]) =>
      row.flatMap((gate, index) => {
        if (index % 2) return [];
        places.set(gate, { center: name as CentreName, at: [row[index + 1] ?? 0, y] });
        return gate;
      }),
    );
    return [name, { outline: numbers(corners), gates }];
  }),
) as unknown as Record<CentreName, { outline: readonly Point[]; gates: readonly number[] }>;

const placeOf = (gate: number) => {
  const place = places.get(gate);
  if (!place) throw new RangeError(`There is no gate ${gate}`);
  return place;
};

/** Where the numeral of a gate stands. Gates are 1 to 64. */
export const gatePlace = (gate: number): Point => placeOf(gate).at;

/** The centre that a gate lies in. */
export const centerOf = (gate: number): CentreName => placeOf(gate).center;

/** The point part of the way (0 to 1) from one point to another. */
export const between = (one: Point, other: Point, part: number): Point => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
];

/** The point at a part (0 to 1) of a curve, after de Casteljau. */
export const pointAt = (curve: Curve, part: number): Point =>
  curve.length < 2
    ? (curve[0] as Point)
    : pointAt(
        curve.slice(1).map((point, index) => between(curve[index] as Point, point, part)),
        part,
      );

/** The two pieces of a curve cut at a part of it; each begins at its own end and leads to the cut. */
const cut = (curve: Curve, part: number): [Curve, Curve] => [
  curve.map((_, index) => pointAt(curve.slice(0, index + 1), part)),
  curve.map((_, index) => pointAt(curve.slice(-index - 1), part)),
];

/** One drawn band: the half of a channel that belongs to a gate, from its numeral on. */
export interface Arm {
  gate: number;
  curve: Curve;
}

/** What is drawn together: the arms of a channel, or of all that share a joint. */
export interface Line {
  /** The channels drawn by it; gates 10, 20, 34 and 57 meet at one joint and share six. */
  channels: readonly string[];
  arms: readonly Arm[];
}

/** The two gates of a channel. */
export const gatesOf = (channel: string): number[] => channel.split('-').map(Number);

/** Channels as two gates; those around the outside with the point that they bend towards. */
const simpleLines = (channels: string): Line[] =>
  numbers(channels).map(([first = 0, second = 0, ...bend]) => {
    const whole = [gatePlace(first), ...(bend.length > 0 ? [bend as unknown as Point] : []), gatePlace(second)];
    const [near, far] = cut(whole, 0.5);
    return {
      channels: [`${first}-${second}`],
      arms: [
        { gate: first, curve: near },
        { gate: second, curve: far },
      ],
    };
  });

/** Gates 10 and 34 reach the curve of 20-57 at one point, 56 hundredths of the way down. */
const joint = (): Line => {
  const spine: Curve = [gatePlace(20), [108, 492], gatePlace(57)];
  const [upper, lower] = cut(spine, 0.56);
  const meeting = pointAt(spine, 0.56);
  return {
    channels: ['10-20', '10-34', '10-57', '20-34', '20-57', '34-57'],
    arms: [
      { gate: 34, curve: [gatePlace(34), [176, 706], meeting] },
      { gate: 10, curve: [gatePlace(10), meeting] },
      { gate: 20, curve: upper },
      { gate: 57, curve: lower },
    ],
  };
};

/** All 36 channels from the lowest layer to the highest; lines of one layer do not cross. 26-44 crosses the straight ones, the joint lies on top. */
export const layers: readonly (readonly Line[])[] = [
  simpleLines(
    '1 8, 2 14, 3 60, 4 63, 5 15, 6 59, 7 31, 9 52, 11 56, 12 22 498 486, 13 33, 16 48 52 456, 17 62, 18 58 52 996, 19 49 464 932, 21 45, 23 43, 24 61, 25 51, 27 50, 28 38 98 962, 29 46, 30 41 548 996, 32 54 136 932, 35 36 548 456, 37 40, 39 55 502 962, 42 53, 47 64',
  ),
  simpleLines('26 44'),
  [joint()],
];

/** The lines of all layers. */
export const lines = layers.flat();
