import { addRow } from './results';

/** What the product does next to a bare baseline of the same run. */
export interface Comparison {
  readonly name: string;
  readonly ours: () => unknown;
  readonly base: () => unknown;
  /** Most that ours may take over the baseline. */
  readonly budget: number;
  readonly rounds?: number;
}

/** Prints one ratio with its budget; over budget, the bench fails. */
export const report = (name: string, ours: number, base: number, budget: number): void => {
  const ratio = ours / base;
  // Not "over": a ratio that is no number fails too.
  const within = ratio <= budget;
  process.stdout.write(
    `${name.padEnd(44)} ${ours.toFixed(2)} ms  baseline ${base.toFixed(2)} ms  ratio ${ratio.toFixed(2)} (budget ${budget})${within ? '' : '  OVER BUDGET'}\n`,
  );
  addRow(name, ratio, 'x', budget);
  if (!within) process.exitCode = 1;
};

/** Milliseconds that some work takes. */
export const measure = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Best against best, taken in turns after one round for the compiler: what else the machine does cannot make a call faster. */
export const compare = async ({ name, ours, base, budget, rounds = 9 }: Comparison): Promise<void> => {
  const [our, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await measure(ours), await measure(base)];
    if (round === 0) continue;
    our.push(one);
    bare.push(other);
  }
  report(name, Math.min(...our), Math.min(...bare), budget);
};

/** The time of four times the size against the time of the size: 4 for work that grows with its input, 16 with its square. */
export const compareGrowth = (name: string, size: number, work: (size: number) => () => unknown): Promise<void> =>
  compare({ name: `${name}, ${4 * size} to ${size}`, ours: work(4 * size), base: work(size), budget: 8 });
