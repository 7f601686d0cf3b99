import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { uiLanguages } from '../../contract/page';
import type { PagesBundle } from '../../contract/public-page';
import type { Logger } from '../../contract/server';

/** The pages bundle, ready to draw. */
export interface PageRenderer {
  readonly bundle: PagesBundle;
  /** Of the build it comes from. */
  readonly mode: 'production' | 'development';
  /** Patterns of pages that could not be loaded. */
  readonly broken: ReadonlySet<string>;
}

/** What finding the pages bundle takes. */
export interface RendererParts {
  /** Folder of the bundle. */
  readonly folder: string;
  /** Notices new builds (development). */
  readonly watch: boolean;
  /** Pages of modules that are drawn. */
  readonly pages: readonly { readonly bundle: string; readonly pattern: string }[];
  readonly log: Logger;
}

const load = async (file: string, { pages, log }: RendererParts): Promise<PageRenderer | null> => {
  try {
    const require = createRequire(file);
    delete require.cache[file];
    const { bundle, mode } = require(file) as { bundle: PagesBundle; mode: PageRenderer['mode'] };
    const failed = await bundle.prepare(pages, uiLanguages);
    for (const { pattern, error } of failed)
      log.error('page cannot be drawn on the server', { page: pattern, error: error.message });
    return { bundle, mode, broken: new Set(failed.map(({ pattern }) => pattern)) };
  } catch (error) {
    log.error('pages cannot be drawn on the server', { error: (error as Error).message });
    return null;
  }
};

/** Loads the pages bundle when it is first asked for. Null when it was not built or does not start; pages are then drawn by the browser. */
export const createPageRenderer = (parts: RendererParts): (() => Promise<PageRenderer | null>) => {
  const file = join(parts.folder, 'pages.cjs');
  let at = 0;
  let renderer: Promise<PageRenderer | null> = Promise.resolve(null);
  return () => {
    if (at > 0 && !parts.watch) return renderer;
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed === at || changed === 0) return renderer;
    at = changed;
    renderer = load(file, parts);
    return renderer;
  };
};
