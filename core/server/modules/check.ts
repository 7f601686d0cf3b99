import { capabilities } from '../../contract/host-ports';
import type { Manifest } from '../../contract/manifest';
import type { OwnedRoute } from '../host';
import { routeName } from '../http/route-name';
import { checkPages } from './check-pages';
import { checkVersions } from './check-versions';
import type { FoundModule } from './find';

const kebab = /^[a-z]+(-[a-z]+)*$/;

const faultsOf = ({ folder, manifest }: FoundModule, ids: ReadonlySet<string>): string[] => {
  const faults: string[] = [];
  if (manifest.id !== folder) faults.push(`id "${manifest.id}" is not the folder's name`);
  if (!kebab.test(manifest.id)) faults.push(`id "${manifest.id}" is not kebab-case`);
  for (const need of manifest.needs) if (!ids.has(need)) faults.push(`needs "${need}", which does not exist`);
  for (const capability of manifest.capabilities ?? [])
    if (!capabilities.includes(capability)) faults.push(`capability "${capability}" is unknown`);
  for (const permission of Object.keys(manifest.permissions))
    if (!permission.startsWith(`${manifest.id}.`)) faults.push(`permission "${permission}" lacks its prefix`);
  for (const event of Object.keys(manifest.outsideEvents ?? {}))
    if (!event.startsWith(`${manifest.id}.`)) faults.push(`event "${event}" lacks its prefix`);
  for (const { route } of manifest.web?.roots ?? [])
    if (!/^\/([a-z0-9-]+(\/(:[a-zA-Z]+|[a-z0-9-]+))*)?$/.test(route))
      faults.push(`page root "${route}" is not a plain path`);
  for (const { id, shortcuts = [] } of manifest.web?.overlays ?? []) {
    if (!kebab.test(id)) faults.push(`overlay "${id}" is not kebab-case`);
    for (const shortcut of shortcuts)
      if (!/^(mod\+[a-z0-9]|[^\sa-z0-9])$/.test(shortcut)) faults.push(`overlay "${id}": shortcut "${shortcut}"`);
  }
  return faults;
};

const twice = <T>(
  modules: readonly FoundModule[],
  what: string,
  of: (manifest: Manifest) => readonly T[],
): string[] => {
  const owner = new Map<T, string>();
  const faults: string[] = [];
  for (const { manifest } of modules)
    for (const item of of(manifest)) {
      const first = owner.get(item);
      if (first) faults.push(`module ${manifest.id}: ${what} "${String(item)}" is already taken by ${first}`);
      owner.set(item, manifest.id);
    }
  return faults;
};

/** What is wrong with manifests, each on its own and against the others; one line each, which names the module at fault. */
export const findManifestFaults = (modules: readonly FoundModule[]): string[] => {
  const ids = new Set(modules.map((module) => module.manifest.id));
  const faults = modules.flatMap((module) => faultsOf(module, ids).map((fault) => `module ${module.folder}: ${fault}`));
  faults.push(...twice(modules, 'page root', (manifest) => manifest.web?.roots.map((root) => root.route) ?? []));
  faults.push(
    ...twice(modules, 'page flag', (manifest) =>
      (manifest.web?.roots ?? []).flatMap((root) => (root.urgent ? ['urgent'] : [])),
    ),
  );
  faults.push(...twice(modules, 'overlay', (manifest) => manifest.web?.overlays?.map(({ id }) => id) ?? []));
  faults.push(
    ...twice(modules, 'shortcut', (manifest) => manifest.web?.overlays?.flatMap((one) => one.shortcuts ?? []) ?? []),
  );
  faults.push(...twice(modules, 'table', (manifest) => manifest.tables ?? []));
  faults.push(...checkPages(modules.map(({ manifest }) => manifest)));
  faults.push(...checkVersions(modules.map(({ manifest }) => manifest)));
  return faults;
};

/** Step 2 of boot. Throws one error that names each module at fault. */
export const checkModules = (modules: readonly FoundModule[]): void => {
  const faults = findManifestFaults(modules);
  if (faults.length > 0) throw new Error(`Modules cannot start:\n  ${faults.join('\n  ')}`);
};

/** Every method of an address belongs to one module or the host; how its parameters are called makes no other address. */
export const checkRoutes = (routes: readonly OwnedRoute[]): void => {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { owner, route } of routes) {
    const address = routeName({ method: route.method, path: route.path.replace(/:\w+/g, ':') });
    const first = owners.get(address);
    const name = (id: string): string => (id === 'core' ? 'the host' : id);
    if (first) faults.push(`module ${owner}: route "${routeName(route)}" is already taken by ${name(first)}`);
    else owners.set(address, owner);
  }
  if (faults.length > 0) throw new Error(`Modules cannot start:\n  ${faults.join('\n  ')}`);
};

/** Modules so that each comes after what it needs. Throws on a circle, naming it. */
export const orderModules = (modules: readonly FoundModule[]): FoundModule[] => {
  const byId = new Map(modules.map((module) => [module.manifest.id, module]));
  const done = new Set<string>();
  const ordered: FoundModule[] = [];
  const visit = (id: string, path: readonly string[]): void => {
    if (path.includes(id)) throw new Error(`Modules need each other in a circle: ${[...path, id].join(' -> ')}`);
    const module = byId.get(id);
    if (!module || done.has(id)) return;
    for (const need of module.manifest.needs) visit(need, [...path, id]);
    done.add(id);
    ordered.push(module);
  };
  for (const id of byId.keys()) visit(id, []);
  return ordered;
};
