import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/db';
import { findFreePort } from '../../testing/free-port';
import { type Child, runChild } from '../db/testing/child';
import { projectFile } from '../root';
import { startNginx } from './testing/nginx';
import { startSteadyLoad } from './testing/steady-load';

vi.setConfig({ testTimeout: 900_000 });

const load = 200;

it(`fails no read of ${load} a second behind nginx while web processes and the worker are restarted, and one is killed`, async () => {
  const db = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-nginx-data-'));
  const ports = [await findFreePort(), await findFreePort()];
  const children: Child[] = [];
  const run = (role: string, file: string, port = 0): Child => {
    const env = {
      ...{ PATH: process.env.PATH, ROLE: role, PORT: String(port), DATABASE_URL: db.connectionString },
      ...{ DATA_DIR: dataDir, DEMO: 'false', DRAIN_MS: '2000', TRUST_PROXY: 'true' },
    };
    const child = runChild(projectFile(file), [], { env, cwd: projectFile('.') });
    children.push(child);
    return child;
  };
  const start = async (role: 'web' | 'worker', port: number): Promise<Child> => {
    const child = run(role, 'core/server/testing/role-process.ts', port);
    await child.says('ready');
    return child;
  };
  // Two deployments at once: the second waits for the first.
  const migrations = [run('migrate', 'core/server/main.ts'), run('migrate', 'core/server/main.ts')];
  for (const migrating of migrations) expect(await migrating.ended, migrating.lines.join('\n')).toBe(0);
  const nginx = await startNginx(ports);
  try {
    const web = [await start('web', ports[0]!), await start('web', ports[1]!)];
    let worker = await start('worker', 0);
    const crowd = startSteadyLoad(nginx.url, ['/api/modules', '/healthz', '/api/articles'], load);
    await wait(3000);
    for (const [at, port] of ports.entries()) {
      expect(await web[at]!.end('SIGTERM')).toBe(0);
      web[at] = await start('web', port);
      await wait(2000);
    }
    expect(await worker.end('SIGTERM')).toBe(0);
    worker = await start('worker', 0);
    expect(await web[1]!.end('SIGKILL')).toBeNull();
    await wait(5000);
    web[1] = await start('web', ports[1]!);
    await wait(3000);
    const { sent, perSecond, failed } = await crowd.stop();
    console.log(JSON.stringify({ sent, perSecond, failed: failed.length }));
    expect(failed.slice(0, 5)).toEqual([]);
    // It was a crowd: what was wanted was sent, and long enough.
    expect(sent).toBeGreaterThan(load * 13);
  } finally {
    await nginx.stop();
    for (const child of children) await child.end('SIGKILL');
    await db.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
