import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MigrationFile, OwnedMoves } from '#db/migration-source';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { enqueue } from '../jobs/enqueue';
import { prepareJobs } from '../jobs/worker';
import { createLog } from '../log';
import { migrate } from './migrate';
import { renameQueued } from './moved-names';

const silent = createLog({ logLevel: 'silent' });
const file = (owner: string, name: string): MigrationFile => ({ owner, name: `${owner}/${name}`, path: '/nowhere.ts' });
const breads = '20260101000000_create_breads';
const cakes = '20260101000001_create_cakes';
const moves: readonly OwnedMoves[] = [
  { owner: 'patisserie', moved: { migrations: { [cakes]: 'bakery' } } },
  { owner: 'empty', moved: {} },
];

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.stop());

it('finds the migrations of a split module done, under its name, and keeps releases from before away', async () => {
  await db.knex('migrations').delete();
  await db
    .knex('migrations')
    .insert([breads, cakes].map((name) => ({ name: `bakery/${name}`, batch: 1, migration_time: new Date() })));
  const files = [file('bakery', breads), file('patisserie', cakes)];
  expect(await migrate(db, silent, files, moves)).toEqual([]);
  expect(await migrate(db, silent, files, moves)).toEqual([]);
  expect(await db.knex('migrations').orderBy('name').pluck('name')).toEqual([
    `bakery/${breads}`,
    `patisserie/${cakes}`,
  ]);
  await expect(migrate(db, silent, [file('bakery', breads), file('bakery', cakes)], [])).rejects.toThrow(
    'This release is too old for its database',
  );
});

interface Waiting {
  readonly task: string;
  readonly n: number;
  readonly attempts: number;
}
const waiting = async (): Promise<Waiting[]> =>
  (
    await db
      .knex('graphile_worker._private_jobs as job')
      .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
      .select<{ task: string; payload: { n: number }; max: number }[]>(
        'task.identifier as task',
        'job.payload',
        'job.max_attempts as max',
      )
  )
    .map(({ task, payload, max }) => ({ task, n: payload.n, attempts: max }))
    .sort((one, other) => one.n - other.n || (one.task < other.task ? -1 : 1));

it('gives waiting jobs and stored events the names of their new owners, whatever stands there already', async () => {
  await prepareJobs(db.connectionString);
  await db.knex('graphile_worker._private_jobs').delete();
  await db.knex('outbox_events').insert({ event: 'bakery.cake-baked', payload: {} });
  const add = (task: string, n: number) => enqueue(db.knex, task, { n }, { maxAttempts: 5 });
  await add('bakery.frost', 1);
  await add('patisserie.frost', 2);
  await add('bakery.sell', 3);
  await add('react.magazine.bakery.cake-baked', 4);
  await add('react.bakery.bakery.cake-baked', 5);
  await add('bakery.count', 6);
  const moved = {
    jobs: {
      'patisserie.frost': 'bakery.frost',
      'patisserie.sell-cakes': 'bakery.sell',
      'bakery.sell-breads': 'bakery.sell',
      'react.patisserie.patisserie.cake-baked': 'react.bakery.bakery.cake-baked',
    },
    events: { 'patisserie.cake-baked': 'bakery.cake-baked' },
  };
  for (let round = 0; round < 2; round += 1) {
    await renameQueued(db.knex, [{ owner: 'patisserie', moved }]);
    expect(await waiting()).toEqual(
      [
        { task: 'patisserie.frost', n: 1 },
        { task: 'patisserie.frost', n: 2 },
        { task: 'bakery.sell-breads', n: 3 },
        { task: 'patisserie.sell-cakes', n: 3 },
        { task: 'react.magazine.patisserie.cake-baked', n: 4 },
        { task: 'react.patisserie.patisserie.cake-baked', n: 5 },
        { task: 'bakery.count', n: 6 },
      ].map((one) => ({ ...one, attempts: 5 })),
    );
  }
  expect(await db.knex('outbox_events').pluck('event')).toEqual(['patisserie.cake-baked']);
});
