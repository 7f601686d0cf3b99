import start from '../data/de441-states.json';
import { AU_KM, MOON_SHARE } from './constants';
import { extrapolatedStep } from './integrator';
import type { Moon } from './moon';
import type { Vector } from './vector';

const DAY = 86_400;
const GM = start.bodies.map((body) => (body.gm * DAY * DAY) / AU_KM ** 3);
const COUNT = GM.length;
const EMB = start.bodies.findIndex((body) => body.name === 'EMB');
/** The Sun's oblateness: J2 times its radius squared (AU^2), and the direction of its pole. */
const OBLATENESS = 2.196e-7 * (696_000 / AU_KM) ** 2;
const POLE: Vector = (() => {
  const [ra, dec] = [(286.13 * Math.PI) / 180, (63.87 * Math.PI) / 180];
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
})();
const LIGHT_SPEED = (299_792.458 * DAY) / AU_KM;
/** Days between stored states; quintic interpolation between them is good to a ten-thousandth of an arcsecond. */
const STEP = 2;

export const bodyNames = start.bodies.map((body) => body.name);

/**
 * Accelerations (AU/day^2) of Sun and nine planets: Newton, the Sun's first relativistic term and oblateness, and Earth and Moon as two
 * masses whose distance follows the lunar theory. `state` is positions then velocities.
 */
