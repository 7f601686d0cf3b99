import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { afterCommit, commit } from './after-commit';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.stop());

it('is waited for once the transaction is committed', async () => {
  const steps: string[] = [];
  await db.knex.schema.createTable('after_commit', (table) => void table.integer('n'));
  await commit(db.knex, async (trx) => {
    afterCommit(trx, async () => {
      const { length } = await db.knex('after_commit');
      await wait(20);
      steps.push(`read ${length}`);
    });
    await trx('after_commit').insert({ n: 1 });
    steps.push('wrote');
  });
  steps.push('answered');
  expect(steps).toEqual(['wrote', 'read 1', 'answered']);
});

it('does nothing after a rollback', async () => {
  const steps: string[] = [];
  const failed = commit(db.knex, async (trx) => {
    afterCommit(trx, async () => void steps.push('ran'));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await wait(10);
  expect(steps).toEqual([]);
});
