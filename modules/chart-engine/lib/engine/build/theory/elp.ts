import elp from 'astronomia/data/elpMppDeFull';

/** Terms below this amplitude (arcseconds, kilometres) are left out: together they stay under a thousandth of an arcsecond. */
const SMALLEST = 1e-6;
const ARCSEC = Math.PI / 648_000;

interface Block {
  power: number;
  amplitude: Float64Array;
  phase: Float64Array;
}

/** Packs one series of the lunar theory into flat arrays: amplitude and five phase coefficients a term. */
function pack(series: Record<string, number[][]>): Block[] {
  return Object.entries(series).map(([power, terms]) => {
    const kept = terms.filter((term) => Math.abs(term[0]!) >= SMALLEST);
    return {
      power: Number(power),
      amplitude: Float64Array.from(kept, (term) => term[0]!),
      phase: Float64Array.from(kept.flatMap((term) => term.slice(1, 6))),
    };
  });
}

function sum(blocks: Block[], t: number): number {
  let total = 0;
  for (const { power, amplitude, phase } of blocks) {
    let part = 0;
    for (let i = amplitude.length - 1, j = 5 * i; i >= 0; i--, j -= 5) {
      const angle = phase[j]! + t * (phase[j + 1]! + t * (phase[j + 2]! + t * (phase[j + 3]! + t * phase[j + 4]!)));
      part += amplitude[i]! * Math.sin(angle);
    }
    total += part * t ** power;
  }
  return total;
}

const horner = (t: number, c: readonly number[]) => c.reduceRight((acc, value) => acc * t + value, 0);

const longitude = pack(elp.L);
const latitude = pack(elp.B);
const distance = pack(elp.R);

/** Geocentric Moon in kilometres, inertial mean ecliptic and equinox J2000, by ELP/MPP02 (DE405 fit); `jd` is TDB. */
export function moonByTheory(jd: number): [number, number, number] {
  const t = (jd - 2_451_545) / 36_525;
  const l = horner(t, elp.W1) + sum(longitude, t) * ARCSEC;
  const b = sum(latitude, t) * ARCSEC;
  const r = sum(distance, t);
  const x = r * Math.cos(b) * Math.cos(l);
  const y = r * Math.cos(b) * Math.sin(l);
  const z = r * Math.sin(b);
  // Laskar's P and Q turn the mean ecliptic of date into that of J2000.
  const p = t * horner(t, [0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14]);
  const q = t * horner(t, [-0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14]);
  const s = Math.sqrt(1 - p * p - q * q);
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + 2 * p * s * z,
    2 * p * q * x + (1 - 2 * q * q) * y - 2 * q * s * z,
    -2 * p * s * x + 2 * q * s * y + (1 - 2 * p * p - 2 * q * q) * z,
  ];
}
