import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import type Koa from 'koa';
import type pg from 'pg';
import type { User } from '../../contract/route';
import type { Logger, Vault } from '../../contract/server';
import type { Reads } from '../db/reads';
import type { Auth, Config, Grants, RawRoute } from '../host';
import { routeName } from '../http/route-name';
import type { NamedJob } from '../jobs/worker';
import type { Mail } from '../mail/mail';
import type { AddressHash } from './address-hash';
import { rawRoutesOf } from './auth-routes';
import { embedded } from './embedded';
import { external } from './external';
import { createKnownBrowsers } from './known-browsers';
import { createMarkAddressVerified, type Emit } from './mark-address-verified';
import type { NoticeLimit } from './notice-limit';
import { cookieNames, originOf } from './origin';
import type { RecordAudit } from './person-of';
import { currentRequest, rememberRequest } from './request-context';
import { changeAccountRoute, readAccountRoute } from './routes/account';
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './routes/account-sessions';
import { userRoute } from './routes/user';
import { createSecondFactorRule } from './second-factor/rule';
import { cookieOf, createReadSession, sessionMiddleware } from './session-middleware';
import { findPerson, findSession, findTimeLeft, type SessionPerson } from './session-store';

/** What sign-in is made of. */
interface AuthOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly reads: Reads;
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly grants: Grants;
  readonly emit: Emit;
  readonly root: Buffer;
  readonly addressHash: AddressHash;
  readonly notices: NoticeLimit;
  readonly limitPool: pg.Pool;
  /** Where somebody who asked to be erased can still take it back. */
  readonly deletionPage: string | null;
  /** The account's page about signing in; `/` where there is none. */
  readonly securityPage: string;
  readonly vault: Pick<Vault, 'encrypt' | 'decryptText'>;
}

/** Starts sign-in: the embedded provider, or an external issuer when the configuration names one. */
export const createAuth = async (options: AuthOptions): Promise<Auth & { readonly jobs: readonly NamedJob[] }> => {
  const { config, log, knex, reads, mail, audit, grants, emit, deletionPage, securityPage, vault, ...limits } = options;
  const rule = createSecondFactorRule(config);
  const own = { vault, rule, securityPage };
  const markAddressVerified = createMarkAddressVerified(emit);
  const origin = (): string => originOf(config, currentRequest());
  const way = config.oidc
    ? external({ config, log, knex, audit, markAddressVerified: markAddressVerified, oidc: config.oidc })
    : await embedded({ config, log, knex, mail, audit, markAddressVerified, origin, ...own, ...limits });

  const userFrom = (person: SessionPerson | null): User | null => {
    if (!person) return null;
    const { userId: id, role, email, firstName, lastName, profileImageUrl } = person;
    return { id, role, email, firstName, lastName, profileImageUrl, permissions: grants[role] };
  };
  const browsers = createKnownBrowsers({ config, knex, mail, securityPage });
  const isWeak = (person: SessionPerson | null): boolean =>
    person !== null && config.oidc === null && !person.isStrong && rule.needs(person.role);
  const source = { reads, knex };
  const readSession = createReadSession(config, source);
  const rawRoutes: readonly RawRoute[] = [
    ...rawRoutesOf({ config, log, knex, audit, way, deletionPage, browsers }),
    ...way.rawRoutes,
  ];
  const routes = [
    userRoute,
    readAccountRoute,
    changeAccountRoute(audit),
    listSessionsRoute,
    endSessionRoute(audit),
    endOtherSessionsRoute(audit),
    ...way.routes,
  ];
  const changing = new Set([...way.routes, ...rawRoutes].map(routeName));
  return {
    middleware: [...way.middleware, rememberRequest, sessionMiddleware(config, source, (name) => changing.has(name))],
    routes,
    rawRoutes,
    jobs: way.jobs,
    readSession: async (ctx, query) => {
      const found = await readSession(ctx, query);
      const user = userFrom(found?.person ?? null);
      return found && user ? { user, isWeak: isWeak(found.person), hot: found.hot } : null;
    },
    userOf: (ctx: Koa.Context) => Promise.resolve(userFrom(findPerson(ctx))),
    findSocketSession: async (request: IncomingMessage) => {
      const found = await findSession(source, cookieOf(request.headers.cookie, cookieNames(config).session));
      const user = userFrom(found?.person ?? null);
      if (isWeak(found?.person ?? null)) return null;
      return found?.person && user ? { id: found.person.id, user } : null;
    },
    isWeak: (ctx: Koa.Context) => isWeak(findPerson(ctx)),
    findTimeLeft: (ids) => findTimeLeft(knex, ids, config.oidc === null ? rule.roles() : []),
    stop: way.stop,
  };
};
