import { nutationTerms } from '../data/nutation-2000b';
import { ARCSEC, CENTURY, J2000 } from './constants';
import { turnX, turnZ, type Vector } from './vector';

const TURN = 1_296_000;
const UNIT = ARCSEC / 1e7;

/** Nutation in longitude and obliquity (radians) by IAU 2000B with its fixed planetary offsets; `jd` is TT. */
export function nutation(jd: number): { longitude: number; obliquity: number } {
  const t = (jd - J2000) / CENTURY;
  const l = (485_868.249036 + 1_717_915_923.2178 * t) % TURN;
  const sun = (1_287_104.79305 + 129_596_581.0481 * t) % TURN;
  const f = (335_779.526232 + 1_739_527_262.8478 * t) % TURN;
  const d = (1_072_260.70369 + 1_602_961_601.209 * t) % TURN;
  const node = (450_160.398036 - 6_962_890.5431 * t) % TURN;
  let longitude = 0;
  let obliquity = 0;
  for (let i = nutationTerms.length - 1; i >= 0; i--) {
    const [a, b, c, e, g, ps, pst, pc, ec, ect, es] = nutationTerms[i] as number[] & { length: 11 };
    const angle = (a! * l + b! * sun + c! * f + e! * d + g! * node) * ARCSEC;
    const [s, k] = [Math.sin(angle), Math.cos(angle)];
    longitude += (ps! + pst! * t) * s + pc! * k;
    obliquity += (ec! + ect! * t) * k + es! * s;
  }
  return { longitude: longitude * UNIT - 0.000135 * ARCSEC, obliquity: obliquity * UNIT + 0.000388 * ARCSEC };
}

const horner = (t: number, c: readonly number[]) => c.reduceRight((acc, value) => acc * t + value, 0) * ARCSEC;

/** Mean obliquity of date in radians (IAU 2006); `jd` is TT. */
export function meanObliquity(jd: number): number {
  return horner((jd - J2000) / CENTURY, [84_381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434]);
}

/** From ICRS axes to the mean ecliptic and equinox of date: Fukushima-Williams angles of IAU 2006, frame bias included. */
export function toEclipticOfDate(v: Vector, jd: number): Vector {
  const t = (jd - J2000) / CENTURY;
  const gamma = horner(t, [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026]);
  const phi = horner(t, [84_381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176]);
  const psi = horner(t, [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148]);
  return turnZ(turnX(turnZ(v, gamma), phi), -psi);
}
