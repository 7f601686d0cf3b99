import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { Account } from '../embedded/account';
import { bareEnvironment, runAs } from '../embedded/cluster';

/** Where Debian's PostgreSQL 15 has its programs. */
export const debianBinaries = '/usr/lib/postgresql/15/bin';

/** Whether a database answers at that address. */
export const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => undefined));
};

/** Runs a program to its end; throws unless it went well. */
export const runToEnd = async (
  program: string,
  parameters: readonly string[],
  account: Account | null,
): Promise<void> => {
  const child = spawn(program, parameters, { ...runAs(account), cwd: '/', env: bareEnvironment, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed (${code})`);
};
