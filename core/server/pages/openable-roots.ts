import { isBelow, type Manifest, type NavLink, type PageRoot, type Role } from '../../contract/manifest';

/** What of a module stands in the pages of one reader. */
export interface Openable {
  readonly roots: readonly PageRoot[];
  /** Nothing of its code runs for them before they sign in. */
  readonly isClosed: boolean;
}

/** For whom the links of a root are; null for everybody, undefined where it has none. */
const readersOf = ({ nav }: PageRoot): readonly Role[] | null | undefined => {
  if (!nav || nav.length === 0) return undefined;
  return nav.every(({ roles }) => roles) ? nav.flatMap(({ roles = [] }) => roles) : null;
};

/** A root that needs a sign-in is for those whom its links are for; one without links for those of the root that it lies below. */
const listReaders = (roots: readonly PageRoot[]): ReadonlyMap<PageRoot, readonly Role[] | null> => {
  const linked = roots
    .filter((root) => readersOf(root) !== undefined)
    .sort((one, other) => other.route.length - one.route.length);
  return new Map(
    roots.map((root) => {
      if (root.access === 'open') return [root, null];
      const own = readersOf(root);
      if (own !== undefined) return [root, own];
      const above = linked.find(({ route }) => isBelow(route, root.route));
      return [root, above ? (readersOf(above) ?? null) : null];
    }),
  );
};

/** Places that a visitor's page reads of pages that need a sign-in: where somebody goes who has just signed in. */
const afterSignIn: ReadonlySet<NavLink['place']> = new Set(['bar', 'start', 'deletion', 'security']);

/**
 * What of each module stands in a reader's pages. Everybody opens an account as a client, so a visitor's links to a client's pages
 * ask to sign in at once; whatever else is asked for, the server answers anew, with the root of that address.
 */
export const createOpenable = (manifests: readonly Manifest[]) => {
  const readers = listReaders(manifests.flatMap(({ web }) => web?.roots ?? []));
  return ({ permissions, web }: Manifest, role: Role | null, asked: PageRoot | null): Openable | null => {
    if (!web) return null;
    // An account begins as a client's.
    const ofReader: Role = role ?? 'client';
    const isShown = (access: PageRoot['access'], { place, roles }: NavLink): boolean => {
      if (role === null && access === 'open' && !roles) return true;
      return (role !== null || afterSignIn.has(place)) && (!roles || roles.includes(ofReader));
    };
    const roots = web.roots
      .filter((root) => root === asked || (readers.get(root)?.includes(ofReader) ?? true))
      .map(({ nav, ...root }) => {
        const links = nav?.filter((link) => isShown(root.access, link)).map(({ roles: _, ...link }) => link) ?? [];
        return { ...root, ...(links.length > 0 ? { nav: links } : {}) };
      });
    const rights = Object.values(permissions);
    const has = [...(web.fills ?? []), ...(web.overlays ?? [])].length > 0;
    const isFor = rights.length === 0 || rights.some((roles) => roles.includes(ofReader));
    if (roots.length === 0 && !(has && isFor)) return null;
    return { roots, isClosed: role === null && !has && roots.every(({ access }) => access !== 'open') };
  };
};
