import { isBelow } from '#core/contract/manifest';
import type { PageData } from '#core/contract/page';
import { formatLabel } from './language';
import { getPageData } from './page-data';

/** True when some module has pages at a path, and staff did not switch them off: `hasPage('/concierge')`. Draw no link otherwise. */
export const hasPage = (path: string): boolean =>
  getPageData().modules.some(({ roots }) => roots.some(({ route, isHidden }) => !isHidden && isBelow(route, path)));

/** Where somebody in danger finds help at once, with the name of the link; null when no module has such a page. */
export const findUrgentPage = (
  data: PageData = getPageData(),
): { readonly label: string; readonly to: string } | null => {
  const root = data.modules.flatMap(({ roots }) => roots).find(({ urgent }) => urgent !== undefined);
  return root?.urgent === undefined ? null : { label: formatLabel(root.urgent), to: root.route };
};
