import { getPageData } from '#core/web';

/** Whether a module of this installation has its pages at this address. */
export const hasRoot = (route: `/${string}`): boolean =>
  getPageData().modules.some(({ roots }) => roots.some((root) => root.route === route));
