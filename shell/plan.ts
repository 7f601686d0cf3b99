import { isBelow } from '#core/contract/page-roots';
import { type ModuleInfo, matchRoutes, type PageData, pageData, type WebModule, type WebPage } from '#core/web';
import { ownPage } from './own-pages';

/** What stands at an address. `landing` is the landing page with the sign-in over it. */
export type Plan =
  | { readonly kind: 'own'; readonly page: WebPage }
  | { readonly kind: 'module'; readonly module: ModuleInfo }
  | { readonly kind: 'landing' }
  | { readonly kind: 'nothing' };

/** A path as it is compared: without slashes at its end. */
export const tidy = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** Decides what stands at a path for this reader: the shell's own pages, then the longest root of a module. */
export const planOf = (typed: string, visitor: boolean, { modules }: PageData = pageData()): Plan => {
  const path = tidy(typed);
  const page = ownPage(path);
  if (page?.signedIn && visitor) return { kind: 'landing' };
  if (page) return { kind: 'own', page };
  const [best] = modules
    .flatMap((module) => module.roots.map((root) => ({ module, root })))
    .filter(({ root }) => isBelow(root.route, path))
    .sort((one, other) => other.root.route.length - one.root.route.length);
  if (best && (!visitor || best.root.access === 'open')) return { kind: 'module', module: best.module };
  if (best) return { kind: 'landing' };
  return { kind: 'nothing' };
};

/** The page of a module at a path, with what its pattern reads from it. */
export const pageOf = (
  web: WebModule,
  path: string,
): { readonly page: WebPage; readonly params: Readonly<Record<string, string>> } | null => {
  const [match] = matchRoutes([...web.pages], path) ?? [];
  return match ? { page: match.route, params: match.params as Readonly<Record<string, string>> } : null;
};
