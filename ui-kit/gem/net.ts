import { dot, type Face, faces, type Vector } from './dodecahedron';
import type { Spot } from './view';

/** One face of the gem unfolded. */
export interface NetFace {
  labor: number;
  middle: Spot;
  /** Of the whole pentagon; neighbours touch. */
  corners: readonly Spot[];
}

/** The gem unfolded, in a box of its own size whose unit is a hundredth of an edge. */
export interface Net {
  width: number;
  height: number;
  faces: readonly NetFace[];
}

const edge = 100;
const fifth = (2 * Math.PI) / 5;
/** Which face hangs on which: five around 1, then over 4 and 7 to 12 with the rest around it. */
const hinges: readonly (readonly [from: number, to: number])[] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [4, 7],
  [7, 12],
  [12, 8],
  [12, 9],
  [12, 10],
  [12, 11],
];

/** Twelve pentagons in a plane, the line from Labor 1 to Labor 12 lying across (`wide`) or down; the same numbers as on the solid. */
export function unfolded(lie: 'wide' | 'tall'): Net {
  const corners = new Map<number, Spot[]>();
  const reach = edge / (2 * Math.sin(Math.PI / 5));
  corners.set(
    1,
    [0, 1, 2, 3, 4].map((place) => [reach * Math.cos(place * fifth), reach * Math.sin(place * fifth)]),
  );
  for (const [from, to] of hinges) corners.set(to, hinged(faceOf(from), faceOf(to), corners.get(from) ?? []));
  const [startX, startY] = middleOf(corners.get(1) ?? []);
  const [endX, endY] = middleOf(corners.get(12) ?? []);
  const angle = (lie === 'wide' ? 0 : Math.PI / 2) - Math.atan2(endY - startY, endX - startX);
  const turned = [...corners].map(([labor, spots]) => [labor, spots.map((spot) => rotated(spot, angle))] as const);
  const all = turned.flatMap(([, spots]) => spots);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  return {
    width: Math.max(...all.map(([x]) => x)) - left,
    height: Math.max(...all.map(([, y]) => y)) - top,
    faces: turned
      .map(([labor, spots]) => {
        const own = spots.map(([x, y]): Spot => [x - left, y - top]);
        return { labor, corners: own, middle: middleOf(own) };
      })
      .sort((one, other) => one.labor - other.labor),
  };
}

/** The corners of a face that hangs on another by the edge they share on the solid. */
function hinged(from: Face, to: Face, flat: readonly Spot[]): Spot[] {
  const place = from.corners.findIndex(
    (corner, index) => has(to, corner) && has(to, from.corners[(index + 1) % 5] as Vector),
  );
  const [near, far] = [flat[place] as Spot, flat[(place + 1) % 5] as Spot];
  const start = to.corners.findIndex((corner) => same(corner, from.corners[(place + 1) % 5] as Vector));
  const corners: Spot[] = [];
  let [x, y] = far;
  let [stepX, stepY] = [near[0] - far[0], near[1] - far[1]];
  for (let index = 0; index < 5; index++) {
    corners[(start + index) % 5] = [x, y];
    [x, y] = [x + stepX, y + stepY];
    [stepX, stepY] = rotated([stepX, stepY], fifth);
  }
  return corners;
}

function faceOf(labor: number): Face {
  return faces[labor - 1] as Face;
}
function same(one: Vector, other: Vector): boolean {
  return Math.abs(dot(one, other) - dot(one, one)) < 1e-9;
}
function has(face: Face, corner: Vector): boolean {
  return face.corners.some((own) => same(own, corner));
}
function rotated([x, y]: Spot, angle: number): Spot {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
function middleOf(spots: readonly Spot[]): Spot {
  return [
    spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
    spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
  ];
}
