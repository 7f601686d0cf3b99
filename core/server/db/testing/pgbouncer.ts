import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../testing/free-port';
import { projectFile } from '../../root';
import { startProgram } from '../../testing/debian-program';
import { isRoot, serverAccount } from '../embedded/account';
import { answers } from './debian-postgres';

interface Options {
  /** Sessions of the server that all clients share. */
  readonly sessions: number;
  /** As an operator might who did not read on. */
  readonly withoutLimits?: true;
}

const replaced = (text: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(text)) throw new Error(`pgbouncer.ini has no ${pattern}`);
  return text.replace(pattern, by);
};

/** The file for operators, with the places of this test. */
const configure = (direct: URL, folder: string, port: number, { sessions, withoutLimits }: Options): string => {
  const given = readFileSync(projectFile('docs/operating/deploy/pgbouncer.ini'), 'utf8');
  const name = direct.pathname.slice(1);
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^hedo = host=\S+ port=\d+ dbname=hedo/m, `${name} = host=127.0.0.1 port=${direct.port} dbname=${name}`],
    [/^listen_port = 6432$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_file = .*$/m, `auth_file = ${join(folder, 'users')}`],
    [/^default_pool_size = 20$/m, `default_pool_size = ${sessions}`],
    ...(withoutLimits ? ([[/ connect_query='[^']*'/, '']] as const) : []),
  ];
  return changes.reduce((text, [pattern, by]) => replaced(text, pattern, by), given);
};

/** A real PgBouncer in transaction mode before a database, with the configuration that operators are given. */
export const startPgbouncer = async (connectionString: string, options: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-pgbouncer-'));
  const port = await findFreePort();
  const direct = new URL(connectionString);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  await writeFile(file, configure(direct, folder, port, options));
  await writeFile(users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`, { mode: 0o600 });
  const account = isRoot() ? serverAccount() : null;
  if (account) for (const path of [folder, file, users]) await chown(path, account.uid, account.gid);
  const pooled = new URL(connectionString);
  pooled.port = String(port);
  const server = await startProgram({
    program: 'pgbouncer',
    words: [...(account ? ['-u', account.name] : []), file],
    package: 'pgbouncer',
    isUp: () => answers(pooled.href),
  });
  return {
    connectionString: pooled.href,
    stop: async (): Promise<void> => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
