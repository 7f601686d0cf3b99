import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../testing/free-port';
import { startRedisProgram } from '../../testing/redis-program';
import { startMailServer } from '../mail/testing/mail-server';
import { createRoleProcesses } from '../testing/role-processes';
import { announceBy, type Listener, openListeners } from './testing/listeners';

const { run, knex, addClosedPerson } = createRoleProcesses();
vi.setConfig({ testTimeout: 600_000 });
const people = 16;
const socketsEach = 10;
const announcements = 120;
const closedEach = 20;
const spaceMs = 100;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const startThree = async (env: NodeJS.ProcessEnv) => {
  const children = [1, 2, 3].map(() => run('all', 'core/server/testing/role-process.ts', 1, env));
  stops.push(() => Promise.all(children.map((child) => child.end('SIGTERM'))));
  const urls: string[] = [];
  for (const child of children) urls.push((await child.says('ready')).split(' ')[0] ?? '');
  // A heartbeat of each has reached the others.
  await wait(6000);
  return { urls, loaded: await Promise.all(children.map((child) => child.says('loaded'))) };
};

/** Each process has browsers and an admin who announces; accounts are erased meanwhile, each with one mail. */
const strain = async (urls: readonly string[], disturb: (turn: number) => Promise<unknown>) => {
  const listeners: Listener[] = [];
  const admins: Listener[] = [];
  for (const url of urls) {
    for (let person = 0; person < people / 2; person += 1)
      listeners.push(...(await openListeners(knex(), url, 'client', socketsEach)));
    admins.push(...(await openListeners(knex(), url, 'admin', 1)));
  }
  const texts: string[] = [];
  const taken: Promise<void>[] = [];
  const closed: string[] = [];
  for (let turn = 0; turn < announcements; turn += 1) {
    for (const [index, admin] of admins.entries()) {
      const text = `${index}-${turn}`;
      texts.push(text);
      taken.push(announceBy(admin, text));
    }
    if (turn % 40 === 20) for (let index = 0; index < closedEach; index += 1) closed.push(await addClosedPerson());
    await Promise.all([wait(spaceMs), disturb(turn)]);
  }
  await Promise.all(taken);
  const heardAll = () => listeners.filter(({ heard }) => heard.size === texts.length).length;
  await expect.poll(heardAll, { timeout: 60_000, interval: 200 }).toBe(listeners.length);
  // What came both ways would be here by now.
  await wait(1000);
  const repeated = listeners.flatMap(({ heard }) => [...heard.values()].filter((times) => times !== 1));
  for (const { socket } of [...listeners, ...admins]) socket.disconnect();
  return { sockets: listeners.length, sent: texts.length, repeated: repeated.length, closed };
};
const startMail = async () => {
  const mail = await startMailServer();
  stops.push(mail.stop);
  return mail;
};
const expectOneMailEach = async (mail: Awaited<ReturnType<typeof startMail>>, closed: readonly string[]) => {
  const addresses = closed.map((id) => `client-${id}@example.test`).toSorted();
  await expect
    .poll(() => mail.received.length, { timeout: 120_000, interval: 200 })
    .toBeGreaterThanOrEqual(addresses.length);
  await wait(2000);
  expect(mail.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses);
  expect(await knex()('users').whereIn('id', closed)).toEqual([]);
};
const expectEach = { sockets: (people / 2) * socketsEach * 3, sent: announcements * 3, repeated: 0 };

describe('three processes under load', () => {
  it('deliver every message once to every browser and run every job once by PostgreSQL alone', async () => {
    const mail = await startMail();
    const { urls, loaded } = await startThree({ SMTP_URL: mail.url });
    expect(loaded).toEqual(['0', '0', '0']);
    const { closed, ...result } = await strain(urls, async () => undefined);
    expect(result).toEqual(expectEach);
    await expectOneMailEach(mail, closed);
  });

  it('do so with a Redis that pauses, is killed and comes back empty meanwhile', async () => {
    const mail = await startMail();
    const port = await findFreePort();
    let server = await startRedisProgram(port);
    stops.push(() => server.stop());
    const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 200 });
    client.on('error', () => undefined);
    stops.push(async () => client.disconnect());
    const published = async (): Promise<number> =>
      Number(/cmdstat_publish:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0);
    const counts: number[] = [];
    const { urls, loaded } = await startThree({ SMTP_URL: mail.url, REDIS_URL: `redis://127.0.0.1:${port}` });
    expect(loaded.every((files) => Number(files) > 0)).toBe(true);
    const disturb = async (turn: number): Promise<void> => {
      if (turn === 30) {
        counts.push(await published());
        await client.call('CLIENT', 'PAUSE', '3000', 'ALL');
      }
      if (turn === 75) await server.stop();
      if (turn === 95) server = await startRedisProgram(port);
    };
    const { closed, ...result } = await strain(urls, disturb);
    expect(result).toEqual(expectEach);
    // It took the messages before, and takes them again.
    counts.push(await published());
    expect(counts[0]).toBeGreaterThan(60);
    expect(counts[1]).toBeGreaterThan(0);
    await expectOneMailEach(mail, closed);
  });
});
