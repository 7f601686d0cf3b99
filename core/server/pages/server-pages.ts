import type Koa from 'koa';
import type { ServerPage } from '../../contract/server-page';
import { sendPage } from '../auth/pages';
import type { Assembled, RawRoute } from '../host';
import { readBytes } from '../http/read-body';
import type { Bundles } from './bundles';
import { passwordStrength } from './password-strength';

/** Most bytes of a form. */
const formLimit = 8 * 1024;

const readForm = async (ctx: Koa.Context, { method }: ServerPage): Promise<URLSearchParams> =>
  new URLSearchParams(method === 'get' ? '' : (await readBytes(ctx, formLimit)).toString('utf8'));

/** The small pages of modules, in the frame of the host's own. */
export const serverPageRoutes = (pages: Assembled['serverPages'], bundles: Bundles): readonly RawRoute[] =>
  pages.map(({ owner, page }) => ({
    owner,
    method: page.method,
    path: page.path,
    because: page.access.because,
    handle: async (ctx) => {
      const form = await readForm(ctx, page);
      const { status, title, body, ratesPassword } = await page.handle({
        query: new URLSearchParams(ctx.querystring),
        form,
      });
      sendPage(ctx, status, title, body, ratesPassword ? passwordStrength(bundles) : '');
    },
  }));
