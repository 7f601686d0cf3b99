import { QUANTUM_DEGREES, TABLE_END, TABLE_START } from '../ephemeris/format';
import { chebyshevFit } from './theory/moon';

/** Largest interpolation error allowed, in arcseconds; a piece that misses it is halved, at most six times. */
const TOLERANCE = 0.0008;
const DEEPEST = 6;
const PROBES = [-0.999, -0.93, -0.77, -0.52, -0.21, 0.09, 0.33, 0.64, 0.85, 0.97];

/** One table before it is written: leaf counts of each base piece and the quantised coefficients of all leaves. */
export interface FittedChannel {
  leaves: number[];
  coefficients: number[];
  /** Largest error found at the probes, arcseconds, quantisation included. */
  worst: number;
}

const nearest = (value: number, to: number) => value - 360 * Math.round((value - to) / 360);

function fitLeaf(f: (jd: number) => number, from: number, days: number, count: number) {
  const reference = f(from);
  const at = (x: number) => nearest(f(from + (days / 2) * (1 + x)), reference);
  const samples = Array.from({ length: count }, (_, k) => at(Math.cos((Math.PI * (k + 0.5)) / count)));
  const integers = Array.from(chebyshevFit(samples, count), (c) => Math.round(c / QUANTUM_DEGREES));
  let worst = 0;
  for (const x of PROBES) {
    const value = integers.reduce((total, c, j) => total + c * QUANTUM_DEGREES * Math.cos(j * Math.acos(x)), 0);
    worst = Math.max(worst, Math.abs(value - at(x)) * 3600);
  }
  // The constant term is an angle on the circle: keep it inside a signed 32-bit turn.
  integers[0] = integers[0]! | 0;
  return { integers, worst };
}

/** Fits a longitude (degrees, continuous on the circle) over the whole span with pieces of `days` and `count` coefficients. */
export function fitChannel(f: (jd: number) => number, days: number, count: number): FittedChannel {
  const channel: FittedChannel = { leaves: [], coefficients: [], worst: 0 };
  for (let from = TABLE_START; from < TABLE_END; from += days) {
    for (let depth = 0; ; depth++) {
      const parts = 2 ** depth;
      const leaves = Array.from({ length: parts }, (_, k) =>
        fitLeaf(f, from + (k * days) / parts, days / parts, count),
      );
      const worst = Math.max(...leaves.map((leaf) => leaf.worst));
      if (worst > TOLERANCE && depth < DEEPEST) continue;
      channel.leaves.push(parts);
      for (const leaf of leaves) channel.coefficients.push(...leaf.integers);
      channel.worst = Math.max(channel.worst, worst);
      break;
    }
  }
  return channel;
}
