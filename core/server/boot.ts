import type { Server } from 'node:http';
import { join } from 'node:path';
import { channelGuards, pageContent } from '../contract/hooks';
import { gauges } from '../contract/host-ports';
import type { Route } from '../contract/route';
import { createAi } from './ai/create-ai';
import type { EmbeddingCache } from './ai/embedder';
import { createApp } from './app';
import { recordAudit } from './audit';
import { createAddressHash } from './auth/address-hash';
import { createAuth } from './auth/auth';
import { ensureDemoAccounts, ensureSampleClients } from './auth/demo-accounts';
import { openLimitPool } from './auth/limit-pool';
import type { Emit } from './auth/mark-address-verified';
import { createNoticeLimit } from './auth/notice-limit';
import { preferenceRoutes } from './auth/routes/preferences';
import { breakGlassRoutes } from './break-glass/routes';
import { openFor } from './db/prepare-database';
import { eraseJob, eraseSweep } from './erasure/job';
import { emitEvent } from './events/outbox';
import { grantsOf } from './grants';
import type { Assembled, Auth, Config, Database } from './host';
import { createServer } from './http/listen';
import type { Limiter } from './http/rate-limit';
import { sweepGuards } from './http/sweep-guards';
import type { LockOptions } from './jobs/job-locks';
import { drainJobs, type JobWorker, type NamedJob, startWorker } from './jobs/worker';
import type { createLog } from './log';
import { createMail } from './mail/mail';
import { listenForMetrics } from './metrics/listen';
import { createMeter } from './metrics/meter';
import { metricsText } from './metrics/metrics';
import { assemble, namedJobs } from './modules/assemble';
import { checkPersonalData } from './modules/check-personal-data';
import { provideHost } from './modules/provide-host';
import { findDeletionPage } from './pages/addresses';
import { readBundles } from './pages/bundles';
import { createPages } from './pages/pages';
import { serverPageRoutes } from './pages/server-pages';
import { createPrinter } from './pdf/print';
import { RealtimeHub } from './realtime/hub';
import { startSockets } from './realtime/sockets';
import { projectFile } from './root';
import { createLocalStorage, scopedStorage } from './storage/local-storage';
import { loadMasterKey } from './vault/master-key';
import { createVault } from './vault/vault';

export interface BootOptions {
  readonly config: Config;
  readonly log: ReturnType<typeof createLog>;
  /** Opened by the caller, closed by `Running.stop`. */
  readonly db: Database;
  /** Narrows the modules, for tests. */
  readonly only?: readonly string[];
  /** Receives the five steps, one line each. */
  readonly explain?: (line: string) => void;
  /** Tests run due jobs by hand with `runJobs`. */
  readonly worker?: boolean;
  /** How soon lost jobs are given back; tests do not wait as long. */
  readonly jobLocks?: LockOptions;
  /** False when the web bundles were not built (tests of the API alone). */
  readonly pages?: boolean;
  /** Replaces the rate limits; tests make more calls a minute than people. */
  readonly limit?: Limiter;
  /** Lateness of the event loop, in ms, from which calls are answered 503; tests share their machine with others. */
  readonly overloadMs?: number;
  /** Compiles the schemas of a route with its first call: tests boot often and call few routes. */
  readonly lazySchemas?: boolean;
  /** A restore boots the product on a database that nobody else may start on yet. */
  readonly restoring?: boolean;
  /** Keeps vectors of texts; tests embed the same ones at each boot. */
  readonly embeddings?: EmbeddingCache;
}

/** A started product. */
export interface Running {
  readonly url: string;
  readonly server: Server;
  readonly assembled: Awaited<ReturnType<typeof assemble>>;
  readonly auth: Auth;
  /** Core's own routes for signed-in people, apart from the account's. */
  readonly own: readonly Route[];
  readonly db: Database;
  readonly demo: readonly { readonly email: string; readonly password: string }[];
  /** Every kind of job there is. */
  readonly jobs: readonly NamedJob[];
  /** Runs every job that is due and returns. */
  runJobs(): Promise<void>;
  /** Drains for `config.drainMs`, then: no new requests, sockets closed, jobs released, modules stopped, database closed. */
  stop(): Promise<void>;
}

