import { isBelow } from '#core/contract/manifest';
import { pageData } from './page-data';

/** True when some module has pages at a path: `hasPage('/concierge')`. Draw no link otherwise. */
export const hasPage = (path: string): boolean =>
  pageData().modules.some(({ roots }) => roots.some(({ route }) => isBelow(route, path)));
