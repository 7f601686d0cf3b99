import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { WebModule } from '../../contract/web';

/** The drawing bundle of a published module, in the version that everybody is shown. */
export interface PublishedDrawing {
  readonly module: string;
  readonly version: string;
  /** Path of its file, which holds what was published. */
  readonly file: string;
}

/**
 * Runs a drawing bundle with what the host's own shares, so that all draw with one React. It can ask for nothing else by name. That is
 * order and no protection: it runs with the host's rights, so only a version whose code may run on the server comes here.
 */
export const loadDrawing = async (
  { module: id, file }: PublishedDrawing,
  shared: Readonly<Record<string, object>>,
): Promise<WebModule> => {
  const module = { exports: {} as { readonly web?: WebModule } };
  const require = (name: string): object => {
    const found = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (!found) throw new Error(`it draws with ${name}, which is not shared`);
    return found;
  };
  const run = compileFunction(await readFile(file, 'utf8'), ['require', 'module', 'exports'], { filename: file });
  run(require, module, module.exports);
  const { web } = module.exports;
  if (web?.manifest.id !== id) throw new Error('it exports no `web` of this module');
  return web;
};
