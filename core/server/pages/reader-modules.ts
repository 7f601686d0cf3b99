import { isBelow, type Manifest, type Role } from '../../contract/manifest';
import type { User } from '../../contract/route';
import type { LiveModules } from '../modules/releases/live-modules';
import type { ModuleView } from '../modules/releases/module-view';
import { type Addresses, addressesOf } from './addresses';
import type { Bundles } from './bundles';
import { createOpenable, type Openable } from './openable-roots';

/** The modules that one reader's pages are made of. */
export interface ReaderModules {
  readonly manifests: readonly Manifest[];
  readonly bundles: Bundles;
  readonly addresses: Addresses;
  /** Version of a module that was published; undefined for one that is built with the host. */
  versionOf(module: string): string | undefined;
  /** Whether a module is built with the host, and its pages with the server's drawing. */
  isBuiltIn(module: string): boolean;
  /** The pattern of a published module's page at a path; null where it has none. */
  findPattern(module: string, path: string): string | null;
  /** What of a module a page names for a role, null for visitors: what its reader may open, and the root of its own address. */
  findOpenable(manifest: Manifest, role: Role | null, path: string): Openable | null;
  /** The page at a path belongs to a module that cannot be shown now. */
  isUnavailable(path: string): boolean;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Whether a page's pattern (`/journal/:slug`, `/journal/*`) is that of a path. */
const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === given[index]);
};

/** How exact a pattern is: plain parts count more than parameters. */
const exactness = (pattern: string): number => partsOf(pattern).filter((part) => !/^[:*]/.test(part)).length;

const fold = (view: ModuleView, built: Bundles): ReaderModules => {
  const { manifests, unavailable } = view;
  const bundles: Bundles = {
    folder: built.folder,
    of: (name) => (view.bundles.has(name) ? (view.bundles.get(name) ?? null) : built.of(name)),
  };
  const closed = manifests
    .filter(({ id }) => unavailable.has(id))
    .flatMap(({ web }) => web?.roots ?? [])
    .map(({ route }) => route);
  const addresses = addressesOf(manifests);
  const findOpenable = createOpenable(manifests);
  return {
    manifests,
    bundles,
    addresses,
    findOpenable: (manifest, role, path) => findOpenable(manifest, role, addresses.find(path)?.root ?? null),
    versionOf: (module) => view.versions.get(module),
    isBuiltIn: (module) => !view.bundles.has(module),
    findPattern: (module, path) =>
      Object.keys(view.bundles.get(module)?.pages ?? {})
        .filter((pattern) => matches(pattern, path))
        .sort((one, other) => exactness(other) - exactness(one))[0] ?? null,
    isUnavailable: (path) => closed.some((route) => isBelow(route, path)),
  };
};

/** What each reader gets; without published modules all get the same. */
export const createReaderModules = (
  built: Bundles,
  manifests: readonly Manifest[],
  modules?: Pick<LiveModules, 'view'>,
): ((user: User | null) => ReaderModules) => {
  const folded = new WeakMap<ModuleView, ReaderModules>();
  const fixed: ModuleView = { manifests, bundles: new Map(), versions: new Map(), unavailable: new Set() };
  return (user) => {
    const view = modules?.view(user) ?? fixed;
    const had = folded.get(view);
    if (had) return had;
    const made = fold(view, built);
    folded.set(view, made);
    return made;
  };
};
