import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { testDatabase } from '../../testing/db';
import { onServer } from '../../testing/postgres';
import type { Database } from '../host';
import { createLog } from '../log';
import { enqueue } from './enqueue';
import { type JobWorker, type NamedJob, prepareJobs, startWorker } from './worker';

const quick = { graceMs: 600, sweepMs: 100 };
const soon = { timeout: 20_000, interval: 50 };

let db: Database;
let workers: JobWorker[];
let lines: string[];
beforeEach(async () => {
  db = await testDatabase();
  await prepareJobs(db.connectionString);
  workers = [];
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.map((one) => one.stop()));
  await db.stop();
});

const start = (jobs: readonly NamedJob[]): JobWorker => {
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const worker = startWorker(db.connectionString, jobs, log, quick);
  workers.push(worker);
  return worker;
};
const name = (): string => new URL(db.connectionString).pathname.slice(1);
/** What a stopped server is to its clients, for this database alone: connections end and no new one is taken. */
const close = (): Promise<void> =>
  onServer(inject('postgres').server, async (client) => {
    await client.query(`alter database ${name()} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name()]);
  });
const reopen = (): Promise<void> =>
  onServer(inject('postgres').server, async (client) => {
    await client.query(`alter database ${name()} allow_connections true`);
  });
const queued = async (): Promise<number> =>
  Number((await db.knex.raw('select count(*) from graphile_worker.jobs')).rows[0].count);
const endSessions = (application: string): Promise<unknown> =>
  onServer(inject('postgres').server, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
      [name(), application],
    ),
  );

/** A job that notes its start and ends when it is let go. */
const slowJob = () => {
  const begun: string[] = [];
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const job: NamedJob = {
    name: 'core.slow',
    run: async ({ id }: { id: string }) => {
      begun.push(id);
      await gate;
    },
  };
  return { job, begun, letGo };
};

describe('the worker', () => {
  it('works on after the database went away under all of its jobs, and repeats none that was done', async () => {
    const { job, begun, letGo } = slowJob();
    start([job]);
    for (const id of ['1', '2', '3']) await enqueue(db.knex, job.name, { id });
    await expect.poll(() => begun.length, soon).toBe(3);
    await close();
    letGo();
    // Long enough for each worker to try and fail to say that its job is done.
    await wait(500);
    await reopen();
    await enqueue(db.knex, job.name, { id: '4' });
    await expect.poll(() => begun.length, soon).toBe(4);
    await expect.poll(queued, soon).toBe(0);
    expect(begun.sort()).toEqual(['1', '2', '3', '4']);
  });

  it('runs a job again that failed while the database was away', async () => {
    let runs = 0;
    const job: NamedJob = {
      name: 'core.query',
      run: async () => {
        runs += 1;
        if (runs === 1) await close();
        await db.knex.raw('select 1');
      },
    };
    start([job]);
    await enqueue(db.knex, job.name, {});
    await expect.poll(() => runs, soon).toBe(1);
    await wait(500);
    await reopen();
    await expect.poll(queued, soon).toBe(0);
    expect(runs).toBe(2);
  });

  it('works on after the database failed it at its very start', async () => {
    const { job, begun, letGo } = slowJob();
    letGo();
    const rename = (from: string, to: string) => db.knex.raw(`alter table graphile_worker.${from} rename to ${to}`);
    await enqueue(db.knex, job.name, { id: '1' });
    await rename('_private_tasks', 'away');
    start([job]);
    await wait(1500);
    await rename('away', '_private_tasks');
    await expect.poll(() => begun, soon).toEqual(['1']);
  });

  it('does what a killed process left, and leaves alone what another one works on', async () => {
    const { job, begun, letGo } = slowJob();
    await enqueue(db.knex, job.name, { id: 'left' });
    await db.knex.raw("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1");
    start([job]);
    start([job]);
    await expect.poll(() => begun, soon).toEqual(['left']);
    // Several times the grace, and once without the session that shows that somebody works.
    await wait(1500);
    await endSessions('hedo-job-locks');
    await wait(1500);
    expect(begun).toEqual(['left']);
    letGo();
    await expect.poll(queued, soon).toBe(0);
  });

  it('gives back a job that one of its own live workers took without knowing', async () => {
    const { job, begun, letGo } = slowJob();
    let own = '';
    const spy: NamedJob = {
      name: 'core.spy',
      run: async () => {
        own = (await db.knex.raw('select locked_by from graphile_worker.jobs')).rows[0].locked_by;
      },
    };
    letGo();
    start([job, spy]);
    await enqueue(db.knex, spy.name, {});
    await expect.poll(queued, soon).toBe(0);
    // As when the answer to taking a job is lost on the way.
    await db.knex.transaction(async (trx) => {
      await enqueue(trx, job.name, { id: '1' });
      await trx.raw('update graphile_worker._private_jobs set locked_by = ?, locked_at = now(), attempts = 1', [own]);
    });
    await expect.poll(() => begun, soon).toEqual(['1']);
    await expect.poll(queued, soon).toBe(0);
  });

  it('gives a job that had used up its attempts a last one, later', async () => {
    const { job, begun, letGo } = slowJob();
    letGo();
    await enqueue(db.knex, job.name, { id: '1' }, { maxAttempts: 3 });
    await db.knex.raw("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 3");
    start([job]);
    const row = async () =>
      (
        await db.knex.raw(
          'select attempts, locked_by, extract(epoch from run_at - now())::int as later from graphile_worker._private_jobs',
        )
      ).rows[0];
    await expect.poll(async () => (await row()).locked_by, soon).toBeNull();
    const { attempts, later } = await row();
    expect(attempts).toBe(2);
    expect(later).toBeGreaterThan(200);
    expect(begun).toEqual([]);
  });

  it('survives a minute in which cron finds no database, and makes up for it', async () => {
    const [began, from] = [performance.now(), Date.parse('2020-01-01T10:00:57.000Z')];
    // The worker never sees the time of today: a minute that is years away would be waited for in no time at all.
    vi.useFakeTimers({ toFake: ['Date'], now: from });
    const nextMinute = Date.parse('2020-01-01T10:01:01.000Z');
    // The clock of the test runs as fast as time does; those of expect.poll run ahead.
    const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
      for (let now = 0; now < 90_000 && !(await done()); now = performance.now() - began) {
        vi.setSystemTime(from + now);
        await wait(10);
      }
      expect(await done()).toBe(true);
    };
    let minutes = 0;
    start([
      {
        name: 'core.each-minute',
        cron: '* * * * *',
        run: async () => {
          minutes += 1;
        },
      },
    ]);
    await until(async () => (await db.knex.raw('select from graphile_worker._private_known_crontabs')).rows.length > 0);
    await close();
    await until(() => Date.now() >= nextMinute);
    expect(minutes).toBe(0);
    await reopen();
    // A worker that started late, on a busy machine, has its first minute a minute later.
    await until(() => minutes === 1);
  }, 120_000);

  it('says how long it has been down or idle', async () => {
    const { job, begun, letGo } = slowJob();
    await db.knex.raw('alter table graphile_worker._private_tasks rename to away');
    const worker = start([job]);
    await expect.poll(() => worker.state().downMs, soon).toBeGreaterThan(1000);
    // Whose fault that is, the database says itself.
    await close();
    await expect.poll(() => worker.state().downMs, soon).toBe(0);
    await reopen();
    await db.knex.raw('alter table graphile_worker.away rename to _private_tasks');
    await expect.poll(() => worker.state().idleMs, soon).toBeGreaterThan(200);
    await enqueue(db.knex, job.name, { id: '1' });
    await expect.poll(() => begun.length, soon).toBe(1);
    expect(worker.state().idleMs).toBe(0);
    letGo();
    expect(worker.state().tasks).toEqual([job.name]);
  });
});
