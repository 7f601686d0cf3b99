import { startBenchApp } from '#core/bench/bench-app';
import { compare, measure } from '#core/bench/compare';
import { fillLedger } from '../testing/bulk';
import { revenue } from './queries/revenue';

/*
 * Revenue by kind and currency, as a page reads it: a period with the two it is compared with, and the course of
 * thirteen months, which is a read of its own. `BENCH_LEDGER_LINES`
 * says how many lines the ledger has; a million takes some minutes to fill.
 */
const lines = Number(process.env.BENCH_LEDGER_LINES ?? 50_000);
const plain = '/api/account';

const app = await startBenchApp(['money']);
const admin = await app.as('admin');
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const reader = { userId: admin.userId, role: 'admin' };
const get = async (path: string): Promise<void> => {
  const { status } = await admin.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};

try {
  // Five lines for each paid invoice, three for each other.
  await fillLedger(app, Math.round(lines / 4.5));
  const of = (days: number, agos: readonly number[]) =>
    agos.map((ago) => ({ from: day((ago + 1) * days - 1), to: day(ago * days) }));
  const reads = [
    ['a month', of(30, [0, 1, 12])],
    ['a quarter', of(91, [0, 1, 4])],
    ['a year', of(365, [0, 1])],
    ['thirteen months', of(30, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])],
  ] as const;
  for (const [name, periods] of reads) {
    const ours = () => revenue.read(app.knex, periods, reader);
    const times: number[] = [];
    for (let i = 0; i < 21; i += 1) times.push(await measure(ours));
    const [half, slow] = [0.5, 0.95].map(
      (part) => times.toSorted((a, b) => a - b)[Math.floor(part * times.length)] ?? 0,
    );
    process.stdout.write(`revenue of ${name}: ${half?.toFixed(1)} ms, p95 ${slow?.toFixed(1)} ms at ${lines} lines\n`);
    await compare({ name: `revenue of ${name}`, ours, base: () => get(plain), budget: 40 });
  }
  const overview = `/api/studio/money/overview?from=${day(30)}&to=${day(0)}`;
  await compare({ name: 'overview of money', ours: () => get(overview), base: () => get(plain), budget: 20 });
} finally {
  await app.stop();
}
