import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPath } from '#core/contract/endpoint';
import type { PublicPage } from '#core/contract/public-page';
import { testApp } from '#core/testing/app';
import { countArticles, getArticle, listArticles, listBookmarks } from '../schemas/endpoints';

import { aDraft, aPublishedArticle } from '../testing/factory';

const lang = 'en';
const articlePath = (slug: string): string => toPath(getArticle, { params: { slug }, query: { lang } });
const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());
beforeAll(async () => {
  await app.knex('articles').delete();
  await aPublishedArticle(admin, { title: 'Heard & <seen>', category: 'Travel', type: 'audio', ...sound() });
  await aPublishedArticle(admin, { title: 'Plain', category: 'Wellness' });
  await aDraft(admin, { title: 'Draft' });
});
const sound = () => ({
  media: { kind: 'audio', file: 'a.12345678.mp3', captions: null, durationSeconds: 61 } as const,
  transcript: 'Words.',
});

const page = (path: string): PublicPage => {
  const found = app.assembled.publicPages.find((one) => one.page.path === path);
  if (!found) throw new Error(`no page ${path}`);
  return found.page;
};
const load = (path: string, params: Record<string, string> = {}, query = '') =>
  page(path).load({ params, query: new URLSearchParams(query), user: null, language: 'en' });

/** Width and height of a PNG, as its header says. */
const sizeOf = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('the picture of a shared link', () => {
  it('is a PNG of 1200 by 630 for the list, each category and each article, with words for it', async () => {
    const list = (await load('/magazine')).head.image;
    expect(list).toEqual({ path: '/magazine/cards/journal.png', alt: 'Transformation Journal' });
    const travel = (await load('/magazine', {}, 'category=Travel')).head.image;
    const { slug } = (await anon.get('/api/articles?category=Travel')).body[0];
    const { head } = await load('/magazine/:slug', { slug });
    expect(head.image).toEqual(travel);
    expect(head.jsonLd).toContainEqual(
      expect.objectContaining({
        image: {
          '@type': 'ImageObject',
          url: `${app.config.baseUrl}/magazine/cards/travel.png`,
          width: 1200,
          height: 630,
        },
      }),
    );
    const pictures = app.assembled.publicDocuments.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ path }) => path)).toContain(travel?.path);
    expect(pictures).toHaveLength(7);
    for (const { write } of pictures)
      expect(sizeOf(Buffer.from(await write(new URLSearchParams())))).toEqual([1200, 630]);
  });
});

describe('/magazine', () => {
  it('comes with the answers which its page asks for, the same as the routes give', async () => {
    for (const query of ['', 'q=hear&category=Travel', 'category=Nonsense&sort=x&after=y', `q=${'a'.repeat(300)}`]) {
      const { answers, status } = await load('/magazine', {}, query);
      expect(status ?? 200).toBe(200);
      for (const [path, body] of Object.entries(answers))
        expect([path, body]).toEqual([path, (await anon.get(path)).body]);
    }
    const filters = { q: 'hear', category: 'Travel' } as const;
    const { answers } = await load('/magazine', {}, 'q=hear&category=Travel');
    expect(Object.keys(answers)).toEqual([
      toPath(listArticles, { query: { ...filters, lang } }),
      toPath(countArticles, { query: filters }),
    ]);
  });

  it('speaks the language it is drawn in to search engines', async () => {
    const query = new URLSearchParams('category=Travel');
    const titles = (['en', 'de', 'es', 'en-XA'] as const).map(
      async (language) => (await page('/magazine').load({ params: {}, query, user: null, language })).head.title,
    );
    expect(await Promise.all(titles)).toEqual(
      ['Travel', 'Reisen', 'Viajes', 'Travel'].map((name) => `${name} · Transformation Journal`),
    );
  });

  it('is one page to search engines, and one a category', async () => {
    expect((await load('/magazine')).head).toMatchObject({ canonical: '/magazine', kind: 'website' });
    expect((await load('/magazine', {}, 'category=Travel')).head).toMatchObject({
      canonical: '/magazine?category=Travel',
    });
    expect((await load('/magazine', {}, 'q=a')).head).toMatchObject({ canonical: '/magazine', unlisted: true });
  });
});

