import { computeChart } from '../compute-chart';
import type { BirthInput } from '../input';
import { BODIES } from '../rules/names';
import { lineIndex } from '../rules/wheel';
import { inUtc } from '../time/in-utc';

const DAY = 86_400_000;

/** A birth with its Unix time in milliseconds. */
export interface TimedBirth extends BirthInput {
  ms: number;
}

/** Births spread over 1900-2050 without any pattern, to the second, in UTC and outside the polar circles. */
export const scatteredBirths = (count: number): TimedBirth[] =>
  Array.from({ length: count }, (_, i) => {
    const at = Date.UTC(1900, 0, 2) + ((i * 0.6180339887498949) % 1) * 55_000 * DAY;
    const ms = Math.floor(at / 1000) * 1000;
    const iso = new Date(ms).toISOString();
    return {
      ms,
      fullName: 'Robert Allan Krakower',
      birthDate: iso.slice(0, 10),
      birthTime: iso.slice(11, 19),
      lat: ((i * 37) % 130) - 65,
      lon: ((i * 73) % 360) - 180,
      tz: 'Etc/UTC',
    };
  });

/** How often a second `run` is through with a birth; by the processor's time, so that other work on the machine counts less. */
export function perSecond(births: readonly TimedBirth[], run: (birth: TimedBirth) => unknown): number {
  const start = process.cpuUsage();
  for (const birth of births) run(birth);
  const { user, system } = process.cpuUsage(start);
  return births.length / ((user + system) / 1e6);
}

/** Our lines (0-383) of a birth in the order that a rival gives them. */
export function chartedLines(birth: TimedBirth): number[] {
  const { personality, design } = computeChart(birth, inUtc).humanDesign;
  return [personality, design].flatMap((half) => BODIES.map((body) => lineIndex(half[body].longitude!)));
}

/** How many numbers differ between two lists of lists of the same shape. */
export const differing = (ours: readonly number[][], theirs: readonly number[][]): number =>
  ours.reduce((sum, list, i) => sum + list.filter((line, j) => line !== theirs[i]![j]).length, 0);
