import { isBelow } from '#core/contract/manifest';
import type { PageData } from '#core/contract/page';
import { inWords } from './language';
import { pageData } from './page-data';

/** True when some module has pages at a path: `hasPage('/concierge')`. Draw no link otherwise. */
export const hasPage = (path: string): boolean =>
  pageData().modules.some(({ roots }) => roots.some(({ route }) => isBelow(route, path)));

/** Where somebody in danger finds help at once, with the name of the link; null when no module has such a page. */
export const findUrgentPage = (data: PageData = pageData()): { readonly label: string; readonly to: string } | null => {
  const root = data.modules.flatMap(({ roots }) => roots).find(({ urgent }) => urgent !== undefined);
  return root?.urgent === undefined ? null : { label: inWords(root.urgent), to: root.route };
};
