import { existsSync, readdirSync } from 'node:fs';
import type { Manifest } from '../../contract/manifest';
import type { ServerModule } from '../../contract/server';
import { loadModuleFile, modulePath, modulesFolder } from './module-files';

/** A module folder with what its entries say; `server` is absent for a module that only has pages. */
export interface FoundModule {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly server?: ServerModule;
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const manifest = (await loadModuleFile(folder, 'module')).manifest as Manifest | undefined;
  if (!manifest) throw new Error(`module ${folder}: module.ts must export \`manifest\``);
  return manifest;
};

const readModule = async (folder: string): Promise<FoundModule> => {
  const manifest = await readManifest(folder);
  if (!existsSync(modulePath(folder, 'server/index'))) return { folder, manifest };
  const server = (await loadModuleFile(folder, 'server/index')).server as ServerModule | undefined;
  if (!server) throw new Error(`module ${folder}: server/index.ts must export \`server\``);
  return { folder, manifest, server };
};

const listFolders = (): string[] =>
  existsSync(modulesFolder)
    ? readdirSync(modulesFolder)
        .filter((name) => existsSync(modulePath(name, 'module')))
        .sort()
    : [];

/** What all modules say of themselves, without their servers: commands load no more than that. */
export const findManifests = (): Promise<Manifest[]> => Promise.all(listFolders().map(readManifest));

/** Step 1 of boot: every folder under modules/ that has a module.ts, by name. `only` narrows it for tests, to those and what they need. */
export const findModules = async (only?: readonly string[]): Promise<FoundModule[]> => {
  const names = listFolders();
  if (!only) return Promise.all(names.map(readModule));
  const found = new Map<string, FoundModule>();
  const add = async (name: string): Promise<void> => {
    if (found.has(name) || !names.includes(name)) return;
    const module = await readModule(name);
    found.set(name, module);
    for (const need of module.manifest.needs) await add(need);
  };
  for (const name of only) await add(name);
  return names.flatMap((name) => found.get(name) ?? []);
};
