import type { Server } from 'node:http';
import { channelGuards, pageContent } from '../contract/hooks';
import { gauges } from '../contract/host-ports';
import { housePages, houseSettings } from '../contract/house';
import { type MailWordings, mailWordings } from '../contract/mail-templates';
import { apiTokens, eventListeners, outsideSurface } from '../contract/outside';
import type { Route } from '../contract/route';
import { provide } from '../contract/server';
import { createAi } from './ai/create-ai';
import type { EmbeddingCache } from './ai/embedder';
import { createApp } from './app';
import { recordAudit } from './audit';
import { createAddressHash } from './auth/address-hash';
import { createAuth } from './auth/auth';
import { ensureDemoAccounts } from './auth/demo-accounts';
import { openLimitPool } from './auth/limit-pool';
import type { Emit } from './auth/mark-address-verified';
import { createNoticeLimit } from './auth/notice-limit';
import { preferenceRoutes } from './auth/routes/preferences';
import { createTokenAuth } from './auth/token-auth';
import { breakGlassRoutes } from './break-glass/routes';
import { openFor } from './db/prepare-database';
import { openReadPlaces } from './db/read-places';
import { openReads } from './db/reads';
import type { Replica } from './db/replica';
import { eraseJob, eraseSweep } from './erasure/job';
import { emitEvent } from './events/outbox';
import { grantsOf } from './grants';
import type { Auth, Config, Database } from './host';
import { createHouse } from './house';
import { createServer } from './http/listen';
import type { Limiter } from './http/rate-limit';
import { sweepGuards } from './http/sweep-guards';
import { createVisitorAnswers } from './http/visitor-answers';
import type { LockOptions } from './jobs/job-locks';
import { drainJobs, type JobWorker, type NamedJob, startWorker } from './jobs/worker';
import type { createLog } from './log';
import { createMail } from './mail/mail';
import { listenForMetrics } from './metrics/listen';
import { createMeter } from './metrics/meter';
import { metricsText, readMetrics } from './metrics/metrics';
import { assemble, namedJobs } from './modules/assemble';
import { checkPersonalData } from './modules/check-personal-data';
import { createModuleThreads } from './modules/module-threads';
import { createOutsideSurface } from './modules/outside-surface';
import { provideHost } from './modules/provide-host';
import type { LiveModules } from './modules/releases/live-modules';
import { createModuleGate, listRunning } from './modules/releases/module-gate';
import { createFindOverride, overrideRoutes } from './modules/releases/module-override';
import { noteJobFailures } from './modules/releases/note-job-failures';
import { openPublished } from './modules/releases/open-published';
import { reportRoute } from './modules/releases/report-route';
import { findDeletionPage, findSecurityPage } from './pages/addresses';
import { readBundles } from './pages/bundles';
import { createPages } from './pages/pages';
import { serverPageRoutes } from './pages/server-pages';
import { listSwitchablePages } from './pages/switchable-pages';
import { createVisitorPages } from './pages/visitor-pages';
import { createPrinter } from './pdf/print';
import { pagesChanged, RealtimeHub } from './realtime/hub';
import { startSockets } from './realtime/sockets';
import { openSharedRedis } from './redis/open-shared-redis';
import { retentionJob } from './retention/apply';
import { projectFile } from './root';
import { seed } from './seed';
import { openStorage } from './storage/open-storage';
import { scopedStorage } from './storage/stored-files';
import { openWatch } from './telemetry/open-watch';
import { loadMasterKeys } from './vault/master-keys';
import { openKeys } from './vault/root-key';
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
  /** Does in this process what is done in threads (the model, PDFs, functions of modules): tests start often. */
  readonly withoutThreads?: boolean;
  /** Instead of the one of DATABASE_READ_URL, for tests. */
  readonly replica?: Replica;
  /** Keeps vectors of texts; tests embed the same ones at each boot. */
  readonly embeddings?: EmbeddingCache;
}

