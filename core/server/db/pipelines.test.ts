import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { openPipelines, type Pipelines, TurnSocket } from './pipelines';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.stop());

let pool: pg.Pool;
let pipelines: Pipelines;
/** How often the system was called to send something. */
let sent = 0;
const open = (most: number, more: pg.PoolConfig = {}): void => {
  sent = 0;
  const socket = (): TurnSocket => {
    const one = new TurnSocket();
    const { _writev: write } = one as unknown as { _writev: (...given: unknown[]) => void };
    Object.assign(one, {
      _writev: (...given: unknown[]) => {
        sent += 1;
        write.apply(one, given);
      },
    });
    return one;
  };
  pool = new pg.Pool({ connectionString: db.connectionString, max: most, pipeline: true, stream: socket, ...more });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pipelines = openPipelines(pool, most);
};
afterEach(async () => {
  pipelines.stop();
  await pool.end();
});

const read = async (n: number): Promise<number> =>
  (await pipelines.query<{ n: number }>({ name: 'echo', text: 'select $1::int as n', values: [n] })).rows[0]?.n ?? -1;
const numbers = Array.from({ length: 40 }, (_, n) => n);

it('answers each of many reads with its own result, over few connections', async () => {
  open(3);
  for (let round = 0; round < 3; round += 1) expect(await Promise.all(numbers.map(read))).toEqual(numbers);
  expect(pool.totalCount).toBeLessThanOrEqual(3);
});

it('sends the reads of one turn together', async () => {
  open(1);
  await read(0);
  const before = sent;
  await Promise.all(numbers.map(read));
  expect(sent - before).toBe(1);
});

it('fails a read that is wrong, and none of its neighbours', async () => {
  open(1);
  const wrong = pipelines.query({ text: 'select 1 / $1::int', values: [0] });
  const [before, failed, after] = await Promise.allSettled([read(1), wrong, read(2)]);
  expect([before, after]).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 2 },
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(await read(3)).toBe(3);
});

it('takes another connection while a read is slow', async () => {
  open(2);
  let isOver = false;
  const slow = pipelines.query({ text: 'select pg_sleep(1)' }).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const n of numbers) expect(await read(n)).toBe(n);
  expect(isOver).toBe(false);
  await slow;
});

it('fails what was under way when a connection is lost, and reads on with another', async () => {
  open(1);
  await read(1);
  const ends = Promise.allSettled([pipelines.query({ text: 'select pg_sleep(30)' }), read(2)]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await db.knex.raw("select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)'");
  for (const one of await ends) expect(one.status).toBe('rejected');
  await expect.poll(() => read(3).catch(() => null)).toBe(3);
  expect(pool.totalCount).toBe(1);
});

it('gives a connection up on which a read takes too long, with what waits behind it', async () => {
  open(1, { query_timeout: 300 });
  const slow = pipelines.query({ text: 'select pg_sleep(5)' });
  const ends = await Promise.allSettled([slow, read(1)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => read(2).catch(() => null)).toBe(2);
});

it('answers what is under way when it stops', async () => {
  open(1);
  await read(0);
  const under = numbers.map(read);
  pipelines.stop();
  expect(await Promise.all(under)).toEqual(numbers);
  await expect.poll(() => pool.totalCount).toBe(0);
});
