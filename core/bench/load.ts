import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFile } from '../server/root';
import type { ServerProcess } from './server-process';

/** What one round of load measured; times in ms. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than 2xx, and lost connections. */
  readonly failed: number;
  /** Milliseconds of processor that the server used for 1,000 requests. */
  readonly cpu: number;
}

/** What a request sends; of several, each connection sends one after the other. */
export interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How long a load lasts: some seconds, or until so many requests were answered. */
type Length =
  | { readonly seconds: number }
  | { readonly amount: number /** Each call by one connection alone. */; readonly once?: true };

/** What the process of load answers. */
interface Measured {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

/** Calls a server from another process for some seconds, over 32 connections unless said. */
export const load = async (
  server: Pick<ServerProcess, 'url' | 'cpuMs'>,
  calls: readonly Call[],
  { connections = 32, ...length }: Length & { readonly connections?: number },
): Promise<Round> => {
  const child = spawn(process.execPath, [projectFile('core/bench/load-process.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let before = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines.push(chunk.toString());
    // What the server did until here was not of this load.
    if (before === 0) before = server.cpuMs();
  });
  child.stdin.end(JSON.stringify({ url: server.url, calls, connections, ...length }));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the load generator ended with ${code}`);
  const used = server.cpuMs() - before;
  const result = JSON.parse(lines.join('').replace(/^begun\n/, '')) as Measured;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    cpu: (used * 1000) / result.requests.total,
  };
};

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
