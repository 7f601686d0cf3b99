import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { testDatabase } from '../../../testing/db';
import { createApp } from '../../app';
import { recordAudit } from '../../audit';
import { openReads } from '../../db/reads';
import { emitEvent } from '../../events/outbox';
import { grantsOf } from '../../grants';
import type { Assembled, Auth, Config } from '../../host';
import { createServer } from '../../http/listen';
import { drainJobs, prepareJobs } from '../../jobs/worker';
import { createMail } from '../../mail/mail';
import { type OpenedMail, openMails } from '../../mail/outbox';
import { loadMasterKeys } from '../../vault/master-keys';
import { openKeys } from '../../vault/root-key';
import { createVault } from '../../vault/vault';
import { createAddressHash } from '../address-hash';
import { createAuth } from '../auth';
import { openLimitPool } from '../limit-pool';
import type { Emit } from '../mark-address-verified';
import { createNoticeLimit } from '../notice-limit';
import { hashPassword } from '../passwords';
import { createPasswordUser } from '../users';
import { type Browser, createBrowser } from './browser';

/** A host without modules, on a database of its own. */
export interface SignInApp {
  readonly url: string;
  readonly config: Config;
  readonly knex: Knex;
  readonly auth: Auth;
  /** Log lines so far. */
  readonly logged: readonly string[];
  /** A new browser. */
  browser(): Browser;
  /** A person with a password, made without the form. */
  person(email: string, password: string): Promise<string>;
  /** Runs every job of sign-in that is due. */
  runJobs(): Promise<void>;
  /** Mails to an address, once the jobs that are due ran, oldest first. */
  mailsTo(email: string): Promise<readonly OpenedMail[]>;
  /** The newest of them; undefined when there is none. */
  mailTo(email: string): Promise<OpenedMail | undefined>;
  stop(): Promise<void>;
}

const nothing: Assembled = {
  manifests: [],
  routes: [],
  jobs: [],
  reactions: [],
  personalData: [],
  problemTexts: [],
  seeds: [],
  serverPages: [],
  publicPages: [],
  publicDocuments: [],
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

const configFor = (dataDir: string, overrides: Partial<Config>): Config => ({
  production: false,
  role: 'all',
  workers: 1,
  host: '127.0.0.1',
  port: 0,
  // As in development with PORT=0: the port that is listened on is not known before.
  baseUrl: 'http://localhost:0',
  trustProxy: false,
  dataDir,
  databaseUrl: null,
  namedStatements: true,
  masterKey: randomBytes(32),
  backup: { folder: `${dataDir}/backups`, key: null },
  erasuresDir: `${dataDir}/erasures`,
  logLevel: 'info',
  smtpUrl: null,
  mailFrom: 'Hedo <no-reply@hedo.example>',
  oidc: null,
  llm: null,
  speech: { ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null },
  exitAddress: 'https://www.wikipedia.org/',
  contactEmail: 'team@hedo.example',
  metrics: null,
  drainMs: 0,
  demo: false,
  ...overrides,
});

// A page to come back to, so that a visit that worked ends with 200.
const page: Koa.Middleware = (ctx) => {
  ctx.body = 'a page';
};

/** Starts sign-in with the real pipeline around it. Call `stop` afterwards. */
export const signInApp = async (
  overrides: Partial<Config> = {},
  own: { readonly middleware?: Koa.Middleware } = {},
): Promise<SignInApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-sign-in-'));
  const config = configFor(dataDir, overrides);
  const db = await testDatabase();
  const logged: string[] = [];
  const write = (message: string, fields: object = {}): void =>
    void logged.push(JSON.stringify({ message, ...fields }));
  const log = { info: write, warn: write, error: write };
  const { knex } = db;
  const grants = grantsOf([]);
  const keys = await openKeys(knex, await loadMasterKeys(config));
  const { root } = keys;
  const vault = createVault(keys);
  const mail = createMail({ config, knex, log, vault });
  const emit: Emit = (trx, event, payload) => emitEvent(trx, [], event, payload as object);
  await prepareJobs(db.connectionString);
  const addressHash = createAddressHash(root);
  const limitPool = openLimitPool(knex, log);
  const reads = openReads(db, true, log);
  const notices = createNoticeLimit(limitPool, addressHash);
  const limits = { root, addressHash, limitPool, notices };
  const deletionPage = '/leaving';
  const pages = { deletionPage, securityPage: '/security' };
  const auth = await createAuth({
    config,
    log,
    knex,
    reads,
    mail,
    vault,
    audit: recordAudit,
    grants,
    emit,
    ...pages,
    ...limits,
  });
  const runJobs = (): Promise<void> => drainJobs(db.connectionString, auth.jobs, log);
  const before = own.middleware ? { ...auth, middleware: [...auth.middleware, own.middleware] } : auth;
  const parts = {
    config,
    log,
    knex,
    assembled: nothing,
    auth: before,
    grants,
    pages: { middleware: page },
    limit: async () => undefined,
  };
  const http = await createServer(createApp(parts), config);
  return {
    url: http.url,
    config,
    knex,
    auth,
    logged,
    browser: () => createBrowser(http.url),
    person: async (email, password) => {
      const passwordHash = await hashPassword(password);
      const person = { email, firstName: 'Ann', lastName: 'Lee', role: 'client', passwordHash } as const;
      return (await createPasswordUser(knex, person))!;
    },
    runJobs,
    mailsTo: async (email) => {
      await runJobs();
      return (await openMails(knex, mail.cipher, { to: email })).toReversed();
    },
    mailTo: async (email) => {
      await runJobs();
      return (await openMails(knex, mail.cipher, { to: email, limit: 1 }))[0];
    },
    stop: async () => {
      await http.close(1000);
      await auth.stop();
      await limitPool.end();
      await reads.stop();
      await db.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
