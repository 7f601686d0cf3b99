import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** Pages of the twelve Labors. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/intake', page: () => import('./pages/labor-board').then((module) => module.LaborBoard) },
    {
      path: '/intake/:labor',
      page: () => import('./pages/answer-page').then((module) => module.AnswerPage),
      cleared: true,
    },
  ],
});
