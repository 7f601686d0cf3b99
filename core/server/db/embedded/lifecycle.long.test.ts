import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log';
import { openDatabase } from '../open-database';
import { runChild } from '../testing/child';
import { createDataFolder } from '../testing/lifecycle';
import { reachableBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { startEmbedded } from './embedded';
import { findHome } from './home';
import { endServer } from './orphan';
import { startPostmaster } from './postmaster';
import { startOf } from './process';

const data = createDataFolder();
const silent = createLog({ logLevel: 'silent' });

describe('the embedded PostgreSQL, killed and misled', () => {
  it('is there until the drain has ended when Ctrl-C reaches the whole process group', async () => {
    const first = data.startWriter({ detached: true });
    await first.says('ready');
    process.kill(-first.pid, 'SIGINT');
    await first.says('left');
    expect(await first.ended).toBe(0);
    const second = data.startWriter();
    expect(await second.says('ready')).toBe('2 1');
    await second.end('SIGTERM');
  });

  it('is not kept from its folder by a process that got the number of the last owner', async () => {
    const { path } = await findHome(data.path());
    await writeFile(join(path, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const server = await startEmbedded(data.path(), silent);
    await server.stop();
    expect(server.note).toContain('Made and started');
  });

  it('leaves a stranger alone whose number stands in a stale postmaster.pid', async () => {
    await (await startEmbedded(data.path(), silent)).stop();
    const { path } = await findHome(data.path());
    const stranger = runChild('-e', ['setInterval(() => {}, 1000); console.log("here")']);
    await stranger.says('here');
    await writeFile(join(path, 'data/postmaster.pid'), `${stranger.pid}\n${join(path, 'data')}\n`);
    await (await startEmbedded(data.path(), silent)).stop();
    expect(startOf(stranger.pid)).not.toBeNull();
    await stranger.end('SIGKILL');
  });

  it('starts over when it was killed in the middle of making the cluster', async () => {
    const { path } = await findHome(data.path());
    const begun = async () => (await readdir(path)).some((name) => /^data\.new-[0-9a-f]+$/.test(name));
    const first = data.startWriter();
    while (!(await begun())) await wait(2);
    await wait(150);
    await first.end('SIGKILL');
    expect(await readdir(path)).not.toContain('data');
    const second = data.startWriter();
    expect(await second.says('ready')).toBe('1 0');
    await second.end('SIGTERM');
    expect((await readdir(path)).filter((name) => name.startsWith('data.new'))).toEqual([]);
  });

  it('comes back on the same address when the server itself is killed', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir: data.path() }, silent);
    await db.knex.raw('create table notes (word text)');
    await db.knex('notes').insert({ word: 'kept' });
    process.kill(await data.postmasterPid(), 'SIGKILL');
    const read = () => db.knex('notes').pluck('word');
    const until = Date.now() + 10_000;
    let words: string[] | null = null;
    while (words === null && Date.now() < until) words = await read().catch(() => wait(50).then(() => null));
    await db.stop();
    expect(words).toEqual(['kept']);
  });

  it('comes back on the same address also when what a killed server left keeps it out for a while', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir: data.path() }, silent);
    const { rows } = await db.knex.raw('select pg_backend_pid() as pid');
    // It holds the shared memory and does not notice that its server died.
    process.kill(rows[0].pid, 'SIGSTOP');
    process.kill(await data.postmasterPid(), 'SIGKILL');
    await wait(1000);
    process.kill(rows[0].pid, 'SIGCONT');
    const answers = () =>
      db.knex.raw('select 1').then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 15_000 }).toBe(true);
    await db.stop();
  });

  it('waits for its port when that has to stay', async () => {
    const blocker = createServer();
    await new Promise<void>((ready) => blocker.listen(0, '127.0.0.1', ready));
    const { port } = blocker.address() as { port: number };
    const home = await findHome(data.path());
    const binaries = await reachableBinaries(home.account);
    await ensureCluster(home, binaries);
    setTimeout(() => blocker.close(), 800);
    const server = await startPostmaster(home, binaries, { port, keepPort: true });
    expect(server.port).toBe(port);
    await endServer(server.pid);
  });
});