/** A started product. */
export interface Running {
  readonly url: string;
  readonly server: Server;
  readonly assembled: Awaited<ReturnType<typeof assemble>>;
  readonly auth: Auth;
  /** Modules that were built elsewhere, as they are switched now. */
  readonly modules: LiveModules;
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
  const telemetry = await openWatch(config, log);
  await openFor(config.role, db, log, options.restoring);
  const keys = await openKeys(knex, await loadMasterKeys(config));
  const { root } = keys;
  const vault = createVault(keys);
  const redis = await openSharedRedis(config.redisUrl ?? null, root, log);
  const house = createHouse(config);
  let findWordings: () => readonly MailWordings[] = () => [];
  const mail = createMail({ config, knex, vault, log, house: house.read, wordings: () => findWordings() });
  await mail.start();
  const addressHash = createAddressHash(root);
  const limitPool = openLimitPool(knex, log);
  const reads = openReads(db, config.namedStatements, log);
  const places = await openReadPlaces(config, db, log, options.replica);
  const notices = createNoticeLimit(limitPool, addressHash);
  const hub = new RealtimeHub();
  const ai = createAi({ config, log, knex, embeddings: options.embeddings, inProcess: options.withoutThreads });
  const storage = await openStorage(config, log);
  const threads = createModuleThreads(log, options.withoutThreads ?? false);
  const { only } = options;
  const modules = await openPublished({ config, db, log, storage, only });
  const assembled = await assemble(
    {
      ...{ config, log, db: places.db, vault, storage, mail, notices, hub, ai, threads },
      ...{ house: house.read, printer: createPrinter(log, options.withoutThreads) },
    },
    { explain, modules, ...(only ? { only } : {}) },
  );
  house.use(() => assembled.ports.all(houseSettings));
  findWordings = () => assembled.ports.all(mailWordings);
  await checkPersonalData(knex, assembled, modules);
  const grants = grantsOf(assembled.manifests);
  const emit: Emit = (trx, event, payload) =>
    emitEvent(trx, assembled.reactions, event, payload as object, assembled.ports.all(eventListeners));
  let worker: JobWorker | null = null;
  const workerState = () => worker?.state() ?? null;
  const { personalData, manifests } = assembled;
  const common = { config, log, knex, mail, audit: recordAudit, notices, emit };
  const ownStorage = scopedStorage(storage, 'core');
  const probed = { storage, ai, hub, redis, worker: workerState, modules: manifests.length, published: modules };
  provideHost(assembled.ports, { ...common, ...probed, vault, ownStorage, personalData });
  const switchable = listSwitchablePages(manifests);
  assembled.ports.add('core', provide(housePages, { listSwitchable: () => switchable }));
  assembled.ports.add('core', provide(outsideSurface, createOutsideSurface(assembled)));
  const auth = await createAuth({
    ...common,
    ...{ reads, vault, grants, root, addressHash, limitPool },
    ...{ deletionPage: findDeletionPage(manifests), securityPage: findSecurityPage(manifests) },
  });
  // One process makes the samples, whichever migrates.
  const hasDemo = config.demo && config.role === 'all';
  const demo = hasDemo ? (await ensureDemoAccounts(knex, config)).accounts : [];
  await assembled.start();
  if (hasDemo) await seed(db, assembled, demo);

  const visitors = createVisitorPages(redis);
  const visitorAnswers = createVisitorAnswers(redis);
  const forgetPages = (): void => {
    visitors.clear();
    visitorAnswers.clear();
  };
  hub.onSignal(pagesChanged, forgetPages);
  modules.follow(assembled.manifests, forgetPages);
  const pages =
    options.pages === false || config.role === 'worker'
      ? undefined
      : createPages({
          config,
          log,
          manifests: assembled.manifests,
          modules,
          publicPages: assembled.publicPages,
          publicDocuments: assembled.publicDocuments,
          content: () => assembled.ports.all(pageContent),
          house: house.read,
          ...{ session: auth.userOf, findOverride: createFindOverride(config, knex) },
          ...(config.production ? { visitors } : {}),
        });
  const erasure = { config, log, knex, vault, mail, audit: recordAudit, addressHash, root, personalData };
  const breakGlass = { config, vault, mail, audit: recordAudit, ports: assembled.ports };
  const own = [...breakGlassRoutes(breakGlass), ...preferenceRoutes, reportRoute(modules), ...overrideRoutes(config)];
  const bundles = readBundles(projectFile('dist/web'), !config.production);
  const meter = createMeter(config);
  const app = createApp({
    ...{ config, log, knex, assembled, auth, own, mail, reads: places.reads },
    redis,
    house: house.read,
    worker: workerState,
    meter,
    tokens: createTokenAuth({ knex, grants, tokens: () => assembled.ports.all(apiTokens) }),
    gate: createModuleGate(modules),
    manifests: () => modules.view(null).manifests,
    adminWrote: () => hub.signalAll(pagesChanged),
    ...(config.production ? { visitorAnswers } : {}),
    ownPages: serverPageRoutes(assembled.serverPages, bundles),
    grants,
    ...(pages ? { pages } : {}),
    ...(options.limit ? { limit: options.limit } : {}),
    // A schema that is not valid fails the tests, which compile them all; compiling is an eighth of a start.
    lazySchemas: options.lazySchemas ?? config.production,
    healthOnly: config.role === 'worker',
    ...(options.overloadMs ? { overloadMs: options.overloadMs } : {}),
  });
  const http = await createServer(app, config, log);
  pages?.loadSoon();
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
    redis,
    origins: () => ownOrigins,
  });
  const running = listRunning(assembled, modules);
  const jobs = [
    ...namedJobs({ ...running, jobs: noteJobFailures(running.jobs, modules, knex) }),
    ...mail.jobs,
    ...auth.jobs,
    eraseJob(erasure),
    eraseSweep(erasure),
    sweepGuards(knex),
    retentionJob(knex, log),
  ];
  if (options.worker !== false && config.role !== 'web')
    worker = startWorker(db.connectionString, jobs, log, options.jobLocks);

  const { replica } = places.reads;
  const measured = { knex, hub, redis, replica, meter, gauges: () => assembled.ports.all(gauges) };
  telemetry.measure(() => readMetrics(measured));
  const watched = await listenForMetrics(config, () => metricsText(measured));

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    await http.drain(config.drainMs);
    const closing = http.close(10_000);
    await modules.stop();
    await sockets.stop();
    await closing;
    await watched?.stop();
    await worker?.stop();
    await assembled.stop();
    await auth.stop();
    await limitPool.end();
    redis?.stop();
    for (const part of [reads, places, ai, threads, telemetry, db]) await part.stop();
  };
  return {
    url: http.url,
    server: http.server,
    assembled,
    auth,
    modules,
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
