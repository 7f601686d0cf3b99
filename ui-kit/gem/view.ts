import { cross, dot, type Face, faces, plus, unit, type Vector } from './dodecahedron';

/** A point of the picture. */
export type Spot = readonly [x: number, y: number];

/** One face as it is seen: flat shapes with their light (0 to 1), back to front. */
export interface SeenFace {
  labor: number;
  outline: readonly Spot[];
  /** Five bevels and the table, each with its own light. */
  facets: readonly { light: number; corners: readonly Spot[] }[];
  /** Lines of the engraving: rays from the middle, and parallels. */
  rays: string;
  hatching: string;
  /** SVG transform that lays a numeral into the plane of the face; null where it is too steep to be read. */
  numeral: string | null;
  /** How clearly the numeral stands, 0 to 1: it fades as its face turns away. */
  clarity: number;
  /** The same for rays and hatching, which would run together into one stripe where a face is nearly on edge. */
  engraved: number;
}

const size = 100;
const bevel = 0.66;
const hatches = 14;
/** Towards the eye: a numeral begins to show at the first and stands fully at the second. */
const [steep, clear] = [0.2, 0.28];
/** Of the eye, in the units of the solid: far enough to look almost parallel. */
const distance = 16;
const light = unit([-0.55, 0.72, 0.62]);
const glint = unit(plus(light, [0, 0, 1]));

/** How the gem stands before the reader. */
export interface Stand {
  /** The Labor whose face looks at the reader. */
  front: number;
  /** The Labor next to it whose face lies above; with it the gem is seen a little from above, else a little from below. */
  up?: number | undefined;
  /** Turned around its upright axis. */
  degrees?: number | undefined;
}

/** The faces that show, back to front, in a 100 x 100 box. */
export function seenFrom({ front, up, degrees = 0 }: Stand): SeenFace[] {
  const towards = turnTowards(front, up);
  const angle = (degrees * Math.PI) / 180;
  const turn = (point: Vector): Vector => {
    const [x, y, z] = towards(point);
    const [turnedX, turnedZ] = rotate(x, z, angle);
    return [turnedX, y, turnedZ];
  };
  return faces
    .map((face) => ({ face, normal: turn(face.normal), middle: turn(face.middle) }))
    .filter(({ normal, middle }) => dot(normal, plus([0, 0, distance], middle, -1)) > 0)
    .sort((one, other) => one.normal[2] - other.normal[2])
    .map(({ face }) => see(face, turn));
}

/** Turns the face to the reader and then a little aside, so that six faces show. */
function turnTowards(front: number, above?: number): (point: Vector) => Vector {
  const face = faces[front - 1] ?? (faces[0] as Face);
  const neighbours = faces.filter((other) => other !== face && dot(other.normal, face.normal) > 0);
  const neighbour = neighbours.find((other) => other.labor === above) ?? neighbours[0] ?? face;
  const [aside, tilt, lean] = above === undefined ? [-0.24, -0.2, 0.14] : [0.2, 0.235, 0.09];
  const up = unit(plus(neighbour.normal, face.normal, -dot(neighbour.normal, face.normal)));
  const right = cross(up, face.normal);
  return (point) => {
    let [x, y, z] = [dot(point, right), dot(point, up), dot(point, face.normal)];
    [x, z] = rotate(x, z, aside);
    [y, z] = rotate(y, z, tilt);
    [x, y] = rotate(x, y, lean);
    return [x, y, z];
  };
}

function rotate(one: number, other: number, angle: number): [number, number] {
  return [one * Math.cos(angle) - other * Math.sin(angle), one * Math.sin(angle) + other * Math.cos(angle)];
}

function see(face: Face, turn: (point: Vector) => Vector): SeenFace {
  const project = (point: Vector): Spot => flat(turn(point));
  const table = face.corners.map((corner) => plus(face.middle, plus(corner, face.middle, -1), bevel));
  const facets = face.corners.map((corner, index) => {
    const next = (index + 1) % 5;
    const after = face.corners[next] as Vector;
    const outwards = unit(plus(plus(corner, after), face.middle, -2));
    return {
      light: shade(turn(unit(plus(face.normal, outwards, 0.34)))),
      corners: [corner, after, table[next] as Vector, table[index] as Vector].map(project),
    };
  });
  const own = turn(face.normal);
  facets.push({ light: shade(own), corners: table.map(project) });
  return {
    labor: face.labor,
    outline: face.corners.map(project),
    facets,
    rays: rays(face, table, project),
    hatching: hatching(table, project),
    numeral: own[2] > steep ? numeral(turn(face.middle), own) : null,
    clarity: Math.min(1, Math.max(0, (own[2] - steep) / (clear - steep))),
    engraved: Math.min(1, Math.max(0, own[2] / clear)),
  };
}

function flat([x, y, z]: Vector): Spot {
  const scale = (size / 2 / Math.sqrt(3)) * 0.93 * (distance / (distance - z));
  return [size / 2 + x * scale, size / 2 - y * scale];
}

function shade(normal: Vector): number {
  return Math.min(1, 0.1 + 0.72 * Math.max(0, dot(normal, light)) + 0.42 * Math.max(0, dot(normal, glint)) ** 14);
}

/** Sixty rays from a circle around the numeral towards the rim of the table. */
function rays({ middle }: Face, table: readonly Vector[], project: (point: Vector) => Spot): string {
  let path = '';
  for (let ray = 0; ray < 60; ray++) {
    const place = (ray / 60) * 5;
    const from = table[Math.floor(place)] as Vector;
    const to = table[(Math.floor(place) + 1) % 5] as Vector;
    const rim = plus(from, plus(to, from, -1), place % 1);
    const out = plus(rim, middle, -1);
    const start = (ray % 2 ? 0.25 : 0.3) / Math.hypot(...out);
    path += segment(project(plus(middle, out, start)), project(plus(middle, out, ray % 2 ? 0.78 : 0.94)));
  }
  return path;
}

/** Parallels across the table from its first corner; always as many, so that none comes or goes while the gem turns. */
function hatching(table: readonly Vector[], project: (point: Vector) => Spot): string {
  const [top, right, low, lower, left] = table as [Vector, Vector, Vector, Vector, Vector];
  let path = '';
  for (let line = 1; line < hatches * 2; line++) {
    const part = line / hatches;
    const [a, b] =
      part <= 1
        ? [plus(top, plus(right, top, -1), part), plus(top, plus(left, top, -1), part)]
        : [plus(right, plus(low, right, -1), part - 1), plus(left, plus(lower, left, -1), part - 1)];
    path += segment(project(a), project(b));
  }
  return path;
}

function numeral(middle: Vector, normal: Vector): string {
  const up = unit(plus([0, 1, 0], normal, -normal[1]));
  const right = cross(up, normal);
  const [x, y] = flat(middle);
  const [rightX, rightY] = flat(plus(middle, right, 0.01));
  const [downX, downY] = flat(plus(middle, up, -0.01));
  const axes = [rightX - x, rightY - y, downX - x, downY - y].map((step) => (step * 100) / (size / 2 / Math.sqrt(3)));
  return `matrix(${[...axes, x, y].map((value) => value.toFixed(3)).join(' ')})`;
}

function segment(from: Spot, to: Spot): string {
  return `M${spotText(from)}L${spotText(to)}`;
}

/** A spot as it is written in an SVG path or list of points: a tenth of a hundredth of the picture, since each digit is weight of the first page. */
export function spotText([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