function accelerations(moon: Moon) {
  // Masses as seen by gravity: the Earth-Moon slot is the Earth, one extra slot is the Moon.
  const mass = [...GM.map((gm, i) => (i === EMB ? gm * (1 - MOON_SHARE) : gm)), GM[EMB]! * MOON_SHARE];
  const p = new Float64Array(3 * (COUNT + 1));
  const a = new Float64Array(3 * (COUNT + 1));
  return (jd: number, state: Float64Array, out: Float64Array) => {
    p.set(state.subarray(0, 3 * COUNT));
    const m = moon.position(jd);
    for (let axis = 0; axis < 3; axis++) {
      const centre = state[3 * EMB + axis]!;
      p[3 * EMB + axis] = centre - MOON_SHARE * m[axis]!;
      p[3 * COUNT + axis] = centre + (1 - MOON_SHARE) * m[axis]!;
    }
    a.fill(0);
    for (let i = 0; i <= COUNT; i++) {
      for (let j = i + 1; j <= COUNT; j++) {
        if (i === EMB && j === COUNT) continue;
        const dx = p[3 * j]! - p[3 * i]!;
        const dy = p[3 * j + 1]! - p[3 * i + 1]!;
        const dz = p[3 * j + 2]! - p[3 * i + 2]!;
        const r2 = dx * dx + dy * dy + dz * dz;
        const r3 = r2 * Math.sqrt(r2);
        const [fi, fj] = [mass[j]! / r3, mass[i]! / r3];
        a[3 * i] = a[3 * i]! + fi * dx;
        a[3 * i + 1] = a[3 * i + 1]! + fi * dy;
        a[3 * i + 2] = a[3 * i + 2]! + fi * dz;
        a[3 * j] = a[3 * j]! - fj * dx;
        a[3 * j + 1] = a[3 * j + 1]! - fj * dy;
        a[3 * j + 2] = a[3 * j + 2]! - fj * dz;
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      a[3 * EMB + axis] = (1 - MOON_SHARE) * a[3 * EMB + axis]! + MOON_SHARE * a[3 * COUNT + axis]!;
    }
    const v = 3 * COUNT;
    for (let i = 1; i < COUNT; i++) {
      const [x, y, z] = [state[3 * i]! - state[0]!, state[3 * i + 1]! - state[1]!, state[3 * i + 2]! - state[2]!];
      const vx = state[v + 3 * i]! - state[v]!;
      const vy = state[v + 3 * i + 1]! - state[v + 1]!;
      const vz = state[v + 3 * i + 2]! - state[v + 2]!;
      const r = Math.sqrt(x * x + y * y + z * z);
      const k = GM[0]! / (LIGHT_SPEED * LIGHT_SPEED * r ** 3);
      const radial = k * ((4 * GM[0]!) / r - (vx * vx + vy * vy + vz * vz));
      const along = 4 * k * (x * vx + y * vy + z * vz);
      const height = x * POLE[0] + y * POLE[1] + z * POLE[2];
      const flat = (-1.5 * GM[0]! * OBLATENESS) / r ** 5;
      const outward = radial + flat * (1 - 5 * (height / r) ** 2);
      const upward = 2 * flat * height;
      a[3 * i] = a[3 * i]! + outward * x + along * vx + upward * POLE[0];
      a[3 * i + 1] = a[3 * i + 1]! + outward * y + along * vy + upward * POLE[1];
      a[3 * i + 2] = a[3 * i + 2]! + outward * z + along * vz + upward * POLE[2];
    }
    out.set(state.subarray(v), 0);
    out.set(a.subarray(0, v), v);
  };
}

/** Barycentric positions (AU) and velocities (AU/day) of the Sun and the planets on ICRS axes. */
export interface SolarSystem {
  position(body: string, jd: number): Vector;
  velocity(body: string, jd: number): Vector;
}

/** Integrates from the DE441 states to both ends of the span and interpolates the stored states (quintic Hermite). */
export function integrateSolarSystem(moon: Moon, from: number, to: number): SolarSystem {
  const epoch = start.epochJdTdb;
  const first = Math.ceil((epoch - from) / STEP);
  const last = Math.ceil((to - epoch) / STEP);
  const states: Float64Array[] = new Array(first + last + 1);
  const derivative = accelerations(moon);
  const initial = new Float64Array(6 * COUNT);
  start.bodies.forEach((body, i) => {
    body.r.forEach((value, axis) => {
      initial[3 * i + axis] = value / AU_KM;
    });
    body.v.forEach((value, axis) => {
      initial[3 * (COUNT + i) + axis] = (value * DAY) / AU_KM;
    });
  });
  states[first] = initial;
  for (let k = first; k > 0; k--)
    states[k - 1] = extrapolatedStep(derivative, epoch + (k - first) * STEP, states[k]!, -STEP);
  for (let k = first; k < first + last; k++) {
    states[k + 1] = extrapolatedStep(derivative, epoch + (k - first) * STEP, states[k]!, STEP);
  }
  const rates = states.map((state, k) => {
    const out = new Float64Array(6 * COUNT);
    derivative(epoch + (k - first) * STEP, state, out);
    return out;
  });
  const begin = epoch - first * STEP;
  const at = (body: string, jd: number, rate: boolean): Vector => {
    const slot = 3 * bodyNames.indexOf(body);
    const k = Math.min(states.length - 2, Math.max(0, Math.floor((jd - begin) / STEP)));
    const s = (jd - begin) / STEP - k;
    const value = (axis: number) => {
      const i = slot + axis;
      const j = 3 * COUNT + i;
      const [p0, p1] = [states[k]![i]!, states[k + 1]![i]!];
      const [v0, v1] = [states[k]![j]! * STEP, states[k + 1]![j]! * STEP];
      const [a0, a1] = [(rates[k]![j]! * STEP * STEP) / 2, (rates[k + 1]![j]! * STEP * STEP) / 2];
      const d = p1 - p0 - v0 - a0;
      const e = v1 - v0 - 2 * a0;
      const f = a1 - a0;
      const [c3, c4, c5] = [10 * d - 4 * e + f, -15 * d + 7 * e - 2 * f, 6 * d - 3 * e + f];
      return rate
        ? (v0 + s * (2 * a0 + s * (3 * c3 + s * (4 * c4 + s * 5 * c5)))) / STEP
        : p0 + s * (v0 + s * (a0 + s * (c3 + s * (c4 + s * c5))));
    };
    return [value(0), value(1), value(2)];
  };
  return { position: (body, jd) => at(body, jd, false), velocity: (body, jd) => at(body, jd, true) };
}
