import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/auth/passwords';
import { createSession } from '../server/auth/sessions';
import { createPasswordUser } from '../server/auth/users';
import { boot } from '../server/boot';
import { loadConfig } from '../server/config';
import { openDatabase } from '../server/db/open-database';
import { createLog } from '../server/log';
import { createClient } from '../testing/client';
import { median } from './load';

/** Most that a known address may take over an unknown one, and a reader under attack over a quiet one. */
const budget = { door: 1.1, reader: 2 } as const;
const pairs = 61;
const wrongSignIns = 160;
const sources = 4;
const rounds = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'hedo-bench-'));
const config = {
  ...loadConfig({ ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'development' }),
  trustProxy: true,
};
const log = createLog(config);
const db = await openDatabase(config, log);
const product = await boot({ config, log, db, only: ['account'], pages: false, limit: async () => undefined });
const password = 'tall-copper-lantern-58';
const passwordHash = await hashPassword(password);
let people = 0;
const nextAddress = (): string => {
  people += 1;
  return `bench-${people}@example.com`;
};
const aPerson = async (): Promise<{ readonly id: string; readonly email: string }> => {
  const email = nextAddress();
  const person = { email, firstName: 'Bench', lastName: 'Person', role: 'client', passwordHash } as const;
  return { id: (await createPasswordUser(db.knex, person)) ?? '', email };
};
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const visitor = createClient(product.url);
let source = 0;
/** Each call from another address, so that limits by address stay out of the figures. */
const post = (path: string, body: object): Promise<{ readonly status: number }> => {
  source += 1;
  return visitor.post(path, body, { 'x-forwarded-for': `10.1.${source >> 8}.${source & 255}` });
};

const doors: readonly { readonly name: string; readonly call: (email: string) => Promise<unknown> }[] = [
  { name: 'sign-in', call: (email) => post('/api/auth/ticket', { email, password: 'wrong-wrong-7' }) },
  { name: 'forgotten password', call: (email) => post('/api/auth/forgot', { email }) },
  {
    name: 'new account',
    call: (email) => post('/api/auth/register', { fullName: 'Bench', email, password: 'nine open windows 52' }),
  },
];
const askers = await Promise.all(
  Array.from({ length: 2 * pairs + 4 }, async () => {
    const { id } = await aPerson();
    return createClient(product.url, id, (await createSession(db.knex, id)).cookie);
  }),
);
let asker = 0;
const changeOfAddress = {
  name: 'change of address',
  call: async (email: string): Promise<unknown> => {
    asker += 1;
    return askers[asker % askers.length]?.post('/api/account/email', { email });
  },
};

/** Pairs in turns, so that whatever else the machine does meets both. */
const ratioOf = async ({ name, call }: (typeof doors)[number]): Promise<number> => {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs + 2; pair += 1) {
    const { email } = await aPerson();
    const forKnown = () => timed(() => call(email));
    const forUnknown = () => timed(() => call(nextAddress()));
    const [a, b] = pair % 2 === 0 ? [await forKnown(), await forUnknown()] : [await forUnknown(), await forKnown()];
    // The first two warm up.
    if (pair < 2) continue;
    known.push(pair % 2 === 0 ? a : b);
    unknown.push(pair % 2 === 0 ? b : a);
    // The job that follows must not be measured with the next call.
    await wait(20);
  }
  const [one, other] = [median(known), median(unknown)];
  const ratio = Math.max(one / other, other / one);
  process.stdout.write(
    `${name.padEnd(30)} known ${one.toFixed(1)} ms  unknown ${other.toFixed(1)} ms  ratio ${ratio.toFixed(2)} (budget ${budget.door})\n`,
  );
  return ratio;
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

const { id: readerId } = await aPerson();
const reader = createClient(product.url, readerId, (await createSession(db.knex, readerId)).cookie);
/** Reads one after the other until it is stopped, and at least a hundred times. */
const read = async (until: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (times.length < 100 || !until()) {
    times.push(await timed(() => reader.get('/api/account')));
    await wait(5);
  }
  return times;
};

/** Wrong sign-ins at once; every round comes from other addresses, since each may be wrong fifty times only. */
const attack = async (round: number): Promise<readonly number[]> =>
  Promise.all(
    Array.from({ length: wrongSignIns }, async (_, i) => {
      const from = { 'x-forwarded-for': `10.2.${round}.${i % sources}` };
      const body = { email: `nobody-${round}-${i}@example.com`, password: 'wrong-wrong-7' };
      return (await visitor.post('/api/auth/ticket', body, from)).status;
    }),
  );

let within = true;
// A product without that module has no change of address.
const present = product.assembled.manifests.length > 0 ? [...doors, changeOfAddress] : doors;
for (const door of present) within = (await ratioOf(door)) <= budget.door && within;

const [quiet, attacked, ratios]: [number[], number[], number[]] = [[], [], []];
const statuses: number[] = [];
await read(() => true);
for (let round = 0; round < rounds; round += 1) {
  const before = p95(await read(() => true));
  let over = false;
  const during = read(() => over);
  statuses.push(...(await attack(round)));
  over = true;
  const under = p95(await during);
  quiet.push(before);
  attacked.push(under);
  ratios.push(under / before);
}
const ratio = median(ratios);
const answered = [401, 503].map((status) => `${status}: ${statuses.filter((one) => one === status).length}`).join(', ');
process.stdout.write(
  `${'signed-in reader'.padEnd(30)} quiet p95 ${median(quiet).toFixed(1)} ms  during ${wrongSignIns} wrong sign-ins ${median(attacked).toFixed(1)} ms  ratio ${ratio.toFixed(2)} (budget ${budget.reader}; ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${rounds} paired rounds; the wrong ones were answered ${answered})\n`,
);
if (!within || ratio > budget.reader) process.stdout.write('over budget\n');

await product.stop();
await rm(dataDir, { recursive: true, force: true });
