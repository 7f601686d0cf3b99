import type { PageData } from '#core/contract/page';
import { getPageData } from '#core/web';
import { setPageData } from '#core/web/page-data';

/** A visitor's page names what visitors may open: after the sign-in it takes what the server writes for this person. False where that fails. */
export const takeModules = async (): Promise<boolean> => {
  try {
    const answer = await fetch(location.pathname + location.search, { credentials: 'same-origin' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { modules } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as PageData;
    setPageData({ ...getPageData(), modules });
    return true;
  } catch {
    return false;
  }
};
