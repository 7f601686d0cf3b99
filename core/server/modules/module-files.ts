import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../root';

/** True when running the sources (tsx, vitest), false in the bundle under dist/server. */
export const fromSources = import.meta.url.endsWith('.ts');
const base = fromSources ? projectRoot : join(projectRoot, 'dist/server');
export const moduleExtension = fromSources ? 'ts' : 'js';

/** The folder of all modules, in the sources or in the bundle. */
export const modulesFolder = join(base, 'modules');

/** Where a file of a module is, named without its ending: `server/index`. */
export const modulePath = (folder: string, file: string): string =>
  join(modulesFolder, folder, `${file}.${moduleExtension}`);

export const loadModuleFile = async (folder: string, file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(modulePath(folder, file)).href)) as Record<string, unknown>;
