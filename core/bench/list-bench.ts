import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession } from '../server/auth/sessions';
import { boot } from '../server/boot';
import { loadConfig } from '../server/config';
import { openDatabase } from '../server/db/open-database';
import { createLog } from '../server/log';
import { startBareServer } from './bare-server';
import { load, median, type Round } from './load';

const rounds = 5;
const seconds = 3;
const path = '/api/practitioners?limit=20';
const sql =
  'select id, name, specializations, approach, experience, languages, availability from practitioners order by id limit 20';

const dataDir = await mkdtemp(join(tmpdir(), 'hedo-bench-'));
const config = loadConfig({
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  NODE_ENV: 'development',
});
const log = createLog(config);
const db = await openDatabase(config, log);
const product = await boot({ config, log, db, pages: false, worker: false, limit: async () => undefined });
const client = await db.knex('users').where({ email: 'client@hedo.example' }).first('id');
const { cookie } = await createSession(db.knex, client.id);
const bare = await startBareServer(db.connectionString, sql);

const ours: Round[] = [];
const theirs: Round[] = [];
await load(bare.url, 1);
await load(product.url + path, 1, { cookie });
for (let round = 0; round < rounds; round += 1) {
  theirs.push(await load(bare.url, seconds));
  ours.push(await load(product.url + path, seconds, { cookie }));
}
const ratios = ours.map((round, index) => round.perSecond / (theirs[index]?.perSecond ?? Number.NaN));
const line = (name: string, list: readonly Round[]): string =>
  `${name.padEnd(30)} ${median(list.map((one) => one.perSecond))
    .toFixed(0)
    .padStart(
      6,
    )} requests/s  p50 ${median(list.map((one) => one.p50))} ms  p99 ${median(list.map((one) => one.p99))} ms  failed ${list.reduce((sum, one) => sum + one.failed, 0)}`;
process.stdout.write(`${line('bare Koa + pg', theirs)}\n${line('product, signed in', ours)}\n`);
process.stdout.write(
  `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, paired rounds)\n`,
);

await bare.stop();
await product.stop();
await rm(dataDir, { recursive: true, force: true });
