import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { createLog } from '../log';
import { openKnex, openPool } from './pool';
import { toIso, toNumber } from './types';

const silent = createLog({ logLevel: 'silent' });

describe('values read from the database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.stop());
  const one = async (expression: string): Promise<unknown> =>
    (await db.knex.raw(`select ${expression} as value`)).rows[0].value;

  it.each([
    ["date '1950-03-01'", '1950-03-01'],
    ["timestamptz '1950-03-01 00:30:00+02'", '1950-02-28T22:30:00.000000Z'],
    ["timestamptz '2026-11-21 08:00:00.123456Z'", '2026-11-21T08:00:00.123456Z'],
    ["timestamp '2026-11-21 08:00:00.5'", '2026-11-21T08:00:00.500000Z'],
    ["array[date '1950-03-01', null]", ['1950-03-01', null]],
    ["array[timestamptz '2026-11-21 08:00:00Z']", ['2026-11-21T08:00:00.000000Z']],
    ["'{}'::timestamptz[]", []],
    ["timestamptz 'infinity'", 'infinity'],
    ['5::bigint', 5],
    ['9007199254740993::bigint', '9007199254740993'],
    ['array[1, null]::bigint[]', [1, null]],
  ])('%s is %j', async (expression, expected) => {
    expect(await one(expression)).toEqual(expected);
  });

  it('keeps instants right in a session of another zone', () => {
    expect(toIso('2026-11-21 10:00:00.5+02')).toBe('2026-11-21T08:00:00.500000Z');
    expect(toIso('2026-11-21 13:30:00+05:30')).toBe('2026-11-21T08:00:00.000000Z');
    expect(toNumber('-12')).toBe(-12);
  });
});

describe('a pool', () => {
  it('survives a connection that is lost while it is in use, between two statements', async () => {
    const db = await testDatabase();
    const pool = openPool(db.connectionString, 'lost', silent);
    const client = await pool.connect();
    const lost = new Promise<void>((resolve) => void client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Nobody else listens to it: an error without a listener would end the process.
    expect(client.listenerCount('error')).toBe(1);
    await db.knex.raw('select pg_terminate_backend(?)', [rows[0]?.pid ?? 0]);
    await lost;
    client.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await db.stop();
  });

  it('refuses after 2.5 s when all connections are taken', async () => {
    const db = await testDatabase();
    const knex = openKnex(db.connectionString, silent, { max: 1 });
    const holder = await knex.transaction();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let refusal: unknown = null;
    const refused = knex.raw('select 1').catch((error: unknown) => {
      refusal = error;
    });
    await vi.advanceTimersByTimeAsync(2499);
    expect(refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(refusal).toMatchObject({ name: 'KnexTimeoutError' });
    vi.useRealTimers();
    await holder.rollback();
    await knex.destroy();
    await db.stop();
  });

  it('limits statements, lock waits and idle transactions', async () => {
    const db = await testDatabase();
    const { rows } = await db.knex.raw(
      "select current_setting('statement_timeout') s, current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i, current_setting('application_name') a",
    );
    expect(rows[0]).toEqual({ s: '15s', l: '5s', i: '1min', a: 'hedo' });
    await db.stop();
  });

  it('sends BEGIN with the first statements of a transaction, and undoes all of them when one fails', async () => {
    const db = await testDatabase();
    await db.knex.raw('create table drops (n int)');
    const events: string[] = [];
    db.knex.on('query', ({ sql }: { sql: string }) => events.push(sql));
    db.knex.on('query-response', () => events.push('answered'));
    const add = (trx: Knex, n: string) => trx.raw(`insert into drops values (${n})`).then(() => undefined);
    await db.knex.transaction((trx) => Promise.all([add(trx, '1'), add(trx, '2')]));
    expect(events.slice(0, 4)).toEqual([
      'BEGIN;',
      'insert into drops values (1)',
      'insert into drops values (2)',
      'answered',
    ]);
    const failing = db.knex.transaction((trx) => Promise.all([add(trx, '3'), add(trx, '1 / 0'), add(trx, '4')]));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await db.knex('drops').pluck('n')).toEqual([1, 2]);
    await db.stop();
  });

  it('survives the loss of idle connections', async () => {
    const db = await testDatabase();
    const bare = openPool(db.connectionString, 'bare', silent);
    await bare.query('select 1');
    await db.knex.raw('select 1');
    await bare.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const other = openPool(db.connectionString, 'other', silent);
    await other.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bare'");
    await wait(100);
    expect((await bare.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    expect((await db.knex.raw('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await Promise.all([bare.end(), other.end()]);
    await db.stop();
  });
});
