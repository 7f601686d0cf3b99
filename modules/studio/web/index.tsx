import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';
import { keptHistory, textDifferences, translationStates } from '../public';

/** Where staff change the content of the product. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/team-portal/studio', page: () => import('./pages/nouns-page').then((module) => module.NounsPage) },
    {
      path: '/team-portal/studio/:noun',
      page: () => import('./pages/documents-page').then((module) => module.DocumentsPage),
    },
    {
      path: '/team-portal/studio/:noun/:key/:language',
      page: () => import('./pages/editor-page').then((module) => module.EditorPage),
    },
  ],
  fills: [
    fill('team-portal.briefs', () => import('./parts/first-run').then((module) => module.FirstRun), 1),
    fill(textDifferences, () => import('./parts/views/differences').then((module) => module.Differences)),
    fill(translationStates, () => import('./parts/translation-states').then((module) => module.TranslationStates)),
    fill(keptHistory, () => import('./parts/views/kept-history').then((module) => module.KeptHistory)),
  ],
});
