import { ARCSEC, AU_KM } from './constants';
import { add, dot, norm, scale, subtract, type Vector } from './vector';

/** The Sun's angular radius at one AU. */
const SUN_RADIUS = 959.63 * ARCSEC;
/** 2 GM / c^2 of the Sun in AU. */
const GRAVITY = (2 * 132_712_440_041.93938) / 299_792.458 ** 2 / AU_KM;

/** Density of the Sun (g/cm^3) at radii (solar radii): rounded rows of a standard solar model; its mean comes out at 1.40. */
const MODEL: readonly (readonly [number, number])[] = [
  [0, 152],
  [0.05, 123],
  [0.1, 87],
  [0.15, 56],
  [0.2, 35],
  [0.25, 20.8],
  [0.3, 12],
  [0.35, 6.9],
  [0.4, 3.95],
  [0.45, 2.28],
  [0.5, 1.35],
  [0.6, 0.5],
  [0.7, 0.2],
  [0.8, 0.09],
  [0.9, 0.027],
  [1, 0.0001],
];

function density(r: number): number {
  const i = MODEL.findIndex(([radius]) => radius >= r);
  const [[r0, d0], [r1, d1]] = [MODEL[i - 1]!, MODEL[i]!];
  return d0 * (d1 / d0) ** ((r - r0) / (r1 - r0));
}

/**
 * Share of the Sun's mass inside a cylinder of radius `b` (solar radii) along the line of sight: what bends light that would
 * pass at `b` through a transparent Sun. Tabulated once, linear between rows.
 */
const cylinderMass = (() => {
  const rows = 400;
  const shells = 4000;
  const inside = new Float64Array(rows + 1);
  let total = 0;
  for (let i = 0; i < shells; i++) {
    const r = (i + 0.5) / shells;
    const mass = density(r) * r * r;
    total += mass;
    for (let k = 0; k <= rows; k++) {
      const b = k / rows;
      // Part of a thin shell of radius r that lies within b of the axis.
      inside[k] = inside[k]! + mass * (b >= r ? 1 : 1 - Math.sqrt(1 - (b / r) ** 2));
    }
  }
  return (b: number) => {
    if (b >= 1) return 1;
    const k = Math.floor(b * rows);
    return (inside[k]! + (b * rows - k) * (inside[k + 1]! - inside[k]!)) / total;
  };
})();

/**
 * Bends the direction to a planet in the Sun's field. `planet` is seen from the Earth, `earth` from the Sun, `sunToPlanet`
 * from the Sun (AU). Behind the disc the Sun counts as transparent, so that the shift stays finite and continuous.
 */
export function deflect(planet: Vector, earth: Vector, sunToPlanet: Vector): Vector {
  const [distance, re] = [norm(planet), norm(earth)];
  const u = scale(planet, 1 / distance);
  const e = scale(earth, 1 / re);
  const q = scale(sunToPlanet, 1 / norm(sunToPlanet));
  const [uq, ue, qe] = [dot(u, q), dot(u, e), dot(q, e)];
  const sine = Math.sqrt(Math.max(0, 1 - ue * ue));
  const mass = ue < 0 ? cylinderMass(sine / (SUN_RADIUS / re)) : 1;
  const k = (GRAVITY * mass) / re / (1 + qe);
  return scale(add(u, subtract(scale(e, k * uq), scale(q, k * ue))), distance);
}
