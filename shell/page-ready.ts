import { type ModuleInfo, textsReady } from '#core/web';
import { partOf } from './lazy-part';
import { loadModule } from './loader';
import { ownPage } from './own-pages';
import { findFrontModule, normalizePath, pageOf, planOf } from './plan';

const modulePageReady = async (module: ModuleInfo, path: string): Promise<void> => {
  const found = pageOf(await loadModule(module.id), normalizePath(path));
  if (found) await partOf(found.page.page);
};

const ownPageReady = async (path: string): Promise<void> => {
  const page = ownPage(normalizePath(path));
  if (page) await partOf(page.page);
};

/** Loads all that the page at a path is drawn with. */
export const pageReady = async (path: string, visitor: boolean): Promise<void> => {
  const texts = textsReady();
  const plan = planOf(path, visitor);
  const drawn = plan.kind === 'sign-in' ? '/' : path;
  const module = plan.kind === 'sign-in' ? findFrontModule() : plan.kind === 'module' ? plan.module : null;
  if (module) await modulePageReady(module, drawn);
  else if (plan.kind !== 'nothing') await ownPageReady(drawn);
  await texts;
};
