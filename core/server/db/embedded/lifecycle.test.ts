import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../log';
import { projectFile } from '../../root';
import { joinDatabase, openDatabase } from '../open-database';
import { runChild } from '../testing/child';
import { reachableBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { removeEmbedded, startEmbedded } from './embedded';
import { findHome } from './home';
import { endServer } from './orphan';
import { startPostmaster } from './postmaster';
import { startOf } from './process';

// Whole processes start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 });

const silent = createLog({ logLevel: 'silent' });
const script = projectFile('core/server/db/testing/writer.ts');
let dataDir: string;

const writer = () => runChild(script, [dataDir]);
const postmasterPid = async (): Promise<number> => {
  const { path } = await findHome(dataDir);
  return Number((await readFile(join(path, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hedo-life-'));
});
afterEach(async () => {
  expect(await removeEmbedded(dataDir)).toBe(true);
});

describe('the embedded PostgreSQL', () => {
  it('keeps what was written through kill -9 of its process, and leaves no orphan', async () => {
    const first = writer();
    expect(await first.says('ready')).toBe('1 0');
    const orphan = await postmasterPid();
    await first.end('SIGKILL');
    expect(startOf(orphan)).not.toBeNull();
    const second = writer();
    expect(await second.says('ready')).toBe('2 0');
    expect(await second.says('note')).toContain('took over from a process that was killed');
    expect(startOf(orphan)).toBeNull();
    const current = await postmasterPid();
    expect(await second.end('SIGTERM')).toBe(0);
    expect(startOf(current)).toBeNull();
  });

  it('is there until the drain has ended when Ctrl-C reaches the whole process group', async () => {
    const first = runChild(script, [dataDir], { detached: true });
    await first.says('ready');
    process.kill(-first.pid, 'SIGINT');
    await first.says('left');
    expect(await first.ended).toBe(0);
    const second = writer();
    expect(await second.says('ready')).toBe('2 1');
    await second.end('SIGTERM');
  });

  it('belongs to one of two processes that start at once; the other says who has it', async () => {
    const both = [writer(), writer()];
    const outcomes = await Promise.all(
      both.map((one) => Promise.race([one.says('ready').catch(() => ''), one.says('failed').catch(() => '')])),
    );
    const winner = both[outcomes[0] === '1 0' ? 0 : 1]!;
    const loser = both[outcomes[0] === '1 0' ? 1 : 0]!;
    expect(await winner.says('ready')).toBe('1 0');
    expect(await loser.says('failed')).toContain(`already running as process ${winner.pid}`);
    expect(await loser.ended).toBe(1);
    await winner.end('SIGTERM');
  });

  it('is not kept from its folder by a process that got the number of the last owner', async () => {
    const { path } = await findHome(dataDir);
    await writeFile(join(path, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const server = await startEmbedded(dataDir, silent);
    await server.stop();
    expect(server.note).toContain('Made and started');
  });

  it('leaves a stranger alone whose number stands in a stale postmaster.pid', async () => {
    await (await startEmbedded(dataDir, silent)).stop();
    const { path } = await findHome(dataDir);
    const stranger = runChild('-e', ['setInterval(() => {}, 1000); console.log("here")']);
    await stranger.says('here');
    await writeFile(join(path, 'data/postmaster.pid'), `${stranger.pid}\n${join(path, 'data')}\n`);
    await (await startEmbedded(dataDir, silent)).stop();
    expect(startOf(stranger.pid)).not.toBeNull();
    await stranger.end('SIGKILL');
  });

  it('starts over when it was killed in the middle of making the cluster', async () => {
    const { path } = await findHome(dataDir);
    const begun = async () => (await readdir(path)).some((name) => /^data\.new-[0-9a-f]+$/.test(name));
    const first = writer();
    while (!(await begun())) await wait(2);
    await wait(150);
    await first.end('SIGKILL');
    expect(await readdir(path)).not.toContain('data');
    const second = writer();
    expect(await second.says('ready')).toBe('1 0');
    await second.end('SIGTERM');
    expect((await readdir(path)).filter((name) => name.startsWith('data.new'))).toEqual([]);
  });

  it('takes another port when the wanted one is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((ready) => blocker.listen(0, '127.0.0.1', ready));
    const { port } = blocker.address() as { port: number };
    const home = await findHome(dataDir);
    const binaries = await reachableBinaries(home.account);
    await ensureCluster(home, binaries);
    const server = await startPostmaster(home, binaries, { port });
    expect(server.port).not.toBe(port);
    await endServer(server.pid);
    await new Promise((closed) => blocker.close(closed));
  });

  it('comes back on the same address when the server itself is killed', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir }, silent);
    await db.knex.raw('create table notes (word text)');
    await db.knex('notes').insert({ word: 'kept' });
    process.kill(await postmasterPid(), 'SIGKILL');
    const read = () => db.knex('notes').pluck('word');
    const until = Date.now() + 10_000;
    let words: string[] | null = null;
    while (words === null && Date.now() < until) words = await read().catch(() => wait(50).then(() => null));
    await db.stop();
    expect(words).toEqual(['kept']);
  });

  it('comes back on the same address also when what a killed server left keeps it out for a while', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir }, silent);
    const { rows } = await db.knex.raw('select pg_backend_pid() as pid');
    // It holds the shared memory and does not notice that its server died.
    process.kill(rows[0].pid, 'SIGSTOP');
    process.kill(await postmasterPid(), 'SIGKILL');
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
    const home = await findHome(dataDir);
    const binaries = await reachableBinaries(home.account);
    await ensureCluster(home, binaries);
    setTimeout(() => blocker.close(), 800);
    const server = await startPostmaster(home, binaries, { port, keepPort: true });
    expect(server.port).toBe(port);
    await endServer(server.pid);
  });

  it('lets a command join the process that owns it', async () => {
    const owner = writer();
    await owner.says('ready');
    const joined = await joinDatabase({ databaseUrl: null, dataDir }, silent);
    expect(await joined.knex('notes').pluck('word')).toEqual(['written']);
    await joined.stop();
    expect(await owner.end('SIGTERM')).toBe(0);
  });
});
