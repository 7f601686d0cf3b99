import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import { listProbes } from '../health/probes';
import type { Database } from '../host';
import { healthRoutes } from '../http/health';
import { enqueue } from './enqueue';
import { findQueueFault } from './queue-fault';
import { prepareJobs, type WorkerState } from './worker';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await prepareJobs(db.connectionString);
});
afterAll(() => db.stop());
beforeEach(() => db.knex.raw('delete from graphile_worker._private_jobs'));

const running: WorkerState = { downMs: 0, idleMs: 0, tasks: ['core.known'] };
const idle: WorkerState = { ...running, idleMs: 300_000 };
const down: WorkerState = { ...running, downMs: 31_000 };
const enqueueDue = (name: string) => enqueue(db.knex, name, {}, { runAt: new Date(Date.now() - 200_000) });
const find = (state: WorkerState | null) => findQueueFault(db.knex, state);

/** What a load balancer is answered. */
const askReadiness = async (state: WorkerState | null): Promise<string> => {
  const route = healthRoutes(new Koa(), db.knex, () => state).find(({ path }) => path === '/readyz');
  return Promise.resolve(route?.handle({} as never)).then(
    () => 'ready',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  );
};
const askProbe = (state: WorkerState | null) =>
  listProbes({ knex: db.knex, worker: () => state } as never)
    .find(({ name }) => name === 'queue')
    ?.ask();

describe('a queue that does not move', () => {
  it('is found when no worker has run for longer than a restart takes', async () => {
    expect(await find(down)).toBe('down');
    expect(await find({ ...down, downMs: 29_000 })).toBeNull();
    expect(await askReadiness(down)).toMatch(/^503 .*background work has stopped/);
    expect(await askProbe(down)).toEqual({
      state: 'down',
      detail: 'No worker has run for 31 s. It is being started again.',
    });
  });

  it('is found when an idle worker leaves a due job alone', async () => {
    await enqueueDue('core.known');
    expect(await find(idle)).toBe('still');
    expect(await askReadiness(idle)).toMatch(/^503 .*nobody does it/);
    expect((await askProbe(idle))?.detail).toMatch(/^The worker is idle although jobs are due\. The oldest due job/);
  });

  it('is not seen in a worker that works, in jobs of other releases, in later ones and in those that failed for good', async () => {
    await enqueueDue('core.known');
    expect(await find(running)).toBeNull();
    await db.knex.raw('update graphile_worker._private_jobs set attempts = max_attempts');
    await enqueueDue('core.unknown');
    await enqueue(db.knex, 'core.known', {}, { runAt: new Date(Date.now() + 60_000) });
    expect(await find(idle)).toBeNull();
    expect(await askReadiness(idle)).toBe('ready');
    expect(await askReadiness(null)).toBe('ready');
  });
});
