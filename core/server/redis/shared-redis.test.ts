import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import { type RedisServer, startRedisServer } from '../../testing/redis-server';
import { check } from '../health/probe';
import { listProbes } from '../health/probes';
import type { Database } from '../host';
import { createLimiter, type Limiter } from '../http/rate-limit';
import { metricsText } from '../metrics/metrics';
import { createVisitorPages, newNonce } from '../pages/visitor-pages';
import { openSharedRedis } from './open-shared-redis';
import type { SharedRedis } from './shared-redis';
import { connect, lines, openAt, root, untilUp } from './testing/connected';

let server: RedisServer;
let opened: SharedRedis[] = [];
beforeEach(async () => {
  server = await startRedisServer();
  lines.length = 0;
});
afterEach(async () => {
  for (const redis of opened) redis.stop();
  opened = [];
  await server.stop();
});
const open = async (): Promise<SharedRedis> => {
  const redis = await connect(server.url);
  opened.push(redis);
  return redis;
};
const get = (redis: SharedRedis) => redis.run((client) => client.get('any'));

describe('a Redis that processes share', () => {
  it('is none where the environment names none', async () => {
    expect(await openSharedRedis(null, root, { info: () => 0, warn: () => 0, error: () => 0 })).toBeNull();
  });

  it('is asked no more once it was silent, says so in the log, and is used again after', async () => {
    const redis = await open();
    expect(await get(redis)).toBeNull();
    server.behave('silent');
    await expect(get(redis)).rejects.toThrow();
    expect(redis.isUp()).toBe(false);
    const asked = performance.now();
    await expect(get(redis)).rejects.toThrow('does not answer');
    expect(performance.now() - asked).toBeLessThan(100);
    await expect.poll(() => lines, { timeout: 10_000 }).toHaveLength(1);
    expect(lines[0]).toContain('the database does its work');
    server.behave('well');
    await untilUp(redis);
    expect(lines.at(-1)).toBe('redis: answers again');
  });

  it.each(['lying', 'full'] as const)('is not used while it is %s, though it answers', async (mood) => {
    const redis = await open();
    server.behave(mood);
    await untilUp(redis, false);
    await expect.poll(() => lines, { timeout: 10_000 }).toHaveLength(1);
  });

  it('may come after the start, and go and come', async () => {
    await server.stop();
    const redis = openAt(server.url);
    opened.push(redis);
    await expect(get(redis)).rejects.toThrow();
    await server.start();
    await untilUp(redis);
    await server.stop();
    await untilUp(redis, false);
    await server.start();
    await untilUp(redis);
  });
});

