import { createAdapter, type PostgresAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { hearOnce } from './cluster';
import { RealtimeHub } from './hub';
import { notifyInTurns } from './notify-in-turns';
import { socketPool } from './socket-pool';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let db: Database;
let stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.reverse()) await stop();
  stops = [];
});
afterAll(() => db.stop());

/** What one process has of live messages: its hub, what it heard, and its connections. */
const startProcess = async (onMissed: () => void = () => undefined) => {
  const pool = socketPool(db.connectionString, quiet);
  const io = new Server();
  io.adapter(createAdapter(pool, { heartbeatInterval: 300 }));
  const adapter = io.of('/').adapter as PostgresAdapter;
  const notifications = notifyInTurns({ adapter, pool, log: quiet, onMissed });
  hearOnce(adapter);
  const hub = new RealtimeHub();
  hub.attach(io);
  const heard: string[] = [];
  io.on('said', (text: string) => void heard.push(text));
  stops.push(async () => {
    await notifications.stop();
    adapter.close();
    await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1000))]);
  });
  return { io, pool, adapter, heard, notifications };
};
const startTwo = async () => {
  const two = [await startProcess(), await startProcess()] as const;
  for (const { adapter } of two) await expect.poll(() => adapter.serverCount(), { timeout: 15_000 }).toBe(2);
  return two;
};
const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `message ${index}`);
const isNotification = (sql: unknown): boolean => typeof sql === 'string' && sql.includes('unnest');

describe('live messages by the database', () => {
  it('are heard once and in order, many in one statement, and equal ones as often as they were sent', async () => {
    const [one, two] = await startTwo();
    const query = vi.spyOn(one.pool, 'query');
    for (const text of texts(900)) one.io.serverSideEmit('said', text);
    for (let turn = 0; turn < 3; turn += 1) one.io.serverSideEmit('said', 'the same');
    await expect.poll(() => two.heard.length, { timeout: 15_000 }).toBe(903);
    expect(two.heard).toEqual([...texts(900), 'the same', 'the same', 'the same']);
    expect(query.mock.calls.filter(([sql]) => isNotification(sql)).length).toBeLessThan(20);
  });

  it('wait while no connection is to be had, and come once where nobody knew whether they went out', async () => {
    const [one, two] = await startTwo();
    const real = one.pool.query.bind(one.pool) as (sql: unknown, values?: unknown) => Promise<unknown>;
    let failures = 0;
    vi.spyOn(one.pool, 'query').mockImplementation((async (sql: unknown, values: unknown) => {
      if (!isNotification(sql)) return real(sql, values);
      failures += 1;
      if (failures <= 2) throw new Error('timeout exceeded when trying to connect');
      const done = await real(sql, values);
      if (failures === 3) throw new Error('Connection terminated unexpectedly');
      return done;
    }) as never);
    for (const text of texts(50)) one.io.serverSideEmit('said', text);
    await expect.poll(() => two.heard.length, { timeout: 15_000 }).toBe(50);
    await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(two.heard).toEqual(texts(50));
  });

  it('go by the table where they are longer than a notification', async () => {
    const [one, two] = await startTwo();
    const long = 'x'.repeat(20_000);
    one.io.serverSideEmit('said', long);
    await expect.poll(() => two.heard, { timeout: 15_000 }).toEqual([long]);
  });
});

describe('a database that stays away', () => {
  const publish = (adapter: PostgresAdapter, text: string) =>
    (adapter as unknown as { doPublish(message: object): Promise<string> }).doPublish({ nsp: '/', text });

  it('is waited for half a minute; then messages are given up, and browsers read anew once it answers', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const sent: string[] = [];
    let isAway = true;
    const query = vi.fn(async (_sql: string, [, payloads]: [string[], string[]]) => {
      if (isAway) throw new Error('the database is away');
      sent.push(...payloads.map((one) => (JSON.parse(one) as { text: string }).text));
    });
    const onMissed = vi.fn();
    const adapter = { doPublish: vi.fn(), doPublishResponse: vi.fn() } as unknown as PostgresAdapter;
    const { stop } = notifyInTurns({ adapter, pool: { query } as unknown as pg.Pool, log: quiet, onMissed });
    await publish(adapter, 'old');
    vi.advanceTimersByTime(29_000);
    await publish(adapter, 'younger');
    vi.advanceTimersByTime(2000);
    const asked = query.mock.calls.length;
    await expect.poll(() => query.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(asked + 1);
    isAway = false;
    await expect.poll(() => sent, { timeout: 5000 }).toEqual(['younger']);
    await expect.poll(() => onMissed.mock.calls.length, { timeout: 5000 }).toBe(1);
    await stop();
  });

  it('does not fill the memory', async () => {
    const query = vi.fn(() => Promise.reject(new Error('the database is away')));
    const onMissed = vi.fn();
    const adapter = { doPublish: vi.fn(), doPublishResponse: vi.fn() } as unknown as PostgresAdapter;
    const { stop } = notifyInTurns({ adapter, pool: { query } as unknown as pg.Pool, log: quiet, onMissed });
    for (let turn = 0; turn < 6000; turn += 1) await publish(adapter, String(turn));
    const sent: number[] = [];
    query.mockImplementation((async (_sql: string, [, payloads]: [string[], string[]]) => {
      sent.push(payloads.length);
    }) as never);
    await expect.poll(() => sent.reduce((sum, one) => sum + one, 0), { timeout: 5000 }).toBe(5000);
    expect(onMissed).toHaveBeenCalledTimes(1);
    await stop();
  });
});
