import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { hashPassword } from '../auth/passwords';
import { createPasswordUser } from '../auth/users';
import { boot, type Running } from '../boot';
import { removeEmbedded } from '../db/embedded/embedded';
import { openDatabase } from '../db/open-database';
import type { Config } from '../host';
import type { Log } from '../log';
import { createVault } from '../vault/vault';
import type { ArchiveSecrets } from './archive-key';
import { BackupProblem } from './problem';
import { restoreBackup } from './restore';

interface Drill {
  readonly config: Config;
  readonly log: Log;
  readonly secrets: ArchiveSecrets;
  readonly file: string;
  readonly erasures: readonly string[];
  readonly withoutErasures: boolean;
  readonly say: (line: string) => void;
}

/** The restored system talks to nobody: no mail, no model, no issuer, no jobs. */
const configFor = (config: Config, dataDir: string, masterKey: Buffer): Config => ({
  ...config,
  ...{
    production: false,
    role: 'all',
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://localhost:0',
    trustProxy: false,
    demo: false,
  },
  ...{ smtpUrl: null, oidc: null, llm: null, metrics: null, databaseUrl: null, drainMs: 0 },
  ...{ dataDir, masterKey, masterKeys: null, s3: null, erasuresDir: join(dataDir, 'erasures') },
});

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A demo account that is in the backup, else one made in the restored copy. */
const findCredentials = async (knex: Knex, { config }: Drill): Promise<Credentials> => {
  const email = 'client@hedo.example';
  const demoPassword = await readFile(join(config.dataDir, 'demo-password'), 'utf8').catch(() => null);
  if (demoPassword && (await knex('users').where({ email }).first('id')))
    return { email, password: demoPassword.trim() };
  const own = {
    email: `drill-${randomBytes(6).toString('hex')}@hedo.example`,
    password: randomBytes(24).toString('base64url'),
  };
  const passwordHash = await hashPassword(own.password);
  await createPasswordUser(knex, {
    email: own.email,
    firstName: 'Restore',
    lastName: 'Drill',
    role: 'client',
    passwordHash,
  });
  return own;
};

const trySignIn = async ({ url, db }: Running, drill: Drill): Promise<string> => {
  const credentials = await findCredentials(db.knex, drill);
  const { origin } = new URL(url);
  const post = (body: Credentials): Promise<Response> =>
    fetch(`${origin}/api/auth/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  const { status } = await post(credentials);
  if (status !== 201)
    throw new BackupProblem(`Nobody can sign in to the restored system: ${credentials.email} got ${status}.`);
  const refused = await post({ ...credentials, password: `${credentials.password}.` });
  if (refused.status !== 401)
    throw new BackupProblem(`The restored system takes a wrong password (${refused.status}).`);
  return credentials.email;
};

const page = 500;

/** Unwraps the key of every person, since one that does not open has lost all that its owner wrote. */
const tryKeys = async (knex: Knex, master: Buffer): Promise<number> => {
  const vault = createVault({ root: master, masters: { current: master, former: null } });
  let [count, after] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const ids = await knex('user_keys')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(page)
      .pluck<string[]>('user_id');
    for (const id of ids)
      await vault.encrypt(knex, id, 'backup:drill', 'drill').catch((cause: Error) => {
        throw new BackupProblem(`The key of person ${id} does not open in the restored system.`, { cause });
      });
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < page) return count;
  }
};

const fewPeople = 3;

/** Reads everything that some people wrote, decrypted, as their own export does. */
const readPeople = async ({
  db,
  assembled,
}: Running): Promise<{ readonly people: number; readonly characters: number }> => {
  const ids = await db.knex('user_keys').orderBy('created_at').limit(fewPeople).pluck<string[]>('user_id');
  let characters = 0;
  for (const id of ids)
    for (const { owner, data } of assembled.personalData) {
      const exported = await data.export(id).catch((cause: Error) => {
        throw new BackupProblem(
          `What ${owner} stores of person ${id} cannot be read in the restored system: ${cause.message}`,
          {
            cause,
          },
        );
      });
      characters += JSON.stringify(exported).length;
    }
  return { people: ids.length, characters };
};

/**
 * Restores an archive into an empty system of its own, compares every table and file with it, and tries what people need: signing in,
 * reading what they wrote, the audit log. Nothing of it stays, and nothing gets out.
 */
export const runDrill = async (drill: Drill): Promise<void> => {
  const { log, secrets, say } = drill;
  const folder = await mkdtemp(join(tmpdir(), 'hedo-drill-'));
  const dataDir = join(folder, 'data');
  const config = configFor(drill.config, dataDir, secrets.master);
  const began = performance.now();
  try {
    const restored = await restoreBackup({
      ...drill,
      config,
      ownErasures: drill.config.erasuresDir,
      compareFiles: true,
    });
    const { totals, header, auditRows, erased } = restored;
    say(`Compared: ${totals.rows} rows of ${totals.tables} tables and ${totals.files} files read as in the backup.`);
    say(`The audit log is whole: ${auditRows} rows.`);
    if (erased > 0) say(`Erased again: ${erased} people.`);
    const db = await openDatabase(config, log);
    const running = await boot({ config, log, db, worker: false, pages: false, lazySchemas: true }).catch(
      async (error) => {
        await db.stop();
        throw error;
      },
    );
    try {
      say(`Signed in as ${await trySignIn(running, drill)}.`);
      say(`The keys of ${await tryKeys(db.knex, secrets.master)} people open.`);
      const { people, characters } = await readPeople(running);
      say(`Decrypted what ${people} people wrote (${characters} characters).`);
    } finally {
      await running.stop();
    }
    const minutes = Math.round((Date.now() - Date.parse(header.madeAt)) / 60_000);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(
      `The drill succeeded in ${seconds} s. The backup is ${minutes} minutes old; what was written since is not in it.`,
    );
  } finally {
    await removeEmbedded(dataDir).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
};
