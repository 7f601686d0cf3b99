import { sentenceFeatures } from '#modules/observations/public';
import { dot, type Row, rate, readRows } from './core-sentences';

/** Solves A·x = b by elimination; A is symmetric and positive. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (const [column, pivot] of rows.entries())
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  const found = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    found[at] = ((row[size] ?? 0) - dot(row.slice(0, size), found)) / (row[at] ?? 1);
  }
  return found;
};

const ridge = 30;
const rounds = 12;

/** Logistic regression with a ridge, on features of one spread; the last weight is the constant. */
const fitWeights = (rows: readonly Row[]): number[] => {
  const count = sentenceFeatures.length;
  const mean = sentenceFeatures.map((_, at) => rows.reduce((sum, { x }) => sum + (x[at] ?? 0), 0) / rows.length);
  const spread = mean.map((middle, at) =>
    Math.sqrt(rows.reduce((sum, { x }) => sum + ((x[at] ?? 0) - middle) ** 2, 0) / rows.length + 1e-9),
  );
  const scaled = rows.map(({ x }) => [...x.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)), 1]);
  let weights = new Array<number>(count + 1).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, at) => (at < count ? -ridge * weight : 0));
    const curve: number[][] = weights.map((_, at) =>
      weights.map((__, other) => (at === other && at < count ? ridge : 0)),
    );
    for (const [index, x] of scaled.entries()) {
      const chance = 1 / (1 + Math.exp(-dot(x, weights)));
      const miss = (rows[index]?.y ?? 0) - chance;
      for (const [at, value] of x.entries()) {
        gradient[at] = (gradient[at] ?? 0) + miss * value;
        const row = curve[at] ?? [];
        for (const [other, more] of x.entries()) row[other] = (row[other] ?? 0) + chance * (1 - chance) * value * more;
      }
    }
    const step = solve(curve, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return sentenceFeatures.map((_, at) => (weights[at] ?? 0) / (spread[at] ?? 1));
};

/** `npx tsx modules/synthesis/testing/fit-centrality.ts`: how well weights that have not seen a set rank it, and the weights of all sets. */
const rows = await readRows();
const rates = new Map<string, (readonly [number, number])[]>();
for (const set of new Set(rows.map((row) => row.set))) {
  const weights = fitWeights(rows.filter((row) => row.set !== set));
  const others = rows.filter((row) => row.set === set);
  for (const persona of new Set(others.map((row) => row.persona))) {
    const own = others.filter((row) => row.persona === persona);
    for (const key of ['all', own[0]?.language ?? '']) rates.set(key, [...(rates.get(key) ?? []), rate(own, weights)]);
  }
}
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
for (const [key, list] of rates)
  process.stdout.write(
    `${key}: ${list.length} clients, ${mean(list.map(([one]) => one))} of pairs, ${mean(list.map(([, one]) => one))} in the first 15 %\n`,
  );
const weights = fitWeights(rows);
for (const [at, name] of sentenceFeatures.entries())
  process.stdout.write(`  ${name}: ${(weights[at] ?? 0).toFixed(2)},\n`);
