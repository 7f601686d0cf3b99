import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectFile } from '../server/root';

/** One figure of a bench. */
export interface ResultRow {
  readonly bench: string;
  readonly name: string;
  readonly value: number;
  /** `x` for a ratio. */
  readonly unit: 'x' | 'ms' | 's' | 'MB' | 'KB' | 'parts';
  /** Most that it may be; absent where it is only measured. */
  readonly budget?: number;
}

/** Where benches, each in a process of its own, leave their rows while `npm run bench` runs. */
const rowsFile = projectFile('.cache/bench-rows.jsonl');
/** What the last run measured. */
export const resultsFile = projectFile('.cache/bench.json');

/** Adds a figure to the table of this run. */
export const addRow = (name: string, value: number, unit: ResultRow['unit'], budget?: number): void => {
  const row: ResultRow = {
    bench: process.env.BENCH ?? '',
    name,
    value,
    unit,
    ...(budget === undefined ? {} : { budget }),
  };
  mkdirSync(dirname(rowsFile), { recursive: true });
  appendFileSync(rowsFile, `${JSON.stringify(row)}\n`);
};

export const clearRows = (): void => rmSync(rowsFile, { force: true });

/** All rows of this run, which are written to `.cache/bench.json` too. */
export const storeResults = (): readonly ResultRow[] => {
  let lines = '';
  try {
    lines = readFileSync(rowsFile, 'utf8');
  } catch {
    return [];
  }
  const rows = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ResultRow]));
  writeFileSync(
    resultsFile,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
  );
  return rows;
};

const shown = ({ value, unit, budget }: ResultRow): [string, string] => [
  `${value.toFixed(unit === 'x' || unit === 's' ? 2 : 0)} ${unit}`,
  budget === undefined ? '' : `${budget} ${unit}${value <= budget ? '' : '  OVER'}`,
];

/** The table of a run. */
export const tableOf = (rows: readonly ResultRow[]): string => {
  const lines = [['bench', 'figure', 'measured', 'budget'], ...rows.map((row) => [row.bench, row.name, ...shown(row)])];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
