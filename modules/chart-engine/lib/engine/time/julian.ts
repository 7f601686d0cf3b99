import table from '../data/delta-t.json';

const DAY_MS = 86_400_000;
const UNIX_EPOCH = 2_440_587.5;
const rows = Float64Array.from(table.rows, (row) => row[1]!);
const FIRST_YEAR = table.rows[0]![0]!;

/** TT - UT1 in seconds at a Julian day of UT: cubic interpolation in the half-yearly table. */
export function deltaT(jd: number): number {
  const position = ((jd - 2_451_545) / 365.25 + 2000 - FIRST_YEAR) * 2;
  const i = Math.min(rows.length - 3, Math.max(1, Math.floor(position)));
  const x = position - i;
  return (
    (-x * (x - 1) * (x - 2) * rows[i - 1]!) / 6 +
    ((x + 1) * (x - 1) * (x - 2) * rows[i]!) / 2 -
    ((x + 1) * x * (x - 2) * rows[i + 1]!) / 2 +
    ((x + 1) * x * (x - 1) * rows[i + 2]!) / 6
  );
}

/** Julian day of a Unix time in milliseconds (UTC is taken as UT1, at most 0.9 s wrong). */
export const julianDay = (ms: number): number => ms / DAY_MS + UNIX_EPOCH;

/** Julian day in TT of a Julian day in UT. */
export const toTerrestrial = (jd: number): number => jd + deltaT(jd) / 86_400;

/** Unix time in milliseconds of a Julian day in TT. */
export const unixTime = (tt: number): number => Math.round((tt - deltaT(tt) / 86_400 - UNIX_EPOCH) * DAY_MS);
