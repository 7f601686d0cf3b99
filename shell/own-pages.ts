import type { WebPage } from '#core/web';

/** A page of the shell; `signedIn`: a visitor is asked to sign in first. */
export interface OwnPage extends WebPage {
  readonly signedIn?: true;
}

/** Pages of the shell itself (that at `/` only where no module has one), written as a module lists its own: the build reads from here which files a page needs. */
export const ownPages: readonly OwnPage[] = [
  { path: '/', page: () => import('./pages/front/front-page').then((page) => page.FrontPage) },
  {
    path: '/reset-password',
    page: () => import('./sign-in/reset-password-page').then((page) => page.ResetPasswordPage),
  },
  { path: '/goodbye', page: () => import('./account/goodbye/goodbye-page').then((page) => page.GoodbyePage) },
  { path: '/account', page: () => import('./account/you/you-page').then((page) => page.YouPage), signedIn: true },
  {
    path: '/account/security',
    page: () => import('./account/security/security-page').then((page) => page.SecurityPage),
    signedIn: true,
  },
  {
    path: '/account/data',
    page: () => import('./account/data/data-page').then((page) => page.DataPage),
    signedIn: true,
  },
];

/** The page at an own path. */
export const ownPage = (path: string): OwnPage | undefined => ownPages.find((page) => page.path === path);
