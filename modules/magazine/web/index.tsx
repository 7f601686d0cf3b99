import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The journal, its articles, the reading list and the editors' pages. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/magazine', page: () => import('./pages/journal-page').then((module) => module.JournalPage) },
    {
      path: '/magazine/reading-list',
      page: () => import('./pages/reading-list-page').then((module) => module.ReadingListPage),
    },
    { path: '/magazine/desk', page: () => import('./pages/editorial-page').then((module) => module.EditorialPage) },
    { path: '/magazine/desk/:id', page: () => import('./pages/editor-page').then((module) => module.EditorPage) },
    {
      path: '/magazine/:slug',
      page: () => import('./pages/article-page').then((module) => module.ArticlePage),
      italics: true,
    },
  ],
  overlays: { search: () => import('./parts/search/search-palette').then((module) => module.SearchPalette) },
});
