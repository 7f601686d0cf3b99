import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Role } from '../contract/manifest';
import { makeSigningKey, signingKeyId } from '../server/auth/server-keys';
import { createSession } from '../server/auth/sessions';
import { boot, type Running } from '../server/boot';
import type { Replica } from '../server/db/replica';
import type { Config, Database } from '../server/host';
import { createLog } from '../server/log';
import { createMailCipher } from '../server/mail/content';
import { type OpenedMail, openMails } from '../server/mail/outbox';
import { encrypt } from '../server/vault/cipher';
import { loadMasterKeys } from '../server/vault/master-keys';
import { openKeys, serverKeyContext } from '../server/vault/root-key';
import { type Client, createClient } from './client';
import { testDatabase } from './db';
import { embeddingCache } from './embedding-cache';
import { findFreePort } from './free-port';
import { testVault } from './vault';

/** Columns of a person made for a test. */
export interface PersonOverrides {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The real product on a database of its own, listening on a free port of this machine. */
export interface TestApp extends Running {
  readonly config: Config;
  readonly knex: Knex;
  /** Everything logged so far, one JSON line each. */
  readonly logged: readonly string[];
  /** Mails that wait, opened, oldest first; to one address, if one is named. */
  mails(to?: string): Promise<readonly OpenedMail[]>;
  /** A new person of that role, signed in; or a visitor. */
  as(role: Role | 'anon', overrides?: PersonOverrides): Promise<Client>;
}

export interface TestAppOptions {
  readonly modules?: readonly string[] | 'all';
  readonly config?: Partial<Config>;
  /** Rate limits are off unless asked for: a test file makes more calls a minute than a person. */
  readonly limits?: true;
  /** Another database than a fresh one on the server of the run; closed with the product. */
  readonly db?: Database;
  /** Where reads that may lag go. */
  readonly replica?: Replica;
  /** Computes all vectors and compiles all schemas, as a product that was started does: for measurements. */
  readonly asStarted?: true;
  /** Serve the built pages too. */
  readonly pages?: true;
}

const testConfig = (port: number, dataDir: string, overrides: Partial<Config>): Config => ({
  production: false,
  role: 'all',
  workers: 1,
  host: '127.0.0.1',
  port,
  // The name browsers are given; the client talks to the same place.
  baseUrl: `http://127.0.0.1:${port}`,
  trustProxy: false,
  dataDir,
  databaseUrl: null,
  namedStatements: true,
  masterKey: randomBytes(32),
  backup: { folder: join(dataDir, 'backups'), key: null },
  erasuresDir: join(dataDir, 'erasures'),
  logLevel: 'info',
  smtpUrl: null,
  mailFrom: 'Hedo <no-reply@hedo.example>',
  contactEmail: 'team@hedo.example',
  oidc: null,
  // At an IP address there would be no passkeys.
  passkeyDomain: 'localhost',
  llm: null,
  speech: { ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null },
  metrics: null,
  exitAddress: 'https://www.wikipedia.org/',
  demo: false,
  drainMs: 0,
  ...overrides,
});

/** Inserts a person; answers the id. */
export const aPerson = async (knex: Knex, role: Role, overrides: PersonOverrides = {}): Promise<string> => {
  const id = randomUUID();
  await knex('users').insert({
    id,
    role,
    email: overrides.email ?? `${role}-${id}@example.test`,
    first_name: overrides.firstName ?? 'Test',
    last_name: overrides.lastName ?? 'Person',
  });
  return id;
};

let signingKey: Promise<Buffer> | null = null;
/** Gives a fresh database the key that a start would make: one for all products of this process, since it takes longer than the rest of a start. */
const shareSigningKey = async (config: Config, knex: Knex): Promise<void> => {
  signingKey ??= makeSigningKey();
  const { root } = await openKeys(knex, await loadMasterKeys(config));
  const sealed = encrypt(root, serverKeyContext(signingKeyId), await signingKey);
  await knex('server_keys').insert({ id: signingKeyId, sealed });
};

/** Boots the product for a test. Call `stop` afterwards; jobs run when `runJobs` is called. */
export const testApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-test-'));
  const config = testConfig(await findFreePort(), dataDir, options.config ?? {});
  const logged: string[] = [];
  const log = createLog(config, { write: (line) => void logged.push(line) });
  const db = options.db ?? (await testDatabase());
  if (!options.db && !options.asStarted) await shareSigningKey(config, db.knex);
  const { modules = 'all' } = options;
  const running = await boot({
    config,
    log,
    db,
    worker: false,
    pages: options.pages ?? false,
    ...(modules === 'all' ? {} : { only: modules }),
    ...(options.limits ? {} : { limit: async () => undefined }),
    ...(options.replica ? { replica: options.replica } : {}),
    overloadMs: 60_000,
    ...(options.asStarted ? {} : { embeddings: embeddingCache, lazySchemas: true, withoutThreads: true }),
  });
  const cipher = createMailCipher(await testVault({ config, knex: db.knex }));
  return {
    ...running,
    config,
    logged,
    knex: db.knex,
    mails: async (to) => (await openMails(db.knex, cipher, to === undefined ? {} : { to })).toReversed(),
    as: async (role, overrides) => {
      if (role === 'anon') return createClient(running.url);
      const id = await aPerson(db.knex, role, overrides);
      return createClient(running.url, id, (await createSession(db.knex, id)).cookie);
    },
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
