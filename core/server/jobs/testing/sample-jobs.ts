import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { enqueue } from '../enqueue';
import type { NamedJob } from '../worker';

/** Jobs that leave a row each, at the places where a fault hurts most. */
export const createSampleJobs = (knex: Knex) => {
  const mark = (db: Knex, id: string): Promise<unknown> =>
    db.raw(
      `insert into sample_effects (id) values (?)
       on conflict (id) do update set runs = sample_effects.runs + 1`,
      [id],
    );
  const jobs: readonly NamedJob[] = [
    { name: 'sample.write', run: async ({ id }: { id: string }) => void (await mark(knex, id)) },
    {
      name: 'sample.write-and-linger',
      run: async ({ id }: { id: string }) => {
        await mark(knex, id);
        await wait(300);
      },
    },
    {
      name: 'sample.linger-and-write',
      run: async ({ id }: { id: string }) => {
        await wait(300);
        await mark(knex, id);
      },
    },
    {
      name: 'sample.write-in-transaction',
      run: ({ id }: { id: string }) =>
        knex.transaction(async (trx) => {
          await mark(trx, id);
          await trx.raw('select pg_sleep(0.2)');
        }),
    },
    { name: 'sample.last-of-three', run: async ({ id }: { id: string }) => void (await mark(knex, id)) },
  ];
  return {
    jobs,
    prepare: () => knex.raw('create table if not exists sample_effects (id text primary key, runs int default 1)'),
    /** Queues some of each kind. */
    enqueue: async (round: string, ofEach: number): Promise<number> => {
      for (let at = 0; at < ofEach; at += 1)
        for (const { name } of jobs) await enqueue(knex, name, { id: `${round}:${name}:${at}` }, { maxAttempts: 3 });
      return ofEach * jobs.length;
    },
    /** How many of a round left their row, and how often one was run again after it had. */
    count: async (round: string): Promise<{ readonly effects: number; readonly repeated: number }> => {
      const { rows } = await knex.raw<{ rows: { effects: number; repeated: number }[] }>(
        `select count(*)::int as effects, coalesce(sum(runs - 1), 0)::int as repeated from sample_effects
         where id like ? || ':%'`,
        [round],
      );
      return rows[0] ?? { effects: 0, repeated: 0 };
    },
  };
};
