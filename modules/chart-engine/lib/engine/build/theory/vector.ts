/** Plain 3-vectors; the builder works in AU, days and ICRS axes unless a function says otherwise. */
export type Vector = [number, number, number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const norm = (a: Vector): number => Math.sqrt(dot(a, a));
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Turns the axes (not the vector) about x by `angle` radians. */
export function turnX(a: Vector, angle: number): Vector {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [a[0], c * a[1] + s * a[2], -s * a[1] + c * a[2]];
}

/** Turns the axes (not the vector) about z by `angle` radians. */
export function turnZ(a: Vector, angle: number): Vector {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [c * a[0] + s * a[1], -s * a[0] + c * a[1], a[2]];
}
