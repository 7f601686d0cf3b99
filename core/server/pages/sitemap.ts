import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBelow } from '../../contract/manifest';
import type { PublicDocument, PublicPage } from '../../contract/public-page';
import { escaped } from './escape';

/** The protocol allows no more addresses in one file. */
const most = 50_000;
/** Addresses written without a pause: all 50,000 in one go block every other request for 150 ms. */
const atOnce = 1_000;
/** Milliseconds for which the same file is handed out: crawlers come in crowds. */
const keep = 60_000;

/** `/sitemap.xml`: the page at `/` and every address that modules name. */
export const sitemap = (
  baseUrl: string,
  pages: readonly PublicPage[],
  hiddenRoots: () => readonly string[] = () => [],
): PublicDocument => {
  let made: { readonly at: number; readonly body: Promise<string> } | null = null;
  const make = async (): Promise<string> => {
    const addresses = [
      { path: '/', changed: null },
      ...(await Promise.all(pages.map((page) => page.addresses?.() ?? []))).flat(),
    ];
    const hidden = hiddenRoots();
    const shown = addresses.filter(({ path }) => !hidden.some((root) => isBelow(root, path)));
    const known = new Map(shown.map((address) => [address.path, address]));
    const urls: string[] = [];
    for (const { path, changed } of [...known.values()].slice(0, most)) {
      const day = changed ? `<lastmod>${escaped(changed)}</lastmod>` : '';
      urls.push(`<url><loc>${escaped(new URL(path, baseUrl).href)}</loc>${day}</url>`);
      if (urls.length % atOnce === 0) await nextTurn();
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  };
  return {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    write: async () => {
      if (!made || Date.now() - made.at > keep) {
        const fresh = { at: Date.now(), body: make() };
        fresh.body.catch(() => {
          if (made === fresh) made = null;
        });
        made = fresh;
      }
      return made.body;
    },
  };
};
