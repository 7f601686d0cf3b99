import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/auth/passwords';
import { projectFile } from '../server/root';
import { createClient } from '../testing/client';
import { connect } from '../testing/listener';
import { type CapacityFigures, capacityFile, type LoadFigures } from './capacity-figures';
import { type MeasuredProduct, startMeasuredProduct } from './measured-product';
import { type DayRequest, makeDay, requestsOfDay } from './mixed-day';
import { parentOf, treeCpuMs, treeMemoryMb } from './process-tree';
import { addRow } from './results';
import type { ServerProcess } from './server-process';

/*
 * A thousand people at once in a mixed day, on one process and on three: requests that come when they are due, whether or not the last
 * ones are answered. Measures what the capacity model needs too; `BENCH_STORE=true` stores it for `npm run capacity`.
 */
const people = 1000;
/** Seconds from one request of a person to the next, on average. */
const thinkSeconds = Number(process.env.BENCH_THINK_SECONDS ?? 20);
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const warmUpSeconds = 20;
const sockets = 200;
const password = 'seven quiet rivers 41';
const product = await startMeasuredProduct({ people });
const { db } = product;
const hasPages = existsSync(projectFile('dist/pages/pages.cjs'));
if (!hasPages) process.stdout.write('pages for visitors are left out: they are not built (npm run build)\n');

const ofPercent = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface User {
  readonly index: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly own: string;
}

/** Gives everybody the same password and a conversation with the team. */
const prepare = async (server: ServerProcess): Promise<User[]> => {
  await db.knex.raw(
    `insert into accounts (user_id, password_hash)
     select id, ? from users where email like 'load-%' on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [await hashPassword(password)],
  );
  const client = createClient(server.url);
  const begin = async (headers: Readonly<Record<string, string>>, index: number): Promise<User> => {
    const body = { with: 'team', content: 'How do I change my e-mail address?' };
    const answer = await client.send({ method: 'POST', path: '/api/conversations', body, headers });
    if (answer.status !== 201) throw new Error(`no conversation: ${answer.status} ${answer.text}`);
    return { index, headers, own: answer.body.id };
  };
  const users: User[] = [];
  for (let from = 0; from < people; from += 20)
    users.push(
      ...(await Promise.all(
        product.signedIn.slice(from, from + 20).map((headers, index) => begin(headers, from + index)),
      )),
    );
  return users;
};

interface Answered {
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly failed: Readonly<Record<string, number>>;
  readonly mostRunning: number;
  readonly elapsed: number;
}

interface Load {
  readonly url: string;
  readonly users: readonly User[];
  readonly day: readonly DayRequest[];
  /** Called when what counts begins. */
  readonly begin: () => void;
}

const sendLoad = async ({ url, users, day, begin }: Load): Promise<Answered> => {
  const child = spawn(process.execPath, [projectFile('core/bench/open-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const parts: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    if (parts.length === 0) begin();
    parts.push(chunk.toString());
  });
  const kinds = day
    .filter(({ accept }) => hasPages || !accept)
    .map((kind) => (kind.name === 'sign-in' ? { ...kind, body: { email: 'load-{n}@example.test', password } } : kind));
  const plan = { people, perSecond: people / thinkSeconds, warmUpSeconds, seconds };
  child.stdin.end(JSON.stringify({ url, users, kinds, ...plan }));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the load generator ended with ${code}`);
  return JSON.parse(parts.join('').replace(/^begun\n/, '')) as Answered;
};

const findPostmaster = async (): Promise<number> => {
  const { rows } = await db.knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
};
const postmaster = await findPostmaster();

const runLoad = async (
  name: string,
  server: ServerProcess,
  users: readonly User[],
  round: 1 | 2,
): Promise<LoadFigures> => {
  let before = { app: 0, database: 0 };
  const begin = (): void => {
    before = { app: treeCpuMs(server.pid), database: treeCpuMs(postmaster) };
  };
  const load = { url: server.url, users, day: makeDay(round), begin };
  const { times, failed, mostRunning, elapsed } = await sendLoad(load);
  const all = Object.values(times)
    .flat()
    .sort((a, b) => a - b);
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0);
  const figures: LoadFigures = {
    ...{ name, people, thinkSeconds, seconds, requests: all.length, failed: failures, failures: failed, mostRunning },
    perSecond: all.length / elapsed,
    ...{ p50: ofPercent(all, 0.5), p95: ofPercent(all, 0.95), p99: ofPercent(all, 0.99) },
    p95ByKind: Object.fromEntries(
      Object.entries(times).map(([kind, list]) => [
        kind,
        ofPercent(
          [...list].sort((a, b) => a - b),
          0.95,
        ),
      ]),
    ),
    appCpuMs: (treeCpuMs(server.pid) - before.app) / all.length,
    databaseCpuMs: (treeCpuMs(postmaster) - before.database) / all.length,
    memoryMb: treeMemoryMb(server.pid),
    loadAverage: loadavg()[0] ?? Number.NaN,
  };
  process.stdout.write(
    `${name.padEnd(16)} ${figures.perSecond.toFixed(0)} requests/s  p50 ${figures.p50.toFixed(0)} ms  p95 ${figures.p95.toFixed(0)} ms  p99 ${figures.p99.toFixed(0)} ms  failed ${failures} ${JSON.stringify(failed)}  CPU ${figures.appCpuMs.toFixed(1)} + ${figures.databaseCpuMs.toFixed(1)} ms  memory ${figures.memoryMb.map((one) => one.toFixed(0)).join(', ')} MB  load ${figures.loadAverage.toFixed(0)}\n`,
  );
  addRow(`${name}: p95 of a mixed day`, figures.p95, 'ms');
  return figures;
};

interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

const measureTables = async (): Promise<TableSize[]> => {
  const { rows } = await db.knex.raw<{ rows: { name: string; bytes: string }[] }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const sizes: TableSize[] = [];
  for (const { name, bytes } of rows) {
    const counted = await db.knex(name).count<{ n: string }[]>({ n: '*' }).first();
    sizes.push({ name, rows: Number(counted?.n), bytes: Number(bytes) });
  }
  return sizes;
};

/** Bytes of a row with its indexes, in tables that grew enough to tell. */
const compareTables = (before: readonly TableSize[], after: readonly TableSize[]): Record<string, number> => {
  const grown = after.flatMap(({ name, rows, bytes }) => {
    const was = before.find((one) => one.name === name);
    const more = rows - (was?.rows ?? 0);
    return more >= 100 ? [[name, Math.round((bytes - (was?.bytes ?? 0)) / more)] as const] : [];
  });
  return Object.fromEntries(grown);
};

const measureSockets = async ({ url, pid }: ServerProcess): Promise<number> => {
  const memory = (): number => Math.max(...treeMemoryMb(pid));
  const open: Awaited<ReturnType<typeof connect>>[] = [];
  const openFor = async (people: MeasuredProduct['signedIn']): Promise<void> => {
    for (const { cookie } of people) open.push(await connect(url, createClient(url, '', cookie)));
  };
  // The first ones load and compile what all of them share.
  await openFor(product.signedIn.slice(sockets, sockets + 50));
  await wait(2000);
  const before = memory();
  await openFor(product.signedIn.slice(0, sockets));
  await wait(2000);
  const kilobytes = ((memory() - before) * 1024) / sockets;
  for (const socket of open) socket.disconnect();
  return kilobytes;
};

const databaseBytes = async (): Promise<number> => {
  const { rows } = await db.knex.raw<{ rows: { bytes: string }[] }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
};

try {
  await product.server.stop();
  const one = await product.startAgain({ ROLE: 'all' });
  const idleMb = Math.max(...treeMemoryMb(one.pid));
  const socketKb = await measureSockets(one);
  const users = await prepare(one);
  const tables = await measureTables();
  const bytes = await databaseBytes();
  const first = await runLoad('one process', one, users, 1);
  // Jobs of the load end before anything is counted.
  await wait(5000);
  await db.knex.raw('vacuum analyze');
  const requests = first.requests + (first.requests * warmUpSeconds) / seconds;
  const bytesPerDay = ((await databaseBytes()) - bytes) / (requests / requestsOfDay);
  const bytesPerRow = compareTables(tables, await measureTables());
  await one.stop();
  const three = await product.startAgain({ ROLE: 'all', WORKERS: '3' });
  const third = await runLoad('three processes', three, users, 2);
  await three.stop();
  process.stdout.write(
    `a day of one person: ${requestsOfDay} requests, ${(bytesPerDay / 1024).toFixed(1)} KB in the database; a socket: ${socketKb.toFixed(1)} KB\n`,
  );
  if (process.env.BENCH_STORE === 'true') {
    const figures: CapacityFigures = {
      at: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
      note: process.env.BENCH_NOTE ?? '',
      ...{ requestsOfDay, loads: [first, third], idleMb, socketKb, bytesPerDay, bytesPerRow },
    };
    // Short lists on one line, as the formatter has them.
    const text = JSON.stringify(figures, null, 2).replace(/\[\s+[\d.,\s]+\]/g, (list) =>
      list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
    );
    writeFileSync(capacityFile, `${text}\n`);
  }
  if (first.failed + third.failed > 0) process.exitCode = 1;
} finally {
  await product.stop();
}
