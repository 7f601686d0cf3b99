import { nameHouse } from '#core/contract/house';
import { type PublicPage, toAnswer } from '#core/contract/public-page';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import * as api from '../schemas/endpoints';
import { legalPages } from '../schemas/values';
import { legalContent } from './content';
import { legalSteps } from './first-run';
import { heads } from './heads';
import { createLegalPages } from './queries/legal-page';
import { legalPageRoutes } from './routes/legal-pages';

/** Server side of this module: heads of its pages, and what the operator publishes on them. */
export const server = defineServer(manifest, (core) => {
  const read = createLegalPages(core);
  const publicPages: readonly PublicPage[] = (Object.keys(heads) as (keyof typeof heads)[]).map((path) => ({
    path,
    load: async ({ language: asked }) => {
      const language = asked === 'en-XA' ? 'en' : asked;
      const page = legalPages.find((one) => path === `/${one}`);
      const { title, description } = heads[path][language];
      const head = { title, description: nameHouse(description, core.config.houseName) };
      if (!page) return { head, answers: {} };
      const shown = read(page, language);
      return {
        head: { ...head, title: shown.title },
        answers: toAnswer(api.getLegalPage, { params: { page, language } }, shown),
      };
    },
    // An imprint that nobody has written says nothing to those who search.
    addresses: async () => (path === '/imprint' && !read('imprint', 'en').tree ? [] : [{ path, changed: null }]),
  }));
  return {
    routes: legalPageRoutes(read) satisfies RoutesOf<typeof api>,
    publicPages,
    provides: [provide(contentNouns, legalContent), ...legalSteps(core).map((step) => provide(firstRunSteps, step))],
  };
});
