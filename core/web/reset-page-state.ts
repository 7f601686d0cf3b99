import type { PageData } from '#core/contract/page';
import { setPageData } from './page-data';
import { useSession } from './session';
import { useTheme } from './theme';

/** For the server: everything that `#core/web` says from now on is about this page and its reader, and nothing of the one before is left. */
export const resetPageState = (data: PageData): void => {
  setPageData(data);
  useSession.setState({ user: data.user, expired: false, signIn: null }, true);
  useTheme.setState({ theme: data.theme }, true);
};
