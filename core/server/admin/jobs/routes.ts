import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { type Route, respond, route } from '../../../contract/route';
import { taskCounts } from './counts';
import { reasonOf } from './reason';

const closed = { additionalProperties: false } as const;
const Counts = {
  due: Type.Integer(),
  later: Type.Integer(),
  running: Type.Integer(),
  retrying: Type.Integer(),
  failed: Type.Integer(),
};

const Jobs = Type.Object(
  {
    ...Counts,
    /** Seconds that the oldest due job has waited. */
    oldestDueSeconds: Type.Integer(),
    tasks: Type.Array(Type.Object({ task: Type.String(), ...Counts }, closed)),
    /** Newest first, at most 100: jobs that will not be tried again. */
    failures: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          task: Type.String(),
          attempts: Type.Integer(),
          createdAt: Type.String(),
          failedAt: Type.String(),
          reason: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);

interface FailureRow {
  readonly id: number | string;
  readonly task: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_error: string | null;
}

const failuresOf = async (db: Knex): Promise<readonly FailureRow[]> => {
  const { rows } = await db.raw<{ rows: FailureRow[] }>(
    `select id, task_identifier as task, attempts, created_at, updated_at, left(last_error, 500) as last_error
     from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at desc, id desc limit 100`,
  );
  return rows;
};

/** `GET /api/admin/jobs`: how the background work is doing. */
export const jobRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/admin/jobs',
    access: { permission: 'core.read-jobs' },
    reply: Jobs,
    handle: async ({ trx: db }) => {
      const [tasks, failures] = [await taskCounts(db), await failuresOf(db)];
      const sum = (key: 'due' | 'later' | 'running' | 'retrying' | 'failed'): number =>
        tasks.reduce((all, one) => all + one[key], 0);
      return respond(
        {
          due: sum('due'),
          later: sum('later'),
          running: sum('running'),
          retrying: sum('retrying'),
          failed: sum('failed'),
          oldestDueSeconds: Math.max(0, ...tasks.map(({ oldest }) => oldest)),
          tasks: tasks.map(({ oldest: _, ...counts }) => counts),
          failures: failures.map((row) => ({
            id: String(row.id),
            task: row.task,
            attempts: row.attempts,
            createdAt: row.created_at,
            failedAt: row.updated_at,
            reason: reasonOf(row.last_error),
          })),
        },
        { headers: { 'Cache-Control': 'no-store' } },
      );
    },
  }),
];
