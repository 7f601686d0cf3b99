import type { Knex } from 'knex';
import Koa from 'koa';
import { notFound, Problem } from '../contract/errors';
import type { Manifest } from '../contract/manifest';
import type { Route } from '../contract/route';
import type { Logger } from '../contract/server';
import { accountProblemTexts } from './auth/problem-texts';
import type { TokenAuth } from './auth/token-auth';
import type { Assembled, Auth, Config, Grants, OwnedRoute, RawRoute } from './host';
import type { ReadHouse } from './house';
import { accessLog } from './http/access-log';
import { createRefuseBadAddress, wellAddressed } from './http/address';
import { coreRoutes } from './http/core-routes';
import { cspReports } from './http/csp-reports';
import { csrf } from './http/csrf';
import { deniedAudit } from './http/denied-audit';
import { devMail } from './http/dev-mail';
import { errors } from './http/errors';
import { fieldTexts } from './http/field-texts';
import { followRequest } from './http/follow-request';
import { createAnswerHeaders, headers } from './http/headers';
import { healthRoutes } from './http/health';
import { hotReads } from './http/hot-read';
import { nameHouseOf } from './http/house-name';
import type { ReadPlaces } from './http/lagging-reads';
import { listRoutes } from './http/module-list';
import { matchRoutes, mountRoutes } from './http/mount-routes';
import { overloadGate } from './http/overload';
import { prepareRoute } from './http/prepare-route';
import { hostProblemTexts } from './http/problem-texts';
import { createLimiter, type Limiter } from './http/rate-limit';
import { requestId } from './http/request-id';
import { routeName } from './http/route-name';
import type { RequestState } from './http/state';
import { createProblemTranslator } from './http/translate-problem';
import type { VisitorAnswers } from './http/visitor-answers';
import type { WorkerState } from './jobs/worker';
import type { Mail } from './mail/mail';
import type { Meter } from './metrics/meter';
import { checkRoutes } from './modules/check';
import type { Pages } from './pages/pages';
import type { SharedRedis } from './redis/shared-redis';
import { isFollowed } from './telemetry/spans';

/** What the HTTP side is made of. */
export interface AppParts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly assembled: Assembled;
  readonly auth: Auth;
  /** Core's own routes for signed-in people, apart from the account's. */
  readonly own?: readonly Route[];
  /** Small pages of core's own. */
  readonly ownPages?: readonly RawRoute[];
  readonly grants: Grants;
  /** The browser side; tests may have but the pages of it. */
  readonly pages?: Pick<Pages, 'middleware'> & Partial<Pages>;
  /** Answers `/healthz` and `/readyz` alone: a worker is watched, and serves nobody. */
  readonly healthOnly?: boolean;
  /** Lets developers read what is not sent. */
  readonly mail?: Pick<Mail, 'cipher'>;
  /** How the worker of this process is doing; null while it has none. */
  readonly worker?: () => WorkerState | null;
  /** Counts what is answered. */
  readonly meter?: Meter;
  /** What the house says of itself now. */
  readonly house?: ReadHouse;
  /** Answers that visitors share for a moment. */
  readonly visitorAnswers?: VisitorAnswers;
  /** Called after each write of an admin: what visitors see may differ from now on. */
  readonly adminWrote?: () => void;
  /** A replica for reads that may lag. */
  readonly reads?: Omit<ReadPlaces, 'knex'>;
  /** Finds in whose name a token of another system calls. */
  readonly tokens?: TokenAuth;
  readonly limit?: Limiter;
  /** Where processes count calls together; absent or null: in the database. */
  readonly redis?: SharedRedis | null;
  /** Throws for a module that does not answer now: it is switched off, or does not run. */
  readonly gate?: (module: string) => void;
  /** Manifests of the modules that are on, as everybody gets them; those that were assembled unless given. */
  readonly manifests?: () => readonly Manifest[];
  /** Lateness of the event loop, in ms, from which calls are answered 503. */
  readonly overloadMs?: number;
  /** Compiles the schemas of a route with its first call: tests boot often and call few routes. */
  readonly lazySchemas?: boolean;
}

