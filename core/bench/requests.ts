import { type Call, load, median, type Round } from './load';
import { addRow } from './results';
import type { ServerProcess } from './server-process';

/** Who is called, and with what; calls that can be sent once alone are given by round, those of the warm-up by round -1. */
interface Side {
  readonly server: ServerProcess;
  readonly calls: readonly Call[] | ((round: number) => readonly Call[]);
}

/** Requests of the product next to those of the baseline. */
export interface RequestsCase {
  readonly name: string;
  readonly ours: Side;
  readonly bare: Side;
  readonly rounds?: number;
  readonly seconds?: number;
}

/** Medians over rounds; a ratio is the median of the ratios of paired rounds, so what else the machine does meets both. */
export interface RequestRatios {
  readonly perSecond: number;
  readonly cpu: number;
  readonly p99: number;
  readonly range: readonly [least: number, most: number];
}

/** By count, not by time: on a busy machine some seconds are too few calls for the compiler. */
const warmUp = 4000;

const line = (name: string, rounds: readonly Round[]): string => {
  const of = (key: keyof Round, digits: number): string => median(rounds.map((one) => one[key])).toFixed(digits);
  return [
    name.padEnd(38),
    `${of('perSecond', 0).padStart(6)} requests/s`,
    `${of('cpu', 0).padStart(6)} ms CPU/1000`,
    `p50 ${of('p50', 0)} ms`,
    `p99 ${of('p99', 0)} ms`,
    `failed ${rounds.reduce((sum, { failed }) => sum + failed, 0)}`,
  ].join('  ');
};

type Length = Parameters<typeof load>[2];

const loadRound = ({ server, calls }: Side, round: number, length: Length): Promise<Round> => {
  if (typeof calls !== 'function') return load(server, calls, length);
  const once = calls(round);
  return load(server, once, { amount: once.length, once: true });
};

/** Loads both in turns after a round for the compiler, prints both lines and adds the ratios to the table. */
export const compareRequests = async (one: RequestsCase): Promise<RequestRatios> => {
  const { rounds = 5, seconds = 3 } = one;
  for (const side of [one.bare, one.ours]) await loadRound(side, -1, { amount: warmUp });
  const [ours, bare]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await loadRound(one.bare, round, { seconds }));
    ours.push(await loadRound(one.ours, round, { seconds }));
  }
  process.stdout.write(`${line('bare Koa + pg', bare)}\n${line(one.name, ours)}\n`);
  if (ours.some(({ failed }) => failed > 0) || bare.some(({ failed }) => failed > 0)) process.exitCode = 1;
  const ratios = (key: 'perSecond' | 'cpu' | 'p99'): number[] =>
    ours.map((round, index) => round[key] / Math.max(bare[index]?.[key] ?? Number.NaN, Number.EPSILON));
  const perSecond = ratios('perSecond');
  const found: RequestRatios = {
    perSecond: median(perSecond),
    cpu: median(ratios('cpu')),
    p99: median(ratios('p99')),
    range: [Math.min(...perSecond), Math.max(...perSecond)],
  };
  addRow(`${one.name}: requests/s to bare`, found.perSecond, 'x');
  addRow(`${one.name}: CPU to bare`, found.cpu, 'x');
  addRow(`${one.name}: p99 to bare`, found.p99, 'x');
  process.stdout.write(
    `${''.padEnd(38)} CPU x${found.cpu.toFixed(2)}, p99 x${found.p99.toFixed(2)}, requests/s x${found.perSecond.toFixed(2)} (${found.range.map((value) => value.toFixed(2)).join(' to ')})\n`,
  );
  return found;
};
