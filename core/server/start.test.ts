import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/db';
import { buildForTests } from '../tools/build-server.mjs';
import { removeEmbedded } from './db/embedded/embedded';
import { projectRoot } from './root';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

let startFile: string;
beforeAll(async () => {
  const built = await buildForTests('core/server/testing/role-process.ts');
  startFile = pathToFileURL(resolve(built, '../../start.js')).href;
});
/** Starts what a script says of `start` in a process of its own. */
const spawnStart = (words: string, env: NodeJS.ProcessEnv) =>
  spawn(
    process.execPath,
    ['--input-type=module', '--eval', `const { start } = await import(${JSON.stringify(startFile)}); ${words}`],
    { cwd: projectRoot, env: { PATH: process.env.PATH, PORT: '0', ...env } },
  );

it('stops the database when a start is stopped while the pages are still being built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-start-'));
  const endless = 'await start(new Promise(() => setInterval(() => {}, 1000)));';
  const child = spawnStart(endless, { DATA_DIR: folder });
  try {
    let printed = '';
    const port = await new Promise<number>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          const found = /PostgreSQL on 127\.0\.0\.1:(\d+)/.exec(printed);
          if (found) resolve(Number(found[1]));
        });
      child.once('exit', () => reject(new Error(printed)));
    });
    expect(await answers(port)).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await gone).toEqual([130, null]);
    expect(await answers(port)).toBe(false);
  } finally {
    child.kill('SIGKILL');
    await removeEmbedded(folder);
  }
}, 120_000);

it('stops with one line that names module and variable when a module cannot use a setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-start-'));
  const db = await testDatabase();
  const child = spawnStart('await start();', {
    DATA_DIR: folder,
    DATABASE_URL: db.connectionString,
    CONCIERGE_BOOKING_HOSTS: 'a b',
  });
  try {
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(printed).toBe(
      'The environment is not usable:\n  concierge: CONCIERGE_BOOKING_HOSTS=a b is not a list of host names\n',
    );
  } finally {
    child.kill('SIGKILL');
    await db.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
