import { existsSync, readFileSync } from 'node:fs';
import { ARCSEC, AU_KM } from './constants';
import { MOON_NODES, MOON_SEGMENTS, MOON_STEP, SAMPLE_START } from './moon-grid';
import { turnX, turnZ, type Vector } from './vector';

/** Turn from the theory's inertial mean ecliptic of J2000 to ICRS: obliquity, and the equinox' shift against the DE405 axes. */
const OBLIQUITY = 84_381.4096 * ARCSEC;
const EQUINOX_SHIFT = -0.05028 * ARCSEC;

/** The Moon as piecewise Chebyshev polynomials: position (AU) and velocity (AU a day) on ICRS axes, geocentric. */
export interface Moon {
  position(jd: number): Vector;
  velocity(jd: number): Vector;
}

/** Chebyshev coefficients of one coordinate from its samples at the nodes. */
export function chebyshevFit(samples: ArrayLike<number>, count: number, stride = 1, offset = 0): Float64Array {
  const out = new Float64Array(count);
  for (let j = 0; j < count; j++) {
    let total = 0;
    for (let k = 0; k < count; k++) {
      total += samples[offset + k * stride]! * Math.cos((Math.PI * j * (k + 0.5)) / count);
    }
    out[j] = (total * (j === 0 ? 1 : 2)) / count;
  }
  return out;
}

/** Reads the sampled Moon (files of moon-samples.ts in order) and fits its polynomials. */
export function loadMoon(files: readonly string[]): Moon {
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`moon samples missing: ${missing}`);
  const bytes = Buffer.concat(files.map((file) => readFileSync(file)));
  const samples = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (samples.length !== MOON_SEGMENTS * MOON_NODES * 3) throw new Error('moon samples have the wrong length');
  for (let i = 0; i < samples.length; i += 3) {
    const ecliptic: Vector = [samples[i]! / AU_KM, samples[i + 1]! / AU_KM, samples[i + 2]! / AU_KM];
    samples.set(turnZ(turnX(ecliptic, -OBLIQUITY), -EQUINOX_SHIFT), i);
  }
  const n = MOON_NODES;
  const coefficients = new Float64Array(samples.length);
  for (let segment = 0; segment < MOON_SEGMENTS; segment++) {
    for (let axis = 0; axis < 3; axis++) {
      coefficients.set(chebyshevFit(samples, n, 3, segment * n * 3 + axis), (segment * 3 + axis) * n);
    }
  }
  const locate = (jd: number) => {
    const segment = Math.min(MOON_SEGMENTS - 1, Math.max(0, Math.floor((jd - SAMPLE_START) / MOON_STEP)));
    return { segment, x: (2 * (jd - SAMPLE_START)) / MOON_STEP - 2 * segment - 1 };
  };
  return {
    position(jd) {
      const { segment, x } = locate(jd);
      const at = (axis: number) => {
        const base = (segment * 3 + axis) * n;
        let [b0, b1] = [0, 0];
        for (let j = n - 1; j > 0; j--) [b0, b1] = [coefficients[base + j]! + 2 * x * b0 - b1, b0];
        return coefficients[base]! + x * b0 - b1;
      };
      return [at(0), at(1), at(2)];
    },
    velocity(jd) {
      const { segment, x } = locate(jd);
      const at = (axis: number) => {
        const base = (segment * 3 + axis) * n;
        // T'_j = j U_(j-1); U by its recurrence.
        let [before, now, total] = [0, 1, 0];
        for (let j = 1; j < n; j++) {
          total += j * coefficients[base + j]! * now;
          [before, now] = [now, 2 * x * now - before];
        }
        return (total * 2) / MOON_STEP;
      };
      return [at(0), at(1), at(2)];
    },
  };
}
