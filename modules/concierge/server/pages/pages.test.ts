import { afterAll, expect, it } from 'vitest';
import { getNextKey } from '#core/contract/page';
import { testApp } from '#core/testing/app';
import { copyOffers } from '../jobs/sync-offers';
import { embeddedSource } from '../offers/embedded-source';

const app = await testApp();
afterAll(() => app.stop());
const anon = await app.as('anon');

const load = async (path: string) => {
  const found = app.assembled.publicPages.find(({ page }) => page.path === path);
  if (!found) throw new Error(`no page ${path}`);
  return found.page.load({ params: {}, query: new URLSearchParams(), user: null, language: 'en' });
};

it.each(['/concierge', '/concierge/experiences'])(
  '%s comes with what its routes answer, and with where lists go on',
  async (path) => {
    const offers = await embeddedSource.list(AbortSignal.timeout(5000));
    await app.knex.transaction((trx) => copyOffers(trx, embeddedSource, offers));
    const { answers, head } = await load(path);
    expect(head).toMatchObject({ canonical: path, title: expect.any(String), description: expect.any(String) });
    const asked = Object.keys(answers).filter((name) => !name.endsWith('#next'));
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) {
      const { body, headers } = await anon.get(name);
      expect([name, answers[name]]).toEqual([name, body]);
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? null;
      expect(answers[getNextKey(name)] ?? null).toBe(next);
    }
  },
);

it.each(['/concierge', '/concierge/experiences', '/enhanced-intake'])('%s stands in the sitemap', async (path) => {
  const listed = await Promise.all(app.assembled.publicPages.map(({ page }) => page.addresses?.() ?? []));
  expect(listed.flat().map((one) => one.path)).toContain(path);
});
