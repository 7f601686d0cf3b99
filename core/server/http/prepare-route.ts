import type { Problem } from '../../contract/errors';
import type { Route } from '../../contract/route';
import type { Grants, OwnedRoute } from '../host';
import { openPlaces } from './closed-schema';
import { checkProblems } from './declared-problems';
import { routeName } from './route-name';
import { type Check, compile } from './validate';

/** A route with its schemas compiled. */
export interface Prepared {
  readonly owner: string;
  readonly name: string;
  readonly route: Route;
  readonly checks: { readonly [part in 'params' | 'query' | 'body' | 'reply']: Check | null } & {
    readonly problem: ((error: unknown) => Problem | null) | null;
  };
}

/** How routes are prepared. */
export interface PrepareOptions {
  /** Replies and problems are checked outside production only. */
  readonly checkReplies: boolean;
  /** Compiles a schema at its first use; otherwise at boot, which a schema that is not valid then stops. */
  readonly lazy: boolean;
}

/** Most schemas are not used in one run of a test or, of replies, in development. */
const firstAsked = (make: () => Check | null): Check => {
  let check: Check | null | undefined;
  return (value, bytes) => {
    if (check === undefined) check = make();
    return check?.(value, bytes) ?? null;
  };
};

/** Whether a statement can answer all of it: nothing else is looked at or counted before the answer. */
const canBeHot = ({ access, method, ...rest }: Route): boolean =>
  method === 'get' &&
  !('open' in access) &&
  [rest.params, rest.load, rest.prepare, rest.limit, rest.recentSignIn, rest.ifMatch].every((one) => one === undefined);

const parameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Compiles a route and refuses, with its owner's name, one that would be unsafe to mount. */
export const prepareRoute = ({ owner, route }: OwnedRoute, grants: Grants, options: PrepareOptions): Prepared => {
  const name = routeName(route);
  const refuse = (why: string): never => {
    throw new Error(`${owner}: ${name} ${why}`);
  };
  const { access } = route;
  if (!access) return refuse('says nothing about access');
  if ('permission' in access && !Object.values(grants).some((rights) => rights.has(access.permission)))
    refuse(`needs the permission "${access.permission}", which no manifest gives to anybody`);
  if (route.mayLag && (route.method !== 'get' || route.hot || route.sharedByVisitors))
    refuse('may lag, which is for a get that is neither hot nor shared by visitors');
  for (const part of ['params', 'query', 'body'] as const) {
    const open = openPlaces(route[part]);
    if (open.length > 0)
      refuse(`has an open ${part} schema at ${open.join(', ')} (additionalProperties: false is missing)`);
  }
  const declared = Object.keys(route.params?.properties ?? {});
  const missing = parameters(route.path).filter((one) => !declared.includes(one));
  if (missing.length > 0) refuse(`has no params schema for ${missing.join(', ')}`);
  if (route.method === 'get' && route.body) refuse('is a get and cannot have a body');
  if (route.sharedByVisitors && (route.method !== 'get' || !('open' in access)))
    refuse('cannot be shared by visitors, who may not call it');
  if (route.hot && !canBeHot(route))
    refuse(
      'cannot be read with a session: it is no get at one address, of people who are signed in, without a limit of its own',
    );
  if (route.tokenScope !== undefined && (route.method !== 'get' || route.recentSignIn || route.weakSession))
    refuse('cannot be reached by tokens, which only read');
  if (route.upload && route.idempotent) refuse('takes a file, so its body cannot be compared for a replay');
  const compiled = (part: 'params' | 'query' | 'body' | 'reply'): Check | null => {
    const schema = route[part];
    if (!schema) return null;
    try {
      return compile(schema);
    } catch (error) {
      return refuse(`has a ${part} schema that is not valid: ${(error as Error).message}`);
    }
  };
  const check = (part: 'params' | 'query' | 'body'): Check | null =>
    options.lazy && route[part] ? firstAsked(() => compiled(part)) : compiled(part);
  return {
    owner,
    name,
    route,
    checks: {
      params: check('params'),
      query: check('query'),
      body: check('body'),
      reply: options.checkReplies ? firstAsked(() => compiled('reply')) : null,
      problem: options.checkReplies && route.errors ? checkProblems(name, route.errors) : null,
    },
  };
};
