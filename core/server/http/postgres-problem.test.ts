import { Model } from 'objection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import { onServer } from '../../testing/postgres';
import type { Database } from '../host';
import { canRetry, isDatabaseError, storageFull } from './postgres-problem';
import { problemOf } from './problem-of';

class Note extends Model {
  static override tableName = 'notes';
}

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.knex.raw('create table notes (id serial primary key, text text unique)');
  // Refuses like the server does when a disk is full, a transaction lost a race, and so on.
  await db.knex.raw(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = new.text; end $$`);
  await db.knex.raw(`create trigger refuse before insert on notes for each row when (new.text ~ '^[0-9A-Z]{5}$')
    execute function refuse()`);
});
afterAll(() => db.stop());

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
/** The same statement by every way that the product has. */
const ways: readonly (readonly [string, (text: string) => Promise<unknown>])[] = [
  ['a statement', (text) => db.knex('notes').insert({ text })],
  ['a transaction', (text) => db.knex.transaction((trx) => trx('notes').insert({ text }))],
  [
    'a model',
    (text) =>
      Note.query(db.knex)
        .insert({ text } as never)
        .execute(),
  ],
  [
    'a model in a transaction',
    (text) =>
      db.knex.transaction((trx) =>
        Note.query(trx)
          .insert({ text } as never)
          .execute(),
      ),
  ],
];

describe.each(ways)('an error that %s raised', (_, insert) => {
  it.each([
    ['53100', 507, 'storage-full'],
    ['53200', 503, 'unavailable'],
    ['40001', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['42703', 500, 'internal'],
  ])('of SQLSTATE %s is answered with %i', async (sqlState, status, code) => {
    const error = await caught(insert(sqlState));
    const problem = problemOf(error);
    expect([problem.status, problem.code]).toEqual([status, code]);
    expect(problem.message).not.toMatch(/insert|extend/);
    expect(isDatabaseError(error)).toBe(true);
    expect(canRetry(error)).toBe(sqlState === '40001');
  });

  it('for a row that exists is answered with 409', async () => {
    await db.knex('notes').insert({ text: 'twice' }).onConflict().ignore();
    expect(problemOf(await caught(insert('twice'))).status).toBe(409);
  });
});

it('answers 503 when the connection of a transaction was ended, whose rollback fails then', async () => {
  const name = new URL(db.connectionString).pathname.slice(1);
  const error = await caught(
    db.knex.transaction(async (trx) => {
      const { rows } = await trx.raw('select pg_backend_pid() as pid');
      await onServer(db.connectionString.replace(name, 'postgres'), (client) =>
        client.query('select pg_terminate_backend($1)', [rows[0].pid]),
      );
      await trx('notes').insert({ text: 'never' });
    }),
  );
  expect([(error as Error).message, problemOf(error).status]).toEqual([expect.stringMatching(/ROLLBACK|insert/), 503]);
});

it('says that nothing was saved while the disk is full', () => {
  expect(storageFull().message).toBe(
    'The server has no room left, so nothing was saved. Keep what you wrote and try again in a few minutes.',
  );
});
