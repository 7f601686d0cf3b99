import type { WebPage } from '#core/web';

/** Pages of the shell itself (that at `/` only where no module has one), written as a module lists its own: the build reads from here which files a page needs. */
export const ownPages: readonly WebPage[] = [
  { path: '/', page: () => import('./pages/front/front-page').then((page) => page.FrontPage) },
  {
    path: '/reset-password',
    page: () => import('./sign-in/reset-password-page').then((page) => page.ResetPasswordPage),
  },
];

/** The page at an own path. */
export const ownPage = (path: string): WebPage | undefined => ownPages.find((page) => page.path === path);
