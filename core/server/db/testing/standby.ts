import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../testing/free-port';
import { startProgram } from '../../testing/debian-program';
import { isRoot, serverAccount } from '../embedded/account';
import { answers, debianBinaries, runToEnd } from './debian-postgres';

/** A real replica that follows a cluster of Debian's PostgreSQL 15 by streaming. */
export const startStandby = async (primary: string) => {
  const account = isRoot() ? serverAccount() : null;
  const folder = await mkdtemp(join(tmpdir(), 'hedo-standby-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const { port: from, pathname, username } = new URL(primary);
  await runToEnd(
    join(debianBinaries, 'pg_basebackup'),
    ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-h', '127.0.0.1', '-p', from, '-U', username],
    account,
  );
  const port = await findFreePort();
  const connectionString = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=80', 'fsync=off'];
  const server = await startProgram({
    program: join(debianBinaries, 'postgres'),
    words: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    package: 'postgresql-15',
    account,
    // After SIGTERM it would wait for its clients.
    stopBy: 'SIGINT',
    isUp: () => answers(connectionString),
  });
  return {
    connectionString,
    ask: async (sql: string): Promise<void> => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    end: async (): Promise<void> => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
