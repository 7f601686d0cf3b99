import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { bareEnvironment, runAs } from './cluster';
import { readOrNull } from './files';
import type { Home } from './home';

/** A server that accepts connections on 127.0.0.1. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly child: ChildProcess;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '64MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and error details hold people's words; the log gets neither.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const logLimit = 5_000_000;
const openLog = async (home: string): Promise<FileHandle> => {
  const flags = constants.O_CREAT | constants.O_APPEND | constants.O_RDWR;
  const log = await open(join(home, 'postgres.log'), flags, 0o600);
  if ((await log.stat()).size > logLimit) await log.truncate();
  return log;
};
const saidSince = async (log: FileHandle, offset: number): Promise<string> => {
  const buffer = Buffer.alloc(4000);
  const { bytesRead } = await log.read(buffer, 0, buffer.length, offset);
  return buffer.subarray(0, bytesRead).toString().trim();
};

const isReady = async (data: string, pid: number): Promise<boolean> => {
  const lines = (await readOrNull(join(data, 'postmaster.pid')))?.split('\n') ?? [];
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
};

/** Waits for the server; resolves false with its exit. Recovery after a crash may take a while. */
const becomesReady = async (child: ChildProcess, data: string): Promise<boolean> => {
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  while (child.exitCode === null && child.signalCode === null) {
    await Promise.race([wait(5), failed]);
    if (child.pid !== undefined && (await isReady(data, child.pid))) return true;
  }
  return false;
};

const launch = async (
  home: Home,
  binaries: Binaries,
  port: number,
  extra: Readonly<Record<string, string>>,
): Promise<Postmaster | string> => {
  const data = join(home.path, 'data');
  const log = await openLog(home.path);
  try {
    const { size } = await log.stat();
    const options = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // A process group of its own: Ctrl-C in the terminal must not end the database before the drain has.
    const child = spawn(join(binaries.path, 'bin/postgres'), ['-D', data, '-p', String(port), ...options], {
      ...runAs(home.account),
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    if (await becomesReady(child, data)) return { pid: child.pid!, port, child };
    return saidSince(log, size);
  } finally {
    await log.close();
  }
};

interface StartOptions {
  readonly port?: number;
  /** Waits for the port instead of taking another. */
  readonly keepPort?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the server of a home on `port` or on a free one. A port that is taken in the meantime is replaced unless it is to be
 * kept, and workers of a killed server get time to leave; any other failure throws what the server said.
 */
export const startPostmaster = async (
  home: Home,
  binaries: Binaries,
  options: StartOptions = {},
): Promise<Postmaster> => {
  let said = '';
  let wanted = options.port;
  for (let attempt = 0; attempt < 25; attempt++) {
    const port = wanted ?? (await freePort());
    const result = await launch(home, binaries, port, options.settings ?? {});
    if (typeof result !== 'string') return result;
    said = result;
    const isTaken = /could not (bind|create any TCP)/.test(said);
    if (!isTaken && !/shared memory block|is still in use/.test(said)) break;
    if (isTaken && !options.keepPort) wanted = undefined;
    else await wait(200);
  }
  throw new Error(`PostgreSQL did not start: ${said.split('\n').slice(-4).join(' ') || 'it said nothing'}`);
};
