type Vector = readonly [x: number, y: number, z: number];

/** One pentagon: its Labor (1 to 12), its direction, its middle and its corners in order. */
export interface Face {
  labor: number;
  normal: Vector;
  middle: Vector;
  corners: readonly Vector[];
}

const golden = (1 + Math.sqrt(5)) / 2;

/** The regular dodecahedron around the origin, its edges 2 / golden ratio long; opposite faces add up to 13. */
export const faces: readonly Face[] = numbered(pentagons());

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function plus(a: Vector, b: Vector, times = 1): Vector {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Two directions that span the plane across a third, the first of them towards a given point. */
export function plane(normal: Vector, towards: Vector): readonly [Vector, Vector] {
  const first = unit(plus(towards, normal, -dot(towards, normal)));
  return [first, cross(normal, first)];
}

export type { Vector };

function pentagons(): Omit<Face, 'labor'>[] {
  const signs = [-1, 1];
  const corners: Vector[] = [];
  const normals: Vector[] = [];
  for (const a of signs) {
    for (const b of signs) {
      for (const c of signs) corners.push([a, b, c]);
      corners.push([0, a / golden, b * golden], [a / golden, b * golden, 0], [a * golden, 0, b / golden]);
      normals.push([0, a * golden, b], [a * golden, b, 0], [b, 0, a * golden]);
    }
  }
  return normals.map(unit).map((normal) => {
    const own = [...corners].sort((one, other) => dot(other, normal) - dot(one, normal)).slice(0, 5);
    const sum = own.reduce<Vector>((all, corner) => plus(all, corner), [0, 0, 0]);
    const middle: Vector = [sum[0] / 5, sum[1] / 5, sum[2] / 5];
    const angle = around(normal, own[0] ?? normal);
    return { normal, middle, corners: own.sort((one, other) => angle(one) - angle(other)) };
  });
}

/** Labor 1 on the first face, 2 to 6 around it, and each opposite the one that makes 13. */
function numbered(plain: Omit<Face, 'labor'>[]): Face[] {
  const [first] = plain;
  if (!first) return [];
  const ring = plain.filter((face) => face !== first && dot(face.normal, first.normal) > 0);
  const angle = around(first.normal, ring[0]?.normal ?? first.normal);
  const upper = [first, ...ring.sort((one, other) => angle(one.normal) - angle(other.normal))];
  return plain
    .map((face) => {
      const place = upper.indexOf(face);
      const twin = upper.findIndex((other) => dot(other.normal, face.normal) < -0.99);
      return { ...face, labor: place >= 0 ? place + 1 : 12 - twin };
    })
    .sort((one, other) => one.labor - other.labor);
}

function around(normal: Vector, start: Vector): (point: Vector) => number {
  const [first, second] = plane(normal, start);
  return (point) => Math.atan2(dot(point, second), dot(point, first));
}
