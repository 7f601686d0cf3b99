import type { Role } from '#core/contract/manifest';
import type { PageData } from '#core/contract/page';
import { getPageData } from './page-data';

/** The first page of the bar for a role: where somebody goes who has no other aim. The landing page when no module has one. */
export const findHomePage = (role: Role, data: PageData = getPageData()): string =>
  data.modules
    .flatMap(({ roots }) => roots)
    .flatMap(({ route, nav = [] }) => nav.map((link) => ({ ...link, to: route })))
    .filter(({ place, roles }) => place === 'bar' && (!roles || roles.includes(role)))
    .sort((one, other) => one.order - other.order)[0]?.to ?? '/';
