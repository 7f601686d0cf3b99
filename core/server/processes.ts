import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from './boot';
import { openFor } from './db/prepare-database';
import { StartRefused } from './db/start-refused';
import type { Config, Database } from './host';
import type { Log } from './log';

/** Pauses before a process that ended by itself is replaced, doubled each time until one has lasted. */
const pauses = { firstMs: 500, longestMs: 30_000, steadyMs: 60_000 };

export interface ProcessParts {
  readonly config: Config;
  readonly log: Log;
  /** Closed after the last process. */
  readonly db: Database;
  /** The file that each process runs. */
  readonly exec: string;
  readonly say: (line: string) => void;
  /** Makes the samples of a development start, on the migrated database. */
  readonly seed: () => Promise<Running['demo']>;
}

/** Environment of a process: this one has opened the database, and speaks for all. */
const environmentOf = ({ config, db }: ProcessParts, role: 'web' | 'worker', number: number): NodeJS.ProcessEnv => ({
  ...{ ROLE: role, WORKERS: '1', DATABASE_URL: config.databaseUrl ?? db.connectionString },
  // The default ends in the port, which a worker does not serve.
  ...(config.port === 0 ? {} : { BASE_URL: config.baseUrl }),
  // Each counts for itself.
  ...(config.metrics ? { METRICS_PORT: String(config.metrics.port + number) } : {}),
});

/**
 * Runs `WORKERS` processes that serve on one port and, with ROLE=all, one that works on jobs. This process migrates, owns the
 * embedded database, serves nothing, and replaces what ends by itself. Resolves when all of them serve; rejects, with all of them
 * stopped, when one ends before.
 */
export const startProcesses = async (parts: ProcessParts): Promise<Pick<Running, 'url' | 'demo' | 'stop'>> => {
  const { config, log, db, exec, say } = parts;
  await openFor(config.role, db, log);
  const demo = config.demo && config.role === 'all' ? await parts.seed() : [];

  cluster.setupPrimary({ exec, execArgv: process.execArgv, args: [] });
  const running = new Set<ChildProcess>();
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(
      [...running].map((child) => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        return gone;
      }),
    );
    await db.stop();
  };

  let early: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    early = reject;
  });
  let isServing = false;
  const run = (name: string, start: () => ChildProcess, pauseMs = pauses.firstMs): void => {
    const began = performance.now();
    const child = start();
    running.add(child);
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (stopping.signal.aborted) return;
      if (!isServing)
        return early(new StartRefused(`A ${name} process ended (${signal ?? code}) before it served; it printed why.`));
      const pause = performance.now() - began > pauses.steadyMs ? pauses.firstMs : pauseMs;
      say(`The ${name} process ${child.pid} ended (${signal ?? code}); another is started.`);
      void wait(pause, undefined, { signal: stopping.signal }).then(
        () => run(name, start, Math.min(pause * 2, pauses.longestMs)),
        () => undefined,
      );
    });
  };

  const ports: number[] = [];
  const served = new Promise<void>((resolve) => {
    cluster.on('listening', (_, { port }) => {
      ports.push(port);
      if (ports.length === config.workers) resolve();
    });
  });
  for (let number = 1; number <= config.workers; number += 1)
    run('web', () => cluster.fork(environmentOf(parts, 'web', number)).process);
  if (config.role === 'all') {
    // Not in the cluster, where it would take its part of the requests.
    const env = { ...process.env, ...environmentOf(parts, 'worker', 0), PORT: '0', HOST: '127.0.0.1' };
    run('worker', () => fork(exec, [], { env }));
  }
  await Promise.race([served, failed]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  isServing = true;
  return { url: `http://${config.host}:${ports[0]}`, demo, stop };
};