/** The Koa application: every route in the fixed order of checks. Emit `drain` to turn `/readyz` to 503, `closed` at the end. */
export const createApp = (parts: AppParts): Koa => {
  const { config, log, knex, assembled, auth, grants } = parts;
  const app = new Koa({ proxy: config.trustProxy, maxIpsCount: 1 });
  // Koa would print stack and text of stream errors on stderr.
  app.on('error', (error: Error) => log.error('response failed', { error: error.name }));
  const limit = parts.limit ?? createLimiter(knex, parts.redis);

  const own = (route: OwnedRoute['route']): OwnedRoute => ({ owner: 'core', route });
  const { healthOnly = false } = parts;
  const early: OwnedRoute[] = (
    healthOnly
      ? healthRoutes(app, knex, parts.worker)
      : coreRoutes({
          app,
          config,
          knex,
          manifests: parts.manifests ?? (() => assembled.manifests),
          listed: () => listed,
          owned: () => owned,
          remotes: parts.pages?.remotes ?? (async () => []),
          worker: parts.worker,
        })
  ).map(own);
  const late: OwnedRoute[] = healthOnly
    ? []
    : [...auth.routes.map(own), ...(parts.own ?? []).map(own), ...assembled.routes];
  const owned = [...early, ...late];
  checkRoutes(owned);
  const earlyRaw = healthOnly
    ? []
    : [cspReports(log, limit), ...(parts.mail ? [devMail(config, knex, parts.mail.cipher)] : [])];
  const lateRaw = healthOnly ? [] : [...auth.rawRoutes, ...(parts.ownPages ?? [])];
  const listed = listRoutes(owned, [...earlyRaw, ...lateRaw]);

  const prepare = (one: OwnedRoute) =>
    prepareRoute(one, grants, { checkReplies: !config.production, lazy: parts.lazySchemas ?? false });
  const first = mountRoutes(early.map(prepare), earlyRaw, { knex, limit, userOf: async () => null });
  const prepared = late.map(prepare);
  const routeHost = {
    knex,
    ...(parts.reads ?? {}),
    limit,
    userOf: auth.userOf,
    isWeak: auth.isWeak,
    ...(parts.tokens ? { tokens: parts.tokens } : {}),
    ...(parts.adminWrote ? { adminWrote: parts.adminWrote } : {}),
    ...(parts.visitorAnswers ? { visitorAnswers: parts.visitorAnswers } : {}),
  };
  const second = mountRoutes(prepared, lateRaw, routeHost, parts.gate);

  const guarded = new Set(owned.filter(({ route }) => !('open' in route.access)).map(({ route }) => routeName(route)));
  const translate = createProblemTranslator([
    hostProblemTexts,
    fieldTexts,
    accountProblemTexts,
    ...assembled.problemTexts,
  ]);
  const audit = deniedAudit(knex, log, (name) => guarded.has(name));
  const overload = overloadGate(parts.overloadMs);
  app.once('closed', overload.stop);

  const answerHeaders = createAnswerHeaders(config);
  const refuseBadAddress = createRefuseBadAddress(config);
  const hotHost = {
    ...{ limit, refuseBadAddress, headers: answerHeaders, readSession: auth.readSession, isBusy: overload.isBusy },
    ...(parts.gate ? { gate: parts.gate } : {}),
  };
  const chain = [
    requestId,
    ...(isFollowed() ? [followRequest(config.trustProxy)] : []),
    ...(parts.house ? [nameHouseOf(parts.house)] : []),
    accessLog(log, parts.meter?.request),
    errors(log, audit.refused, translate, answerHeaders.set),
    ...(healthOnly ? [] : [hotReads(prepared, hotHost), ...(parts.pages?.early ? [parts.pages.early(hotHost)] : [])]),
    headers(answerHeaders),
    wellAddressed(refuseBadAddress),
    overload.middleware,
    matchRoutes([first, second]),
    csrf(config),
    first.routes(),
    ...(parts.pages?.assets ? [parts.pages.assets] : []),
    ...(healthOnly ? [] : [...auth.middleware, second.routes()]),
    outsideTheTable(parts.pages?.middleware, parts.gate),
  ] as Koa.Middleware[];
  for (const middleware of chain) app.use(middleware);
  return app;
};

/** Pages answer reads outside `/api`; everything else that got here does not exist. */
const outsideTheTable =
  (pages: Koa.Middleware | undefined, gate?: (module: string) => void): Koa.Middleware<RequestState> =>
  async (ctx, next) => {
    const path = decodeURIComponent(ctx.path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
    if (path === '/api' || path.startsWith('/api/') || !pages) {
      // A published module whose server side does not run has no routes; that is no reason to say that there is nothing.
      gate?.(path.split('/')[2] ?? '');
      throw notFound('page');
    }
    ctx.state.routeName = 'page';
    if (ctx.method === 'OPTIONS') {
      ctx.set('Allow', 'GET, HEAD, OPTIONS');
      ctx.status = 204;
      return;
    }
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new Problem(405, 'method-not-allowed', 'This address does not take that method.', {
        headers: { Allow: 'GET, HEAD, OPTIONS' },
      });
    await pages(ctx as unknown as Koa.ParameterizedContext, next);
    if (ctx.status === 404 && ctx.body === undefined) throw notFound('page');
  };
