import type Koa from 'koa';
import { notFound, Problem } from '../../contract/errors';
import type { RawRoute } from '../host';
import { hasControl } from './address';
import type { Prepared } from './prepare-route';
import { byPrecision, routeName } from './route-name';
import { createRouteTable, type RouteTable } from './route-table';
import { type RouteHost, runRoute } from './run-route';
import type { RequestState } from './state';

/**
 * Mounts routes on a router where case, trailing and doubled slashes are other addresses (404), never a lower check. `gate` throws for
 * a module that does not answer now.
 */
export const mountRoutes = (
  routes: readonly Prepared[],
  raw: readonly RawRoute[],
  host: RouteHost,
  gate: (owner: string) => void = () => undefined,
): RouteTable => {
  const jobs = [
    ...routes.map((prepared) => ({
      owner: prepared.owner,
      path: prepared.route.path,
      method: prepared.route.method,
      run: runRoute(prepared, host),
    })),
    ...raw.map(({ owner = 'core', path, method, handle }) => ({ owner, path, method, run: handle })),
  ].sort(byPrecision);
  const seen = new Set<string>();
  const table = jobs.map(({ owner, path, method, run }) => {
    const name = routeName({ method, path });
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
    const answer = async (ctx: Koa.Context): Promise<void> => {
      gate(owner);
      await run(ctx);
    };
    return { name, path, method, answer };
  });
  return createRouteTable(table);
};

/** 405 with Allow for a known path, 204 for its OPTIONS, the route's name for the log otherwise. */
export const matchRoutes = (tables: readonly RouteTable[]): Koa.Middleware<RequestState> => {
  return async (ctx, next) => {
    const { path, method } = ctx;
    const found = tables.map((table) => table.find(path, method));
    const hit = found.find((one) => one.hit)?.hit ?? null;
    ctx.state.route = hit;
    if (hit) ctx.state.routeName = hit.name;
    const allow = hit ? [] : [...new Set(found.flatMap(({ methods }) => methods))].sort();
    if (allow.length > 0) {
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