describe('with a database beside it', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.stop());
  const limit = { points: 3, seconds: 60 };
  const isTaken = (limiter: Limiter, route: string) =>
    limiter(route, limit, '10.0.0.1').then(
      () => true,
      () => false,
    );
  const countTaken = async (limiters: readonly Limiter[], route: string): Promise<number> => {
    const taken: boolean[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      taken.push(await isTaken(limiters[turn % limiters.length] ?? limiters[0]!, route));
    return taken.filter(Boolean).length;
  };
  const counted = async (route: string): Promise<unknown> =>
    (
      await db
        .knex('rate_limits')
        .where({ key: `${route}:10.0.0.1` })
        .first('points')
    )?.points;

  it('counts the calls of all processes there, without the address of anybody, and not in the database', async () => {
    const limiters = [createLimiter(db.knex, await open()), createLimiter(db.knex, await open())];
    expect(await countTaken(limiters, 'POST /api/a')).toBe(3);
    expect(await counted('POST /api/a')).toBeUndefined();
    expect([...server.values.keys()].join(' ')).not.toMatch(/10\.0|api/);
  });

  it.each(['lying', 'silent', 'away'] as const)(
    'counts in the database once it is %s, and locks nobody out',
    async (mood) => {
      const redis = await open();
      const limiters = [createLimiter(db.knex, redis), createLimiter(db.knex, redis)];
      if (mood === 'away') await server.stop();
      else server.behave(mood);
      expect(await countTaken(limiters, `POST /api/${mood}`)).toBe(3);
      expect(await counted(`POST /api/${mood}`)).toBeGreaterThanOrEqual(3);
      if (mood === 'away') await server.start();
    },
  );

  it('is told by the health of the system and by the figures', async () => {
    const redis = await open();
    const probe = listProbes({ knex: db.knex, redis } as Parameters<typeof listProbes>[0]).find(
      ({ name }) => name === 'redis',
    );
    const measured = { knex: db.knex, redis, gauges: () => [] } as unknown as Parameters<typeof metricsText>[0];
    const text = () =>
      metricsText({
        ...measured,
        hub: { state: () => null } as never,
        meter: { registry: { metrics: () => '' } } as never,
      });
    expect(await check(probe!)).toMatchObject({ state: 'ok' });
    expect(await text()).toContain('hedo_redis_up 1');
    server.behave('slow');
    expect(await check(probe!)).toMatchObject({
      state: 'degraded',
      detail: expect.stringMatching(/answers in \d+ ms/),
    });
    await server.stop();
    await untilUp(redis, false);
    expect(await check(probe!)).toMatchObject({ state: 'degraded', detail: expect.stringContaining('database') });
    expect(await text()).toContain('hedo_redis_up 0');
    server.behave('well');
    await server.start();
  });
});

describe('pages of visitors', () => {
  const drawn: string[] = [];
  beforeEach(() => {
    drawn.length = 0;
  });
  const reader = (redis: SharedRedis) => {
    const pages = createVisitorPages(redis);
    const read = async (text: string, from: readonly unknown[] = []): Promise<string> => {
      const page = await pages.get('/', from, async (nonce) => {
        drawn.push(text);
        return { status: 200, html: `${text} ${nonce} of a page`, complete: true };
      });
      const nonce = newNonce();
      expect(page.brotli(nonce)?.length).toBeGreaterThan(nonce.length);
      return page.plain(nonce).toString().replace(` ${nonce} of a page`, '');
    };
    return { ...pages, read };
  };
  const stored = () => [...server.values.keys()].filter((name) => name.includes(':page:')).length;

  it('are drawn by one process for all, each with a nonce of its own', async () => {
    const [one, two] = [reader(await open()), reader(await open())];
    // The first finds no generation, so nothing that it could share.
    await one.read('first', [0]);
    expect(await one.read('ours', [{ shell: 1 }])).toBe('ours');
    await expect.poll(stored).toBe(2);
    expect(await two.read('mine', [{ shell: 1 }])).toBe('ours');
    expect(await two.read('newer', [{ shell: 2 }])).toBe('newer');
    expect(drawn).toEqual(['first', 'ours', 'newer']);
    expect([...server.values.values()].join(' ')).not.toContain('ours');
  });

  it('are forgotten by all processes once one forgets them', async () => {
    const [one, two, three] = [reader(await open()), reader(await open()), reader(await open())];
    one.clear();
    await one.read('before');
    await expect.poll(stored).toBe(2);
    two.clear();
    expect(await two.read('after')).toBe('after');
    await expect.poll(async () => (await server.values.size) > 2).toBe(true);
    expect(await three.read('never')).toBe('after');
  });

  it('are drawn by each process where what lies there was put there by somebody else', async () => {
    const [one, two] = [reader(await open()), reader(await open())];
    one.clear();
    await one.read('ours');
    await expect.poll(stored).toBe(2);
    for (const [name, value] of server.values) if (value.length > 60) server.values.set(name, Buffer.from('<script>'));
    expect(await two.read('mine')).toBe('mine');
  });

  it('are drawn by each process while it is away', async () => {
    const [one, two] = [reader(await open()), reader(await open())];
    await server.stop();
    expect(await one.read('one')).toBe('one');
    expect(await two.read('two')).toBe('two');
    await server.start();
  });
});
