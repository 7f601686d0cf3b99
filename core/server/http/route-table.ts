import { type Layer, Router } from '@koa/router';
import type Koa from 'koa';
import type { RequestState, RouteLayer } from './state';

/** What an address and a method come to. */
export interface RouteMatch {
  /** The route that answers; null when there is none. */
  readonly hit: RouteLayer | null;
  /** Methods that the address takes. */
  readonly methods: readonly string[];
}
/** The routes of one part of the chain. */
export interface RouteTable {
  find(path: string, method: string): RouteMatch;
  /** Runs what `find` came to for this request; calls on where that is nothing of this table. */
  routes(): Koa.Middleware<RequestState>;
}

export interface TableRoute {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly answer: (ctx: Koa.Context) => Promise<void>;
}

interface Entry extends RouteLayer {
  readonly methods: readonly string[];
  matches(path: string): boolean;
}

/** The first two segments, in which only few routes have parameters: `/api/labors` of `/api/labors/3`. */
const headOf = (path: string): string => path.split('/', 3).join('/');

/** The pattern of a path as the router's library reads it. */
const layerOf = ({ path, method }: TableRoute): Layer => {
  const router = new Router({ sensitive: true, strict: true });
  router.register(path, [method], () => undefined);
  const [layer] = router.stack;
  if (!layer) throw new Error(`${path} made no layer`);
  return layer;
};

const isPattern = (path: string): boolean => /[:*({]/.test(path);

/** A pattern is read when an address is first compared with it: most of a process's routes are called late or never. */
const entryOf = (route: TableRoute, table: RouteTable): Entry => {
  const { name, path, method, answer } = route;
  const isFixed = !isPattern(path);
  const verb = method.toUpperCase();
  let known: Layer | null = null;
  const layer = (): Layer => {
    known ??= layerOf(route);
    return known;
  };
  return {
    ...{ name, table, methods: verb === 'GET' ? ['HEAD', 'GET'] : [verb] },
    matches: (asked) => (isFixed ? asked === path : layer().match(asked)),
    run: (ctx) => {
      ctx.params = isFixed ? {} : layer().params(ctx.path, layer().captures(ctx.path));
      return answer(ctx);
    },
  };
};

/**
 * Finds routes by the first segments of an address and then in the order given, so that a request is matched once, against a few of
 * them. Patterns are read by the router's own library; case, trailing and doubled slashes are other addresses.
 */
export const createRouteTable = (routes: readonly TableRoute[]): RouteTable => {
  const table: RouteTable = {
    find: (path, method) => {
      const here = (byHead.get(headOf(path)) ?? anywhere).filter((entry) => entry.matches(path));
      if (here.length === 0) return nothing;
      return {
        hit: here.find(({ methods }) => methods.includes(method)) ?? null,
        methods: here.flatMap(({ methods }) => methods),
      };
    },
    routes: () => async (ctx, next) => {
      const { route } = ctx.state;
      return route?.table === table ? route.run(ctx as unknown as Koa.Context) : next();
    },
  };
  const entries = routes.map((route) => {
    const head = headOf(route.path);
    return { head, isAnywhere: isPattern(head), entry: entryOf(route, table) };
  });
  const listOf = (head: string | null): readonly Entry[] =>
    entries.filter((one) => one.isAnywhere || one.head === head).map(({ entry }) => entry);
  const anywhere = listOf(null);
  const heads = new Set(entries.flatMap(({ head, isAnywhere }) => (isAnywhere ? [] : [head])));
  const byHead = new Map([...heads].map((head) => [head, listOf(head)]));
  return table;
};

const nothing: RouteMatch = { hit: null, methods: [] };
