import type { APIRequestContext } from '@playwright/test';

/** Own paths of all public pages, as the sitemap lists them. */
export const publicPaths = async (request: APIRequestContext): Promise<readonly string[]> => {
  const map = await (await request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

/** An article that the magazine has published; null without one. */
export const anArticle = async (request: APIRequestContext): Promise<string | null> =>
  (await publicPaths(request)).find((path) => /^\/magazine\/./.test(path)) ?? null;