describe('/magazine/:slug', () => {
  it('comes with its answer, canonical address and description for machines', async () => {
    const { head, answers } = await load('/magazine/:slug', { slug: 'heard-seen' });
    expect(answers[articlePath('heard-seen')]).toEqual((await anon.get(articlePath('heard-seen'))).body);
    expect(head).toMatchObject({ title: 'Heard & <seen>', canonical: '/magazine/heard-seen', kind: 'article' });
    const [article, crumbs] = head.jsonLd as Record<string, unknown>[];
    expect(article).toMatchObject({
      '@type': 'Article',
      url: `${app.config.baseUrl}/magazine/heard-seen`,
      audio: { '@type': 'AudioObject', duration: 'PT1M1S', encodingFormat: 'audio/mpeg' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    // The other type of page has none.
    expect((await load('/magazine/:slug', { slug: 'plain' })).head.jsonLd?.[0] as object).not.toHaveProperty('audio');
  });

  it.each(['draft', 'nothing', '..', ''])('does not know %j', async (slug) => {
    expect(await load('/magazine/:slug', { slug })).toMatchObject({
      status: 404,
      head: { unlisted: true },
      answers: {},
    });
  });

  it('answers a former address with the present one as canonical', async () => {
    const { id, version } = await aPublishedArticle(admin, { title: 'Old name' });
    await admin.patch(`/api/editorial/articles/${id}`, { slug: 'new-name' }, { 'if-match': `"${version}"` });
    const { head, answers, status } = await load('/magazine/:slug', { slug: 'old-name' });
    expect([status ?? 200, head.canonical]).toEqual([200, '/magazine/new-name']);
    expect(Object.keys(answers)).toEqual([articlePath('old-name'), articlePath('new-name')]);
  });

  it('names the published ones to the sitemap', async () => {
    const paths = (await page('/magazine/:slug').addresses?.())?.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/magazine/plain', '/magazine/heard-seen']));
    expect(paths).not.toContain('/magazine/draft');
  });
});

describe('/magazine/reading-list', () => {
  it('gives everybody the page and only its person the list', async () => {
    expect(await load('/magazine/reading-list')).toMatchObject({ head: { unlisted: true }, answers: {} });
    const client = await app.as('client');
    await client.put('/api/articles/plain/bookmark');
    const user = {
      id: client.userId,
      role: 'client',
      email: '',
      firstName: '',
      lastName: '',
      permissions: new Set<string>(),
    } as const;
    const { answers } = await page('/magazine/reading-list').load({
      params: {},
      query: new URLSearchParams(),
      user,
      language: 'en',
    });
    const path = toPath(listBookmarks, { query: { lang } });
    expect(answers[path]).toEqual((await client.get(path)).body);
  });
});

describe('/magazine/feed.xml', () => {
  const write = async (query: string) =>
    String(await app.assembled.publicDocuments[0]?.write(new URLSearchParams(query)));

  it('is RSS with absolute addresses, newest first', async () => {
    const xml = await write('');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    expect(xml).toContain(`<link>${app.config.baseUrl}/magazine/heard-seen</link>`);
    expect(xml).toContain('<![CDATA[Heard & <seen>]]>');
    expect(xml).not.toMatch(/draft/i);
    expect(xml.match(/<(?:link|guid[^>]*)>[^<]*/g)?.every((one) => one.includes('>http'))).toBe(true);
  });

  it('can be asked for one category, and takes an unknown one for all', async () => {
    expect(await write('category=Travel')).not.toContain('/magazine/plain');
    expect(await write('category=Nonsense')).toBe(await write(''));
  });
});
