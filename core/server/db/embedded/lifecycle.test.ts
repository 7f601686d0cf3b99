import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log';
import { joinDatabase } from '../open-database';
import { createDataFolder } from '../testing/lifecycle';
import { reachableBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { findHome } from './home';
import { endServer } from './orphan';
import { startPostmaster } from './postmaster';
import { startOf } from './process';

const data = createDataFolder();
const silent = createLog({ logLevel: 'silent' });

describe('the embedded PostgreSQL', () => {
  it('keeps what was written through kill -9 of its process, and leaves no orphan', async () => {
    const first = data.startWriter();
    expect(await first.says('ready')).toBe('1 0');
    const orphan = await data.postmasterPid();
    await first.end('SIGKILL');
    expect(startOf(orphan)).not.toBeNull();
    const second = data.startWriter();
    expect(await second.says('ready')).toBe('2 0');
    expect(await second.says('note')).toContain('took over from a process that was killed');
    expect(startOf(orphan)).toBeNull();
    const current = await data.postmasterPid();
    expect(await second.end('SIGTERM')).toBe(0);
    expect(startOf(current)).toBeNull();
  });

  it('belongs to one of two processes that start at once; the other says who has it', async () => {
    const both = [data.startWriter(), data.startWriter()];
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

  it('takes another port when the wanted one is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((ready) => blocker.listen(0, '127.0.0.1', ready));
    const { port } = blocker.address() as { port: number };
    const home = await findHome(data.path());
    const binaries = await reachableBinaries(home.account);
    await ensureCluster(home, binaries);
    const server = await startPostmaster(home, binaries, { port });
    expect(server.port).not.toBe(port);
    await endServer(server.pid);
    await new Promise((closed) => blocker.close(closed));
  });

  it('lets a command join the process that owns it', async () => {
    const owner = data.startWriter();
    await owner.says('ready');
    const joined = await joinDatabase({ databaseUrl: null, dataDir: data.path() }, silent);
    expect(await joined.knex('notes').pluck('word')).toEqual(['written']);
    await joined.stop();
    expect(await owner.end('SIGTERM')).toBe(0);
  });
});
