import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { uiLanguages } from '../../contract/page';
import type { PagesBundle } from '../../contract/public-page';
import type { Logger } from '../../contract/server';
import { loadDrawing, type PublishedDrawing } from './published-drawing';

/** The pages bundle, ready to draw. */
export interface PageRenderer {
  readonly bundle: PagesBundle;
  /** Of the build it comes from. */
  readonly mode: 'production' | 'development';
  /** Patterns of pages that could not be loaded. */
  readonly broken: ReadonlySet<string>;
  /** Versions of published modules whose pages it draws. */
  readonly published: ReadonlyMap<string, string>;
}

/** What finding the pages bundle takes. */
export interface RendererParts {
  /** Folder of the bundle. */
  readonly folder: string;
  /** Notices new builds (development). */
  readonly watch: boolean;
  /** Pages of modules that are drawn. */
  readonly pages: readonly { readonly bundle: string; readonly pattern: string }[];
  /** Drawing bundles of modules that were published; others may come while the product runs. */
  readonly published?: () => readonly PublishedDrawing[];
  readonly log: Logger;
}

type Renderer = PageRenderer & { readonly broken: Set<string>; readonly published: Map<string, string> };

/** Takes in what was published since. A module that cannot be drawn is left to browsers. */
const adopt = async (renderer: Renderer, { pages, log }: RendererParts, news: readonly PublishedDrawing[]) => {
  const { bundle, published, broken } = renderer;
  for (const drawing of news) {
    const { module, version } = drawing;
    published.delete(module);
    try {
      bundle.adopt(await loadDrawing(drawing, bundle.shared));
      const own = pages.filter((page) => page.bundle === module);
      for (const { pattern } of own) broken.delete(pattern);
      for (const { pattern, error } of await bundle.prepare(own, uiLanguages)) {
        broken.add(pattern);
        log.error('page cannot be drawn on the server', { page: pattern, error: error.message });
      }
      published.set(module, version);
    } catch (error) {
      log.error('module cannot be drawn on the server', { module, version, error: (error as Error).message });
    }
  }
};

const load = async (file: string, { pages, published, log }: RendererParts): Promise<Renderer | null> => {
  try {
    const require = createRequire(file);
    delete require.cache[file];
    const { bundle, mode } = require(file) as { bundle: PagesBundle; mode: PageRenderer['mode'] };
    const elsewhere = new Set(published?.().map(({ module }) => module));
    const own = pages.filter((page) => !elsewhere.has(page.bundle));
    const failed = await bundle.prepare(own, uiLanguages);
    for (const { pattern, error } of failed)
      log.error('page cannot be drawn on the server', { page: pattern, error: error.message });
    return { bundle, mode, broken: new Set(failed.map(({ pattern }) => pattern)), published: new Map() };
  } catch (error) {
    log.error('pages cannot be drawn on the server', { error: (error as Error).message });
    return null;
  }
};

/** Loads the pages bundle when it is first asked for. Null when it was not built or does not start; pages are then drawn by the browser. */
export const createPageRenderer = (parts: RendererParts): (() => Promise<PageRenderer | null>) => {
  const file = join(parts.folder, 'pages.cjs');
  let at = 0;
  let renderer: Promise<Renderer | null> = Promise.resolve(null);
  /** Versions that were taken in or tried. */
  let tried = new Map<string, string>();
  const current = (): Promise<Renderer | null> => {
    if (at > 0 && !parts.watch) return renderer;
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed === at || changed === 0) return renderer;
    at = changed;
    tried = new Map();
    renderer = load(file, parts);
    return renderer;
  };
  return () => {
    const found = current();
    const news = (parts.published?.() ?? []).filter(({ module, version }) => tried.get(module) !== version);
    if (news.length === 0) return found;
    for (const { module, version } of news) tried.set(module, version);
    renderer = found.then(async (loaded) => {
      if (loaded) await adopt(loaded, parts, news);
      return loaded;
    });
    return renderer;
  };
};
