import { spawn } from 'node:child_process';
import { projectFile } from '../server/root';

/** What one round of load measured; times in ms. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Calls one address from another process for some seconds over 32 connections. */
export const load = (url: string, seconds: number, headers: Readonly<Record<string, string>> = {}): Promise<Round> =>
  new Promise((resolve, reject) => {
    const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
    const child = spawn(
      process.execPath,
      [projectFile('node_modules/autocannon/autocannon.js'), '-c', '32', '-d', String(seconds), '-j', ...flags, url],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`the load generator ended with ${code}`));
      const result = JSON.parse(said) as {
        requests: { average: number };
        latency: { p50: number; p99: number };
        non2xx: number;
        errors: number;
      };
      resolve({
        perSecond: result.requests.average,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.non2xx + result.errors,
      });
    });
  });

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
