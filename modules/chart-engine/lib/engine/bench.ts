/**
 * Charts a second on one core next to others in the same run: `npm run bench chart`. Swiss Ephemeris takes part where
 * SWISS_EPHEMERIS_BINDINGS (and SWISS_EPHEMERIS_FILES) say where it is; see README.md.
 */
import { computeChart } from './compute-chart';
import { astronomyEngine } from './reference/astronomy-engine';
import { chartedLines, differing, perSecond, scatteredBirths } from './reference/measure';
import { measureOpening } from './reference/opening';
import type { Rival } from './reference/rival';
import { swissEphemeris } from './reference/swiss-ephemeris';
import { inUtc } from './time/in-utc';

const ROUNDS = 5;
const RIVAL_BIRTHS = 400;

const births = scatteredBirths(Math.max(RIVAL_BIRTHS, Number(process.argv[2] ?? 4000)));
const few = births.slice(0, RIVAL_BIRTHS);

function rivalsAsked(): Rival[] {
  const { SWISS_EPHEMERIS_BINDINGS: path, SWISS_EPHEMERIS_FILES: files } = process.env;
  if (path) return [astronomyEngine, swissEphemeris(path, files || undefined)];
  if (files) throw new Error('SWISS_EPHEMERIS_FILES is of use only with SWISS_EPHEMERIS_BINDINGS');
  console.log('Swiss Ephemeris: not measured, SWISS_EPHEMERIS_BINDINGS is not set');
  return [astronomyEngine];
}

/** Charts a second of ours, then of each rival. */
const round = (rivals: readonly Rival[]): number[] => [
  perSecond(births, (birth) => computeChart(birth, inUtc)),
  ...rivals.map((rival) => perSecond(few, (birth) => rival.chart(birth.ms, birth))),
];

function main() {
  const rivals = rivalsAsked();
  const { loadMs, firstMs, megabytes } = measureOpening();
  console.log(
    `loading: ${loadMs.toFixed(1)} ms for the engine, ${firstMs.toFixed(1)} ms for the first chart with its tables verified,`,
  );
  console.log(`  ${megabytes.toFixed(1)} MB of memory for both (a fresh process, bundled)`);

  // One round for the compiler; then in turns, so that whatever else the machine does meets all of them.
  round(rivals);
  const rounds = Array.from({ length: ROUNDS }, () => round(rivals));
  const best = (column: number) => Math.max(...rounds.map((speeds) => speeds[column]!));
  console.log(`this engine, whole charts: ${Math.round(best(0))}/s`);
  const lines = few.map(chartedLines);
  for (const [i, rival] of rivals.entries()) {
    const ratios = rounds.map((speeds) => speeds[0]! / speeds[i + 1]!).sort((a, b) => a - b);
    const found = few.map((birth) => rival.chart(birth.ms, birth));
    console.log(`${rival.name}, ${rival.does}: ${Math.round(best(i + 1))}/s`);
    console.log(
      `  ${(best(0) / best(i + 1)).toFixed(1)} times slower, best against best; in the single rounds ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`,
    );
    console.log(`  ${differing(lines, found)} of ${few.length * 26} activations stand in another line than here`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
