import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import type pg from 'pg';
import { hashPassword } from '../../auth/passwords';
import { createPasswordUser } from '../../auth/users';
import { migrate } from '../../db/migrate';
import { openDatabase } from '../../db/open-database';
import type { Config, Database } from '../../host';
import type { Log } from '../../log';
import { loadMasterKeys } from '../../vault/master-keys';
import { openKeys } from '../../vault/root-key';
import { leftOut, listSequences, listTables, setSequences, suspendRules, tableOf } from '../catalog';
import { BackupProblem } from '../problem';
import { claimDatabase, findSchema, migrateAsRecorded } from '../restore-database';
import { isUnfinished, markFinished } from '../unfinished';
import { withClient } from '../with-client';
import { copyTable, createCopyKeys } from './copy-table';
import { createInventor } from './inventor';
import { planCopy, readRules } from './rules';

export interface CopyOptions {
  /** Of the running system; it is only read, and its keys are not needed. */
  readonly connectionString: string;
  /** Of the test system: an empty data folder, and an empty database unless it is to have an embedded one. */
  readonly config: Config;
  readonly log: Log;
}
/** A finished copy, with the one account that can be entered. */
export interface MadeCopy {
  readonly tables: number;
  readonly rows: number;
  /** Tables of which nothing is in it. */
  readonly empty: readonly string[];
  readonly email: string;
  readonly password: string;
}

const adminEmail = 'admin@example.test';
/** Written by the migrations and the start of the copy itself. */
const own: ReadonlySet<string> = new Set([...leftOut, 'server_keys']);

const readNames = async (client: pg.ClientBase, sql: string): Promise<string[]> =>
  (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const load = async (
  source: pg.Client,
  target: pg.Client,
  db: Database,
  config: Config,
): Promise<Pick<MadeCopy, 'tables' | 'rows' | 'empty'>> => {
  const all = await listTables(source);
  const plan = await planCopy(source, all, await readRules());
  const keys = createCopyKeys(await openKeys(db.knex, await loadMasterKeys(config)));
  const inventor = createInventor();
  await target.query('begin');
  const reinstateRules = await suspendRules(target);
  const cleared = all.filter(({ name }) => !own.has(name)).map(({ name }) => tableOf(name));
  // Migrations write rows too.
  await target.query(`truncate ${cleared.join(', ')}`);
  let rows = 0;
  for (const table of plan) rows += await copyTable(source, target, table, keys, inventor);
  for (const { id, wrapped, keyId } of keys.list())
    await target.query('insert into user_keys (user_id, wrapped_key, key_id) values ($1, $2, $3)', [
      id,
      wrapped,
      keyId,
    ]);
  await setSequences(target, await listSequences(source));
  await reinstateRules();
  await target.query('commit');
  const copied = new Set(plan.map(({ table }) => table.name));
  const empty = all.map(({ name }) => name).filter((name) => !copied.has(name) && !own.has(name));
  return { tables: plan.length, rows, empty };
};

/**
 * Makes a data set for a test system out of a running one: as many rows in the same relations, with invented people and words. What is
 * encrypted is not decrypted, but written anew with keys of its own. Until the end the copy counts as unfinished.
 */
export const makeAnonymisedCopy = async ({ connectionString, config, log }: CopyOptions): Promise<MadeCopy> => {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(config.dataDir)).length > 0)
    throw new BackupProblem(
      `${config.dataDir} is not empty. Name a new folder for the test system. Nothing was changed.`,
    );
  const db = await openDatabase(config, log);
  try {
    const made = await withClient(connectionString, async (source) => {
      await source.query('begin isolation level repeatable read read only');
      if (await isUnfinished(source)) throw new BackupProblem('The database to copy is unfinished. Restore it first.');
      const migrations = await readNames(source, 'select name from public.migrations order by id');
      const [noted] = await readNames(source, "select to_regclass('public.breaking_migrations')::text as name");
      const breaking = noted
        ? await readNames(source, 'select name from public.breaking_migrations order by noted_at, name')
        : [];
      const schema = await findSchema({ kind: 'start', product: '', postgres: '', migrations, breaking });
      await claimDatabase(db.connectionString, async () => undefined);
      await migrateAsRecorded(db, log, schema);
      return withClient(db.connectionString, (target) => load(source, target, db, config));
    });
    await migrate(db, log, undefined, undefined, true);
    const password = randomBytes(12).toString('base64url');
    const person = { email: adminEmail, firstName: 'Test', lastName: 'Admin', role: 'admin' } as const;
    await createPasswordUser(db.knex, { ...person, passwordHash: await hashPassword(password) });
    await withClient(db.connectionString, markFinished);
    return { ...made, email: adminEmail, password };
  } finally {
    await db.stop();
  }
};
