import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { exists, readOrNull, syncFolder, writeFirst, writeWhole } from './files';
import type { Home } from './home';

/** Superuser of the embedded cluster and name of its database. */
export const clusterUser = 'hedo';
/** Environment of the server's programs: nothing of ours, least of all our secrets. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
/** How a program is started as the account. */
export const runAs = (account: Account | null): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {};

/** Password of the cluster's user; made on first use, readable by the owner of the home only. */
export const clusterPassword = async (home: string): Promise<string> => {
  const path = join(home, 'password');
  await writeFirst(path, randomBytes(24).toString('base64url'));
  const password = await readOrNull(path);
  if (!password) throw new Error(`${path} is empty. Delete ${home} to start with an empty database.`);
  return password;
};

const run = (program: string, parameters: readonly string[], account: Account | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      ...runAs(account),
      cwd: '/',
      env: bareEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed (${code ?? signal}): ${said.trim().split('\n').slice(-5).join(' ')}`));
    });
  });

/**
 * Makes the cluster in `home/data` unless it is there; true when it was made. The folder appears under its name only
 * once initdb has finished and its files are on disk, so a start killed half way leaves nothing that looks whole.
 */
export const ensureCluster = async (home: Home, binaries: Binaries): Promise<boolean> => {
  const data = join(home.path, 'data');
  // Its initdb may have outlived the start that was killed, and writes until its folder is gone.
  for (const name of await readdir(home.path))
    if (name.startsWith('data.new-'))
      await rm(join(home.path, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 20 });
  if (await exists(data)) return false;
  const fresh = join(home.path, `data.new-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${fresh}-password`;
  await mkdir(fresh, { mode: 0o700 });
  await writeWhole(passwordFile, `${await clusterPassword(home.path)}\n`);
  if (home.account) for (const path of [fresh, passwordFile]) await chown(path, home.account.uid, home.account.gid);
  try {
    const options = [
      ...['--pgdata', fresh, '--username', clusterUser, '--pwfile', passwordFile],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
      // Upper and lower case of all scripts, code point order, the same on every machine.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ];
    await run(join(binaries.path, 'bin/initdb'), options, home.account);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, data);
  await syncFolder(home.path);
  return true;
};
