import type { Knex } from 'knex';
import type { OwnedMoves } from '#db/migration-source';
import { noteBreaking } from './breaking-migrations';

/**
 * Gives recorded migrations the names of the modules that own them now. A release from before would run them again under the
 * former names, so the new ones are noted as breaking. Under the lock of migrations; runs again without effect.
 */
export const renameRecorded = (knex: Knex, table: string, moves: readonly OwnedMoves[]): Promise<number> =>
  knex.transaction(async (trx) => {
    let renamed = 0;
    for (const { owner, moved } of moves)
      for (const [file, formerOwner] of Object.entries(moved.migrations ?? {})) {
        const name = `${owner}/${file}`;
        const count = await trx(table)
          .where({ name: `${formerOwner}/${file}` })
          .update({ name });
        if (count > 0) await noteBreaking(trx, name);
        renamed += count;
      }
    return renamed;
  });

/** All queued jobs of these tasks, moved to their names of today; a task that became several has a job in each. */
const renameTask = async (trx: Knex, former: string, names: readonly string[]): Promise<void> => {
  const tasks = 'graphile_worker._private_tasks';
  const task = await trx(tasks).where({ identifier: former }).first<{ id: number } | undefined>('id');
  const [last, ...others] = [...names].reverse();
  if (!task || last === undefined) return;
  for (const name of others)
    await trx.raw(
      `select graphile_worker.add_job(?, payload::json, run_at := run_at, max_attempts := max_attempts)
       from graphile_worker._private_jobs where task_id = ?`,
      [name, task.id],
    );
  await trx(tasks).insert({ identifier: last }).onConflict('identifier').ignore();
  const { id } = await trx(tasks).where({ identifier: last }).first<{ id: number }>('id');
  await trx('graphile_worker._private_jobs').where({ task_id: task.id }).update({ task_id: id });
  await trx(tasks).where({ id: task.id }).delete();
  const crontabs = 'graphile_worker._private_known_crontabs';
  const known = await trx(crontabs).where({ identifier: last }).first();
  if (!known) await trx(crontabs).where({ identifier: former }).update({ identifier: last });
};

/** Gives waiting jobs and stored events their names of today. After the queue's own tables are there, before a worker starts. */
export const renameQueued = (knex: Knex, moves: readonly OwnedMoves[]): Promise<void> =>
  knex.transaction(async (trx) => {
    const events = moves.flatMap(({ moved }) => Object.entries(moved.events ?? {}));
    const namesOf = new Map<string, string[]>();
    for (const [name, former] of moves.flatMap(({ moved }) => Object.entries(moved.jobs ?? {})))
      namesOf.set(former, [...(namesOf.get(former) ?? []), name]);
    for (const [event, former] of events) {
      await trx('outbox_events').where({ event: former }).update({ event });
      const reactions = await trx('graphile_worker._private_tasks')
        .whereLike('identifier', 'react.%')
        .pluck<string[]>('identifier');
      for (const task of reactions)
        if (task.endsWith(`.${former}`) && !namesOf.has(task))
          await renameTask(trx, task, [`${task.slice(0, -former.length)}${event}`]);
    }
    for (const [former, names] of namesOf) await renameTask(trx, former, names);
  });
