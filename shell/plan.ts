import type { PageRoot } from '#core/contract/manifest';
import { isBelow } from '#core/contract/manifest';
import { getPageData, type ModuleInfo, matchRoutes, type PageData, type WebModule, type WebPage } from '#core/web';
import { ownPage } from './own-pages';

/** What is at an address. `sign-in` is the page at `/` with the sign-in over it. */
export type Plan =
  | { readonly kind: 'own'; readonly page: WebPage }
  | { readonly kind: 'module'; readonly module: ModuleInfo; readonly root: PageRoot }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'nothing' };

/** A path as it is compared: without slashes at its end. */
export const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** Decides what is at a path for this reader: the longest root of a module, then the shell's own pages. */
export const planOf = (typed: string, visitor: boolean, { modules }: PageData = getPageData()): Plan => {
  const path = normalizePath(typed);
  const [best] = modules
    .flatMap((module) => module.roots.map((root) => ({ module, root })))
    .filter(({ root }) => isBelow(root.route, path))
    .sort((one, other) => other.root.route.length - one.root.route.length);
  if (best?.root.isHidden && best.root.route === path) return { kind: 'nothing' };
  if (best) return visitor && best.root.access !== 'open' ? { kind: 'sign-in' } : { kind: 'module', ...best };
  const page = ownPage(path);
  return page ? { kind: 'own', page } : { kind: 'nothing' };
};

/** The module whose page is at `/` for a visitor; null where that is the shell's own. */
export const findFrontModule = (data: PageData = getPageData()): ModuleInfo | null => {
  const plan = planOf('/', true, data);
  return plan.kind === 'module' ? plan.module : null;
};

/** The page of a module at a path, with what its pattern reads from it. */
export const pageOf = (
  web: WebModule,
  path: string,
): { readonly page: WebPage; readonly params: Readonly<Record<string, string>> } | null => {
  const [match] = matchRoutes([...web.pages], path) ?? [];
  return match ? { page: match.route, params: match.params as Readonly<Record<string, string>> } : null;
};
