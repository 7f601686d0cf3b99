import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../contract/manifest';
import type { ServerModule } from '../../contract/server';
import { projectRoot } from '../root';

/** A module folder with what its entries say; `server` is absent for a module that only has pages. */
export interface FoundModule {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly server?: ServerModule;
}

/** True when running the sources (tsx, vitest), false in the bundle under dist/server. */
export const fromSources = import.meta.url.endsWith('.ts');
const base = fromSources ? projectRoot : join(projectRoot, 'dist/server');
const extension = fromSources ? 'ts' : 'js';

const load = async (path: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(path).href)) as Record<string, unknown>;

const readModule = async (folder: string): Promise<FoundModule> => {
  const at = (file: string) => join(base, 'modules', folder, `${file}.${extension}`);
  const manifest = (await load(at('module'))).manifest as Manifest | undefined;
  if (!manifest) throw new Error(`module ${folder}: module.ts must export \`manifest\``);
  if (!existsSync(at('server/index'))) return { folder, manifest };
  const server = (await load(at('server/index'))).server as ServerModule | undefined;
  if (!server) throw new Error(`module ${folder}: server/index.ts must export \`server\``);
  return { folder, manifest, server };
};

/** Step 1 of boot: every folder under modules/ that has a module.ts, by name. `only` narrows it for tests, to those and what they need. */
export const findModules = async (only?: readonly string[]): Promise<FoundModule[]> => {
  const folder = join(base, 'modules');
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, `module.${extension}`)))
        .sort()
    : [];
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
