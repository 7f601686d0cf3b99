import { textsReady } from '#core/web';
import { partOf } from './lazy-part';
import { loadModule } from './loader';
import { ownPage } from './own-pages';
import { pageOf, planOf, tidy } from './plan';

/** Loads all that the page at a path is drawn with. */
export const pageReady = async (path: string, visitor: boolean): Promise<void> => {
  const texts = textsReady();
  const plan = planOf(path, visitor);
  if (plan.kind === 'module') {
    const web = await loadModule(plan.module.id);
    const found = pageOf(web, tidy(path));
    if (found) await partOf(found.page.page);
  } else if (plan.kind !== 'nothing') {
    const page = plan.kind === 'own' ? plan.page : ownPage('/');
    if (page) await partOf(page.page);
  }
  await texts;
};
