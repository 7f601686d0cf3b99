import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { createLog } from '../log';
import { openDatabase } from './open-database';

const log = createLog({ logLevel: 'silent' });

let db: Database;
let other: Database;
beforeAll(async () => {
  [db, other] = [await testDatabase({ isEmpty: true }), await testDatabase({ isEmpty: true })];
});
afterAll(async () => {
  for (const one of [db, other]) await one?.stop();
});
const open = (databaseUrl: string, databaseDirectUrl: string | null): Promise<Database> =>
  openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '' }, log);

it('opens a pooler whose sessions have the limits of a request, and names those that are missing', async () => {
  const { connectionString } = db;
  await expect(open(connectionString, connectionString)).rejects.toThrow(
    'statement_timeout is 0. Let it say to each session of the server: connect_query=',
  );
  const name = new URL(connectionString).pathname.slice(1);
  for (const limit of [
    "statement_timeout = '15s'",
    "lock_timeout = '5s'",
    "idle_in_transaction_session_timeout = '60s'",
  ])
    await db.knex.raw(`alter database ${name} set ${limit}`);
  const opened = await open(connectionString, connectionString);
  expect(opened).toMatchObject({ isPooled: true, connectionString });
  expect((await opened.knex.raw('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  await opened.stop();
});

it('refuses addresses of two databases, and one that nobody answers at', async () => {
  await expect(open(db.connectionString, other.connectionString)).rejects.toThrow('lead to different databases');
  const nobody = 'postgres://hedo:only-here@127.0.0.1:9/hedo';
  for (const [pooled, direct, variable] of [
    [nobody, null, 'DATABASE_URL'],
    [nobody, db.connectionString, 'DATABASE_URL'],
    [db.connectionString, nobody, 'DATABASE_DIRECT_URL'],
  ] as const) {
    const refusal = await open(pooled, direct).catch((error: Error) => error.message);
    expect(refusal).toContain(`${variable} (127.0.0.1/hedo) cannot be reached`);
    expect(refusal).not.toContain('only-here');
  }
});
