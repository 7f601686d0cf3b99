import mars from 'astronomia/data/vsop87Bmars';
import { J2000 } from './constants';
import type { Vector } from './vector';

type Terms = Record<string, number[][]>;

function evaluate(series: Float64Array[], t: number): number {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power]!;
    let part = 0;
    for (let i = terms.length - 3; i >= 0; i -= 3) part += terms[i]! * Math.cos(terms[i + 1]! + terms[i + 2]! * t);
    total = total * t + part;
  }
  return total;
}

const pack = (series: Terms) => Object.values(series).map((terms) => Float64Array.from(terms.flat()));

const series = { l: pack(mars.L), b: pack(mars.B), r: pack(mars.R) };

/** Heliocentric Mars in AU on FK5 (taken as ICRS) equatorial axes by VSOP87B; `jd` is TDB. */
export function marsByTheory(jd: number): Vector {
  const t = (jd - J2000) / 365_250;
  const [lon, lat, dist] = [evaluate(series.l, t), evaluate(series.b, t), evaluate(series.r, t)];
  const x = dist * Math.cos(lat) * Math.cos(lon);
  const y = dist * Math.cos(lat) * Math.sin(lon);
  const z = dist * Math.sin(lat);
  return [
    x + 0.00000044036 * y - 0.000000190919 * z,
    -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
    0.397776982902 * y + 0.917482137087 * z,
  ];
}
