import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/db';
import { type Child, runChild } from '../db/testing/child';
import { projectFile } from '../root';
import { startLoad, startLoadBalancer } from './testing/load-balancer';

vi.setConfig({ testTimeout: 600_000 });

const rounds = 4;

it(`loses no request while two whole processes are replaced in turn under load, ${rounds} times`, async () => {
  const db = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-rolling-'));
  const balancer = await startLoadBalancer(250);
  const running: Child[] = [];
  const startProcess = async (): Promise<Child> => {
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: db.connectionString,
      DATA_DIR: dataDir,
      DRAIN_MS: '2000',
      DEMO: 'false',
      LOG_LEVEL: 'warn',
    };
    const child = runChild(projectFile('core/server/main.ts'), [], { env });
    running.push(child);
    balancer.add(await child.says('Hedo is ready at'));
    return child;
  };
  try {
    const serving = [await startProcess(), await startProcess()];
    await expect.poll(balancer.ready, { timeout: 30_000 }).toBe(2);
    const load = startLoad(balancer.url, ['/api/modules', '/healthz', '/api/articles', '/api/openapi.json'], 8, 40);
    const stopMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      serving.push(await startProcess());
      await expect.poll(balancer.ready, { timeout: 30_000 }).toBe(3);
      const began = performance.now();
      expect(await serving.shift()!.end('SIGTERM')).toBe(0);
      stopMs.push(Math.round(performance.now() - began));
      await expect.poll(balancer.ready, { timeout: 30_000 }).toBe(2);
      await wait(1000);
    }
    const { sent, failed } = await load.stop();
    console.log(JSON.stringify({ sent, failed: failed.length, stopMs }));
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(1000);
    expect(Math.max(...stopMs)).toBeLessThan(22_000);
  } finally {
    await balancer.stop();
    await Promise.all(running.map((child) => child.end('SIGKILL')));
    await db.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