/** Starts everything around an open database. Any failure stops boot with the name of what failed. */
export const boot = async (options: BootOptions): Promise<Running> => {
  const { config, log, db, explain = () => undefined } = options;
  const knex = db.knex;
  await openFor(config.role, db, log, options.restoring);
  const master = await loadMasterKey(config);
  const vault = createVault(master);
  const mail = createMail({ config, knex, vault, log });
  await mail.start();
  const addressHash = createAddressHash(master);
  const limitPool = openLimitPool(knex, log);
  const notices = createNoticeLimit(limitPool, addressHash);
  const hub = new RealtimeHub();
  const ai = createAi({ config, log, knex, embeddings: options.embeddings });
  const storage = createLocalStorage(join(config.dataDir, 'storage'));
  const assembled = await assemble(
    { config, log, db, vault, storage, mail, notices, hub, ai, printer: createPrinter(log) },
    { explain, ...(options.only ? { only: options.only } : {}) },
  );
  await checkPersonalData(knex, assembled);
  const grants = grantsOf(assembled.manifests);
  const emit: Emit = (trx, event, payload) => emitEvent(trx, assembled.reactions, event, payload as object);
  let worker: JobWorker | null = null;
  const workerState = () => worker?.state() ?? null;
  const { personalData, manifests } = assembled;
  const common = { config, log, knex, mail, audit: recordAudit, notices, emit };
  const ownStorage = scopedStorage(storage, 'core');
  const probed = { storage, ai, hub, worker: workerState, modules: manifests.length };
  provideHost(assembled.ports, { ...common, ...probed, ownStorage, personalData });
  const deletionPage = findDeletionPage(manifests);
  const auth = await createAuth({ ...common, grants, master, addressHash, limitPool, deletionPage });
  // One process makes the samples, whichever migrates.
  const hasDemo = config.demo && config.role === 'all';
  const demo = hasDemo ? (await ensureDemoAccounts(knex, config)).accounts : [];
  await assembled.start();
  if (hasDemo) await seed(db, assembled, demo);

  const pages =
    options.pages === false || config.role === 'worker'
      ? undefined
      : createPages({
          config,
          log,
          manifests: assembled.manifests,
          publicPages: assembled.publicPages,
          publicDocuments: assembled.publicDocuments,
          content: () => assembled.ports.all(pageContent),
          session: auth.userOf,
        });
  const erasure = { config, log, knex, vault, mail, audit: recordAudit, addressHash, master, personalData };
  const breakGlass = { config, vault, mail, audit: recordAudit, ports: assembled.ports };
  const own = [...breakGlassRoutes(breakGlass), ...preferenceRoutes];
  const bundles = readBundles(projectFile('dist/web'), !config.production);
  const meter = createMeter(config);
  const app = createApp({
    config,
    log,
    knex,
    assembled,
    auth,
    own,
    mail,
    worker: workerState,
    meter,
    ownPages: serverPageRoutes(assembled.serverPages, bundles),
    grants,
    ...(pages ? { assets: pages.assets, pages: pages.middleware, remotes: pages.remotes } : {}),
    ...(options.limit ? { limit: options.limit } : {}),
    lazySchemas: options.lazySchemas ?? false,
    healthOnly: config.role === 'worker',
    ...(options.overloadMs ? { overloadMs: options.overloadMs } : {}),
  });
  const http = await createServer(app, config, log);
  explain(`5 mounted   ${assembled.routes.length} routes of modules, ${assembled.jobs.length} jobs`);

  const listener = new URL(http.url);
  const ownOrigins = new Set([
    new URL(config.baseUrl).origin,
    ...(config.production ? [] : ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${listener.port}`)),
  ]);
  const sockets = startSockets({
    server: http.server,
    config,
    log,
    auth,
    hub,
    guards: () => assembled.ports.all(channelGuards),
    connectionString: db.connectionString,
    origins: () => ownOrigins,
  });
  const jobs = [
    ...namedJobs(assembled),
    ...mail.jobs,
    ...auth.jobs,
    eraseJob(erasure),
    eraseSweep(erasure),
    sweepGuards(knex),
  ];
  if (options.worker !== false && config.role !== 'web')
    worker = startWorker(db.connectionString, jobs, log, options.jobLocks);

  const watched = await listenForMetrics(config, () =>
    metricsText({ knex, hub, meter, gauges: () => assembled.ports.all(gauges) }),
  );

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    await http.drain(config.drainMs);
    const closing = http.close(10_000);
    await sockets.stop();
    await closing;
    await watched?.stop();
    await worker?.stop();
    await assembled.stop();
    await auth.stop();
    await limitPool.end();
    await ai.stop();
    await db.stop();
  };
  return {
    url: http.url,
    server: http.server,
    assembled,
    auth,
    own,
    db,
    demo,
    jobs,
    runJobs: () => drainJobs(db.connectionString, jobs, log),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
};

/** Sample rows of a development start; every module's seed is idempotent. */
const seed = async (
  db: Database,
  assembled: Assembled,
  accounts: readonly { readonly id: string; readonly role: 'client' | 'practitioner' | 'admin' }[],
): Promise<void> => {
  const idOf = (role: 'client' | 'practitioner' | 'admin'): string => {
    const account = accounts.find((one) => one.role === role);
    if (!account) throw new Error(`no demo account for ${role}`);
    return account.id;
  };
  const demo = {
    ...{ client: idOf('client'), practitioner: idOf('practitioner'), admin: idOf('admin') },
    ...(await ensureSampleClients(db.knex)),
  };
  for (const { owner, seed: plant } of assembled.seeds)
    await db.knex
      .transaction((trx) => plant(trx, demo))
      .catch((error: Error) => {
        throw new Error(`module ${owner} could not seed: ${error.message}`, { cause: error });
      });
};
