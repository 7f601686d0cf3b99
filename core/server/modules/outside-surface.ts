import type { OutsideSurface } from '../../contract/outside';
import type { Assembled } from '../host';
import { routeName } from '../http/route-name';

/** Folds what routes and manifests declare for other systems into two lists. */
export const createOutsideSurface = ({
  routes,
  manifests,
}: Pick<Assembled, 'routes' | 'manifests'>): OutsideSurface => ({
  listScopes: () => {
    const byScope = new Map<string, string[]>();
    for (const { route } of routes)
      if (route.tokenScope !== undefined)
        byScope.set(route.tokenScope, [...(byScope.get(route.tokenScope) ?? []), routeName(route)]);
    return [...byScope].sort(([a], [b]) => a.localeCompare(b)).map(([scope, names]) => ({ scope, routes: names }));
  },
  listEvents: () =>
    manifests.flatMap(({ outsideEvents = {} }) => Object.entries(outsideEvents).map(([id, title]) => ({ id, title }))),
});
