import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { announceBy, openListeners } from '../server/redis/testing/listeners';
import { findFreePort } from '../testing/free-port';
import { startRedisProgram } from '../testing/redis-program';
import { startMeasuredProduct } from './measured-product';
import { addRow } from './results';
import type { ServerProcess } from './server-process';

/** How many announcements a second, from each of how many browsers of each of three processes. */
const loads = { quiet: { browsers: 1, perSecond: 3 }, busy: { browsers: 6, perSecond: 10 } } as const;
const seconds = 12;
const rounds = 2;
const listenersEach = 5;
const tickMs = 10;

// Each server that is started is to end with this process.
process.setMaxListeners(30);
const product = await startMeasuredProduct({ people: 1 });
// Another process on this database would be one more to send to.
await product.server.stop();
const { knex } = product.db;

/** Processor time that PostgreSQL spent for live messages, in ms. */
const databaseMs = async (): Promise<number> => {
  const { rows } = await knex.raw<{ rows: { pid: number }[] }>(
    "select pid from pg_stat_activity where application_name = 'hedo-sockets'",
  );
  return rows
    .map(({ pid }) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * tickMs, 0);
};

interface Measured {
  readonly waits: number[];
  sent: number;
  databaseMs: number;
  productMs: number;
}
const empty = (): Measured => ({ waits: [], sent: 0, databaseMs: 0, productMs: 0 });

/** Browsers of three processes announce; the others' browsers say when they heard it. */
const measure = async (
  servers: readonly ServerProcess[],
  { browsers, perSecond }: typeof loads.busy | typeof loads.quiet,
  into: Measured,
) => {
  const groups = await Promise.all(
    servers.map(async ({ url }, index) => {
      const hear = (text: string): void => {
        const [from, at] = text.split(' ');
        if (Number(from) !== index) into.waits.push(performance.now() - Number(at));
      };
      const listeners = await openListeners(knex, url, 'client', listenersEach, hear);
      return { index, listeners, senders: await openListeners(knex, url, 'admin', browsers) };
    }),
  );
  const productMs = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0);
  const before = { database: await databaseMs(), product: productMs(), heard: into.waits.length };
  await Promise.all(
    groups.flatMap(({ index, senders }) =>
      senders.map(async (sender) => {
        await wait(Math.random() * (1000 / perSecond));
        for (let turn = 0; turn < seconds * perSecond; turn += 1) {
          const said = announceBy(sender, `${index} ${performance.now()}`);
          await Promise.all([said, wait(1000 / perSecond)]);
          into.sent += 1;
        }
      }),
    ),
  );
  const expected = groups.length * browsers * seconds * perSecond * (groups.length - 1) * listenersEach;
  for (let tries = 0; tries < 100 && into.waits.length - before.heard < expected; tries += 1) await wait(100);
  into.databaseMs += (await databaseMs()) - before.database;
  into.productMs += productMs() - before.product;
  for (const { listeners, senders } of groups) for (const { socket } of [...listeners, ...senders]) socket.disconnect();
};

const port = await findFreePort();
const redis = await startRedisProgram(port).catch((error: Error) => {
  process.stdout.write(`without Redis alone: ${error.message}\n`);
  return null;
});
const ways = { PostgreSQL: {}, ...(redis ? { Redis: { REDIS_URL: `redis://127.0.0.1:${port}` } } : {}) };
const results = new Map<string, Measured>();
for (let round = 0; round < rounds; round += 1)
  for (const [way, env] of Object.entries(ways)) {
    const servers: ServerProcess[] = [];
    for (let index = 0; index < 3; index += 1) servers.push(await product.startAgain(env));
    // A heartbeat of each has reached the others.
    await wait(6000);
    for (const [name, load] of Object.entries(loads)) {
      const key = `${way}, ${name}`;
      const into = results.get(key) ?? empty();
      results.set(key, into);
      await measure(servers, load, into);
    }
    for (const server of servers) await server.stop();
  }
await redis?.stop();
await product.stop();

for (const [key, { waits, sent, ...cpu }] of results) {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const expected = sent * 2 * listenersEach;
  const each = { database: cpu.databaseMs / sent, processes: cpu.productMs / sent };
  process.stdout.write(
    `${key}: ${Math.round(sent / seconds / rounds)} a second, ${waits.length} of ${expected} heard, p50 ${at(0.5).toFixed(1)} ms, ` +
      `p95 ${at(0.95).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms; CPU of a message: database ${each.database.toFixed(2)} ms, ` +
      `three processes ${each.processes.toFixed(2)} ms\n`,
  );
  addRow(`to another process by ${key}, p50`, at(0.5), 'ms');
  addRow(`to another process by ${key}, p99`, at(0.99), 'ms');
  if (waits.length !== expected) process.exitCode = 1;
}
