import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../testing/free-port';
import { isRoot, serverAccount } from '../../db/embedded/account';
import { bareEnvironment, runAs } from '../../db/embedded/cluster';
import { removeEmbedded, startEmbedded } from '../../db/embedded/embedded';
import { exists } from '../../db/embedded/files';
import { findHome } from '../../db/embedded/home';
import { answers, debianBinaries, runToEnd } from '../../db/testing/debian-postgres';
import { createLog } from '../../log';

/** `kill`: the server dies at once; `stop`: it is stopped as an administrator does it. Both come back. */
export type Fault = 'kill' | 'stop';

/** A PostgreSQL of its own that can be hurt. */
export interface FaultyDatabase {
  readonly connectionString: string;
  /** Resolves when the server takes connections again. */
  suffer(fault: Fault): Promise<void>;
  end(): Promise<void>;
}

const signals = { kill: 'SIGKILL', stop: 'SIGINT' } as const;

const untilItAnswers = async (connectionString: string): Promise<void> => {
  for (const until = Date.now() + 60_000; !(await answers(connectionString)); await wait(50))
    if (Date.now() > until) throw new Error('PostgreSQL did not come back within a minute.');
};

/** Makes something of the folder of a database while it is empty; answers what undoes that once the server has ended. */
export type UseFolder = (folder: string) => Promise<() => void>;

/** The embedded server of the product, which starts it again by itself. */
export const startFaultyEmbedded = async (useFolder?: UseFolder): Promise<FaultyDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-fault-'));
  const leaveFolder = await useFolder?.((await findHome(dataDir)).path);
  const server = await startEmbedded(dataDir, createLog({ logLevel: 'silent' }), { fsync: 'off' });
  const { path } = await findHome(dataDir);
  const findPid = async (): Promise<number> =>
    Number((await readFile(join(path, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0]);
  return {
    connectionString: server.connectionString,
    suffer: async (fault) => {
      const before = await findPid();
      process.kill(before, signals[fault]);
      for (const until = Date.now() + 60_000; Date.now() < until; await wait(20)) {
        const pid = await findPid();
        if (pid > 0 && pid !== before) break;
      }
      await untilItAnswers(server.connectionString);
    },
    end: async () => {
      await server.stop();
      leaveFolder?.();
      await removeEmbedded(dataDir);
    },
  };
};

/** PostgreSQL 15 as Debian ships it, on a cluster of its own: what DATABASE_URL points to. */
export const startFaultyDebian = async (): Promise<FaultyDatabase> => {
  if (!(await exists(join(debianBinaries, 'postgres'))))
    throw new Error(`There is no ${debianBinaries}/postgres. Install it first: apt-get install postgresql-15`);
  const account = isRoot() ? serverAccount() : null;
  const folder = await mkdtemp(join(tmpdir(), 'hedo-debian-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  await runToEnd(
    join(debianBinaries, 'initdb'),
    ['-D', data, '-U', 'hedo', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    account,
  );
  const port = await findFreePort();
  const connectionString = `postgres://hedo@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=80', 'fsync=off'];
  let server: ChildProcess;
  /** What a killed server leaves keeps the next one out for a moment. */
  const start = async (): Promise<void> => {
    for (const until = Date.now() + 60_000; Date.now() < until; await wait(200)) {
      server = spawn(
        join(debianBinaries, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...runAs(account), cwd: '/', env: bareEnvironment, stdio: 'ignore' },
      );
      while (server.exitCode === null && server.signalCode === null) {
        if (await answers(connectionString)) return;
        await wait(50);
      }
    }
    throw new Error('PostgreSQL 15 did not start within a minute.');
  };
  await start();
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const closed = once(server, 'close');
    server.kill(name);
    await closed;
  };
  return {
    connectionString,
    suffer: async (fault) => {
      await signal(signals[fault]);
      await start();
    },
    end: async () => {
      await signal('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
