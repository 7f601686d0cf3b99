import { boot, type Running } from './boot';
import { ConfigError, loadConfig } from './config';
import { openDatabase } from './db/open-database';
import { prepareDatabase } from './db/prepare-database';
import { StartRefused } from './db/start-refused';
import { createLog, type Log } from './log';
import { openPublished } from './modules/releases/open-published';
import { startProcesses } from './processes';
import { nameSourcesInTraces } from './readable-traces';
import { projectFile } from './root';
import { openStorage } from './storage/open-storage';
import { createErrorReporter } from './telemetry/report-errors';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const signals = ['SIGTERM', 'SIGINT'] as const;
/** Longest time from the end of the drain to the end of the process. */
const mostStopMs = 20_000;
/** What a process of several runs: the sources, or the bundle when this is the bundle. */
const mainFile = import.meta.url.endsWith('.ts')
  ? projectFile('core/server/main.ts')
  : projectFile('dist/server/core/server/main.js');
const explaining = process.argv.includes('--explain');

const run = async (built: Promise<unknown>): Promise<void> => {
  if (!import.meta.url.endsWith('.ts')) nameSourcesInTraces();
  const config = loadConfig();
  const reporter = config.errorTarget
    ? createErrorReporter(config.errorTarget, (message, fields) => log.warn(message, fields))
    : null;
  const log: Log = createLog(config, undefined, reporter ? reporter.report : null);
  const db = await openDatabase(config, log);
  // A first build takes a while; stopping it must stop the database's process too.
  const abandon = (): void => void db.stop().finally(() => process.exit(130));
  for (const signal of signals) process.on(signal, abandon);
  say(db.note);
  if (config.role === 'migrate') {
    const storage = await openStorage(config, log);
    const names = await prepareDatabase(db, log)
      .then(async (ran) => {
        await (await openPublished({ config, db, log, storage })).stop();
        return ran;
      })
      .finally(() => db.stop());
    say(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'Nothing to migrate.');
    process.exit(0);
  }
  const seed = async (): Promise<Running['demo']> => {
    const alone = { ...config, port: 0, workers: 1, metrics: null };
    const seeded = await boot({
      config: alone,
      log,
      db: { ...db, stop: async () => undefined },
      worker: false,
      pages: false,
    });
    await seeded.stop();
    return seeded.demo;
  };
  const running = await built
    .then(() =>
      config.workers > 1 && !explaining
        ? startProcesses({ config, log, db, exec: mainFile, say, seed })
        : boot({ config, log, db, ...(explaining ? { explain: say, worker: false } : {}) }),
    )
    .catch(async (error: unknown) => {
      await db.stop();
      throw error;
    });
  let leaving = false;
  const leave = (signal: string): void => {
    if (leaving) return;
    leaving = true;
    log.info('stopping', { signal });
    // A stop that hangs must not keep the process: what was acknowledged is already on disk.
    setTimeout(() => process.exit(1), config.drainMs + mostStopMs).unref();
    const exit = async (code: number): Promise<never> => {
      await reporter?.stop();
      process.exit(code);
    };
    running.stop().then(
      () => exit(0),
      (error: Error) => {
        log.error('stopping failed', { message: error.message });
        return exit(1);
      },
    );
  };
  for (const signal of signals) {
    process.off(signal, abandon);
    process.on(signal, () => leave(signal));
  }
  process.on('unhandledRejection', (reason) => {
    log.error('unhandled rejection', { message: reason instanceof Error ? reason.message : 'not an error' });
    leave('unhandledRejection');
  });
  // Started by a process that watches several: it is gone, and speaks for all while it is there.
  process.once('disconnect', () => leave('disconnect'));
  if (explaining) return leave('explained');
  if (process.channel) return;
  if (config.role === 'worker') return say(`Hedo works on jobs; its health is at ${running.url}/readyz`);
  for (const { email, password } of running.demo) say(`${email}  password: ${password}`);
  say(`Hedo is ready at ${config.port === 0 || !config.production ? running.url : config.baseUrl}`);
};

/**
 * Runs the product until a signal stops it. What it serves may still be building: the database starts meanwhile. Prints why
 * it cannot start and exits with 1.
 */
export const start = (built: Promise<unknown> = Promise.resolve()): Promise<void> =>
  run(built).catch((error: unknown) => {
    process.stderr.write(
      error instanceof ConfigError || error instanceof StartRefused || (error as Error).name === 'BuildError'
        ? `${(error as Error).message}\n`
        : `Hedo could not start: ${(error as Error).stack ?? String(error)}\n`,
    );
    process.exit(1);
  });
