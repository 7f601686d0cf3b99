import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { createLog } from '../log';
import { type JobWorker, prepareJobs, startWorker } from './worker';

let db: Database;
let worker: JobWorker | undefined;
beforeAll(async () => {
  db = await testDatabase();
  await prepareJobs(db.connectionString);
});
afterAll(async () => {
  await worker?.stop();
  await db.stop();
});

const add = (name: string, payload: object): Promise<unknown> =>
  db.knex.raw(`select graphile_worker.add_job(?, ?::json, run_at := now() + interval '1 day')`, [
    name,
    JSON.stringify(payload),
  ]);
const byClock = { _cron: { ts: '2026-11-28T03:37:00.000Z', backfilled: false } };
const queued = async (): Promise<readonly string[]> => {
  const { rows } = await db.knex.raw<{ rows: { job: string }[] }>(
    `select task.identifier || case when job.payload -> '_cron' is null then '' else ' by the clock' end as job
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id order by 1`,
  );
  return rows.map(({ job }) => job);
};

it('a worker that starts removes what the clock queued under names that are no more, and nothing else', async () => {
  await add('gone.sweep', byClock);
  await add('gone.sweep', { userId: 'a' });
  await add('kept.sweep', byClock);
  await add('taken.sweep', byClock);
  await db.knex.raw(
    `update graphile_worker._private_jobs job set locked_at = now(), locked_by = 'another' from graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = 'taken.sweep'`,
  );
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  worker = startWorker(db.connectionString, [{ name: 'kept.sweep', run: async () => undefined }], log);
  await expect.poll(queued, { timeout: 20_000 }).not.toContain('gone.sweep by the clock');
  expect(await queued()).toEqual(['gone.sweep', 'kept.sweep by the clock', 'taken.sweep by the clock']);
  const said = lines.filter((line) => line.includes('former name')).map((line) => JSON.parse(line) as object);
  expect(said).toEqual([expect.objectContaining({ job: 'gone.sweep' })]);
});
