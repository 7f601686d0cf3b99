import { createAdapter, type PostgresAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import { type RedisServer, startRedisServer } from '../../testing/redis-server';
import type { Database } from '../host';
import { createOnce, hearOnce } from '../realtime/cluster';
import { RealtimeHub } from '../realtime/hub';
import { socketPool } from '../realtime/socket-pool';
import { publishByRedis } from './fan-out';
import { connect, untilUp } from './testing/connected';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let db: Database;
let stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});
afterAll(() => db.stop());

const startRedis = async (): Promise<RedisServer> => {
  const server = await startRedisServer();
  stops.push(server.stop);
  return server;
};
/** What one process has of live messages: its hub, and what it heard. */
const startProcess = async (url: string) => {
  const redis = await connect(url);
  const pool = socketPool(db.connectionString, quiet);
  const io = new Server();
  io.adapter(createAdapter(pool, { heartbeatInterval: 300 }));
  const adapter = io.of('/').adapter as PostgresAdapter;
  publishByRedis(adapter, redis);
  hearOnce(adapter);
  const hub = new RealtimeHub();
  hub.attach(io);
  const heard: string[] = [];
  for (const topic of ['one', 'two', 'three']) hub.onSignal(topic, () => void heard.push(topic));
  stops.push(async () => {
    adapter.close();
    redis.stop();
    await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1000))]);
  });
  return { redis, adapter, hub, heard };
};
type Process = Awaited<ReturnType<typeof startProcess>>;
const startThree = async (...urls: [string, string, string]): Promise<[Process, Process, Process]> => {
  const [one, two, three] = await Promise.all(urls.map(startProcess));
  if (!one || !two || !three) throw new Error('three processes');
  for (const { adapter } of [one, two, three])
    await expect.poll(() => adapter.serverCount(), { timeout: 60_000 }).toBe(3);
  return [one, two, three];
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
const countNotified = async (): Promise<{ stop(): Promise<string[]> }> => {
  const client = await socketPool(db.connectionString, quiet).connect();
  const payloads: string[] = [];
  client.on('notification', ({ payload = '' }) => void payloads.push(payload));
  await client.query('listen "socket.io#/"');
  return {
    stop: async () => {
      client.release(true);
      return payloads.filter((payload) => payload.includes('"signal"'));
    },
  };
};

describe('messages between processes by Redis', () => {
  it('are heard once by each other process, and do not pass through the database', async () => {
    const { url } = await startRedis();
    const [one, two, three] = await startThree(url, url, url);
    const notified = await countNotified();
    for (let turn = 0; turn < 50; turn += 1) one.hub.signal('one');
    two.hub.signal('two');
    await expect.poll(() => three.heard.length, { timeout: 5000 }).toBe(51);
    await settled();
    expect(two.heard).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(one.heard).toEqual(['two']);
    expect(await notified.stop()).toEqual([]);
  });

  it('are heard once by the database while Redis is silent or away, and by Redis when it is back', async () => {
    const server = await startRedis();
    const [one, two, three] = await startThree(server.url, server.url, server.url);
    server.behave('silent');
    one.hub.signal('one');
    await expect.poll(() => [two.heard, three.heard], { timeout: 5000 }).toEqual([['one'], ['one']]);
    // What Redis was given before it fell silent comes late, and a second time.
    server.behave('well');
    await settled();
    await server.stop();
    await untilUp(two.redis, false);
    two.hub.signal('two');
    await expect.poll(() => three.heard, { timeout: 5000 }).toEqual(['one', 'two']);
    await server.start();
    for (const { redis } of [one, two, three]) await untilUp(redis);
    one.hub.signal('three');
    await expect.poll(() => three.heard, { timeout: 5000 }).toEqual(['one', 'two', 'three']);
    await settled();
    expect([one.heard, two.heard]).toEqual([['two'], ['one', 'three']]);
  });

  it('reach a process that has another Redis, or lost its own, by the database', async () => {
    const [ours, other] = [await startRedis(), await startRedis()];
    const [one, two, three] = await startThree(ours.url, ours.url, other.url);
    one.hub.signal('one');
    three.hub.signal('two');
    await expect.poll(() => [two.heard.toSorted(), three.heard], { timeout: 5000 }).toEqual([['one', 'two'], ['one']]);
    await settled();
    expect([one.heard, two.heard.length]).toEqual([['two'], 2]);
  });

  it('are heard again once a connection that listens was cut without a word', async () => {
    const server = await startRedis();
    const [one, two, three] = await startThree(server.url, server.url, server.url);
    server.behave('deaf');
    await expect
      .poll(
        () => {
          one.hub.signal('one');
          return Math.min(two.heard.length, three.heard.length);
        },
        { timeout: 15_000, interval: 200 },
      )
      .toBeGreaterThan(1);
  });

  it('are not heard from anybody else who gets at Redis', async () => {
    const server = await startRedis();
    const [one] = await startThree(server.url, server.url, server.url);
    const [channel = ''] = server.listChannels();
    const forged = { uid: 'somebody', nsp: '/', type: 9, data: { packet: ['signal', 'one'] } };
    server.publish(channel, Buffer.from(JSON.stringify(forged)));
    await settled();
    expect(one.heard).toEqual([]);
  });
});

describe('what came both ways', () => {
  it('is heard once for each sender, however they overtake each other', () => {
    const isNew = createOnce();
    const hear = (uid: string, numbers: readonly number[]) => numbers.filter((number) => isNew({ uid, number }));
    expect(hear('a', [1, 3, 2, 3, 1, 2])).toEqual([1, 3, 2]);
    expect(hear('b', [1])).toEqual([1]);
    const many = Array.from({ length: 9000 }, (_, index) => index + 4);
    expect(hear('a', many)).toHaveLength(9000);
    expect(hear('a', many)).toEqual([]);
    expect(isNew({ uid: 'a' })).toBe(true);
  });
});
