import { type Layer, Router } from '@koa/router';
import type Koa from 'koa';
import { notFound, Problem } from '../../contract/errors';
import type { RawRoute } from '../host';
import { hasControl } from './address';
import type { Prepared } from './prepare-route';
import { byPrecision, routeName } from './route-name';
import { type RouteHost, runRoute } from './run-route';
import type { RequestState } from './state';

/** Mounts routes on a router where case, trailing and doubled slashes are other addresses (404), never a lower check. */
export const mountRoutes = (routes: readonly Prepared[], raw: readonly RawRoute[], host: RouteHost): Router => {
  const router = new Router({ sensitive: true, strict: true });
  const jobs = [
    ...routes.map((prepared) => ({
      path: prepared.route.path,
      method: prepared.route.method,
      run: runRoute(prepared, host),
    })),
    ...raw.map(({ path, method, handle }) => ({ path, method, run: handle })),
  ].sort(byPrecision);
  const seen = new Set<string>();
  for (const { path, method, run } of jobs) {
    const name = routeName({ method, path });
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
    router.register(path, [method], async (ctx) => run(ctx as unknown as Koa.Context), { name });
  }
  return router;
};

const methodsOf = (layers: readonly Layer[]): string[] => [...new Set(layers.flatMap(({ methods }) => methods))].sort();

/** 405 with Allow for a known path, 204 for its OPTIONS, the route's name for the log otherwise. */
export const matchRoutes = (routers: readonly Router[]): Koa.Middleware<RequestState> => {
  return async (ctx, next) => {
    const found = routers.map((router) => router.match(ctx.path, ctx.method));
    const hit = found.find(({ route }) => route)?.pathAndMethod[0];
    if (hit) ctx.state.routeName = String(hit.name);
    const allow = methodsOf(found.flatMap(({ path }) => path) as unknown as Layer[]);
    if (!hit && allow.length > 0) {
      const header = [...allow, 'OPTIONS'].join(', ');
      if (ctx.method !== 'OPTIONS')
        throw new Problem(405, 'method-not-allowed', 'This address does not take that method.', {
          headers: { Allow: header },
        });
      ctx.set('Allow', header);
      ctx.status = 204;
      return;
    }
    // Inside a route a control character is just a malformed id; nothing else has a use for it.
    if (!hit && hasControl(ctx.path)) throw notFound('page');
    await next();
  };
};
