import type { Manifest, PageRoot } from '../../contract/manifest';
import { isBelow } from '../../contract/manifest';
import type { PlannedPage } from '../../contract/public-page';

/** Pages of the shell itself; a module may have its own at `/`. */
export const ofShell: ReadonlySet<string> = new Set(['/', '/reset-password']);

/** Where somebody goes who signs in while their account waits to be erased; null where no module has such a page. */
export const findDeletionPage = (manifests: readonly Manifest[]): string | null =>
  manifests.flatMap(({ web }) => web?.roots ?? []).find(({ nav }) => nav?.some(({ place }) => place === 'deletion'))
    ?.route ?? null;

/** The account's page about signing in; `/` where no module has one. */
export const findSecurityPage = (manifests: readonly Manifest[]): string =>
  manifests.flatMap(({ web }) => web?.roots ?? []).find(({ nav }) => nav?.some(({ place }) => place === 'security'))
    ?.route ?? '/';

/** What the server knows of page addresses before any bundle runs. */
export interface Addresses {
  /** Addresses that need a sign-in. */
  readonly hidden: readonly string[];
  /** The root and module which serve a path; null when none does. */
  find(path: string): { readonly module: string; readonly root: PageRoot } | null;
  /** Whose page stands at a path, as far as that is known without the pages bundle. */
  planOf(path: string, signedIn: boolean): Pick<PlannedPage, 'bundle' | 'pattern' | 'languages'>;
  /** HTTP status of the page at a path. */
  statusOf(path: string): 200 | 404;
}

/** Folds the page roots of all modules. */
export const addressesOf = (manifests: readonly Manifest[]): Addresses => {
  const roots = manifests
    .flatMap((manifest) => (manifest.web?.roots ?? []).map((root) => ({ module: manifest.id, root })))
    .sort((one, other) => other.root.route.length - one.root.route.length);
  const find = (path: string) => roots.find(({ root }) => isBelow(root.route, path)) ?? null;
  return {
    hidden: roots.filter(({ root }) => root.access === 'signed-in').map(({ root }) => root.route),
    find,
    planOf: (path, signedIn) => {
      const canOpen = (served: ReturnType<typeof find>) => served && (signedIn || served.root.access === 'open');
      const asked = find(path);
      // The page at `/` stands in for one that needs a sign-in.
      const served = asked && !canOpen(asked) ? find('/') : asked;
      return { bundle: served && canOpen(served) ? served.module : 'shell', pattern: null, languages: [] };
    },
    statusOf: (typed) => {
      const path = typed.length > 1 ? typed.replace(/\/+$/, '') : typed;
      return ofShell.has(path) || find(path) ? 200 : 404;
    },
  };
};
