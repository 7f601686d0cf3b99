import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublicPage } from '#core/contract/public-page';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { act, pathOf, publish, read, save } from '#modules/studio/testing/factory';
import type { ArticleCard, ArticleView } from '../schemas/article';
import type { ArticleChange, EditorialView } from '../schemas/editorial';
import { aDraft, aPublishedArticle } from '../testing/factory';

let app: TestApp;
let ann: Client;
let anon: Client;
let made: EditorialView;
beforeAll(async () => {
  app = await testApp({ modules: ['magazine'] });
  ann = await app.as('admin', { firstName: 'Ann', lastName: 'Lee' });
  anon = await app.as('anon');
});
beforeEach(async () => {
  await app.knex('articles').delete();
  made = await aPublishedArticle(ann, { title: 'A quiet hour' });
});
afterAll(() => app.stop());

const german = { title: 'Eine stille Stunde', excerpt: 'Ohne Bildschirm.', body: '## Warum\n\nMan merkt **Zeisige**.' };
const document = (language = 'de') => `article-texts/${made.id}/${language}`;
const see = async (lang: string): Promise<ArticleView> =>
  (await anon.get(`/api/articles/${made.content.slug}?lang=${lang}`)).body;
const state = async () => (await read(ann, document())).languages[1]?.translation;
const change = async (fields: ArticleChange): Promise<EditorialView> => {
  const path = `/api/editorial/articles/${made.id}`;
  const { version } = (await ann.get(path)).body;
  return (await ann.patch(path, fields, { 'if-match': `"${version}"` })).body;
};
const page = (path: string): PublicPage => {
  const found = app.assembled.publicPages.find((one) => one.page.path === path);
  if (!found) throw new Error(`no page ${path}`);
  return found.page;
};

describe('a translation of an article', () => {
  it('is read, listed and found in its language from its publication on', async () => {
    await save(ann, document(), german);
    expect(await see('de')).toMatchObject({ language: 'en', translated: null, languages: ['en'] });
    await act(ann, document(), 'publish');
    const view = await see('de');
    expect(view).toMatchObject({ title: german.title, language: 'de', translated: { from: 'en', isCurrent: true } });
    expect([view.headings[0]?.text, view.languages]).toEqual(['Warum', ['en', 'de']]);
    const titles = async (query: string) =>
      (await anon.get(`/api/articles?${query}`)).body.map((one: ArticleCard) => [one.title, one.language]);
    expect(await titles('lang=de')).toEqual([[german.title, 'de']]);
    for (const own of ['lang=es', 'lang=en', '']) expect(await titles(own)).toEqual([['A quiet hour', 'en']]);
    // The specified search looks into titles and excerpts of every language; the other one into the texts too.
    expect(await titles('lang=de&q=stille')).toEqual([[german.title, 'de']]);
    const { hits } = (await anon.get('/api/articles/search?q=zeisige&lang=de')).body;
    expect(hits).toMatchObject([{ id: made.id, language: 'de' }]);
    expect((await anon.get('/api/articles/search?q=zeisige')).body.hits).toMatchObject([{ language: 'en' }]);
  });

  it('stays found when the original changes, and is out of date then', async () => {
    await publish(ann, document(), german);
    await change({ tags: ['sleep'] });
    expect([await state(), (await see('de')).translated?.isCurrent]).toEqual(['current', true]);
    await change({ body: 'Other words.' });
    expect([await state(), (await see('de')).translated]).toEqual(['out-of-date', { from: 'en', isCurrent: false }]);
    expect((await anon.get('/api/articles/search?q=zeisige&lang=de')).body.hits).toHaveLength(1);
    // Written in German now, it is its own original: the translation is not read any more.
    await change({ language: 'de' });
    expect(await see('de')).toMatchObject({
      title: 'A quiet hour',
      language: 'de',
      translated: null,
      languages: ['de'],
    });
  });

  it('refuses what is not whole, too tangled, its own language, strangers and articles that are not there', async () => {
    const { excerpt: _, ...unfinished } = german;
    await save(ann, document(), unfinished);
    expect((await act(ann, document(), 'publish')).body.fields).toMatchObject([{ path: 'excerpt' }]);
    await save(ann, document(), { ...german, body: `${'> '.repeat(400)}deep` });
    expect((await act(ann, document(), 'publish')).status).toBe(422);
    for (const wrong of [{ slug: 'mine' }, { title: 'x'.repeat(161) }, { transcript: 'Not there.' }])
      expect((await save(ann, document(), { ...german, ...wrong })).status).toBe(422);
    for (const path of [document('en'), 'article-texts/none/de', `article-texts/${crypto.randomUUID()}/de`])
      expect([path, (await ann.get(pathOf(path))).status]).toEqual([path, 404]);
    const writer = await app.as('practitioner');
    expect((await writer.put(pathOf(document(), '/draft'), { fields: german }, { 'if-match': '"0"' })).status).toBe(
      403,
    );
    for (const path of [`/${made.content.slug}?lang=xx`, '?lang=xx', '/search?q=a&lang=xx'])
      expect((await anon.get(`/api/articles${path}`)).status).toBe(422);
    expect(await see('de')).toMatchObject({ language: 'en', languages: ['en'] });
  });

  it('of what was never public goes with the account of its writer', async () => {
    const writer = await app.as('practitioner');
    const draft = await aDraft(writer, { title: 'Mine' });
    const own = `article-texts/${draft.id}/de`;
    await publish(ann, own, { ...german, title: 'Meins' });
    expect((await anon.get(`/api/articles/${draft.content.slug}?lang=de`)).status).toBe(404);
    expect(await app.knex('studio_documents').where({ key: draft.id })).toHaveLength(1);
    const { id } = (await writer.get('/api/auth/user')).body;
    const magazine = app.assembled.personalData.find(({ owner }) => owner === 'magazine');
    await app.knex.transaction(async (trx) => magazine?.data.erase(trx, id));
    expect(await app.knex('studio_documents').where({ key: draft.id })).toEqual([]);
  });
});

describe('pages of a translated article', () => {
  it('name the languages that exist, in head, sitemap and feeds', async () => {
    const path = `/magazine/${made.content.slug}`;
    const load = (language: 'en' | 'de') =>
      page('/magazine/:slug').load({
        ...{ params: { slug: made.content.slug }, query: new URLSearchParams(), user: null, language },
      });
    const listed = async () => (await page('/magazine/:slug').addresses?.())?.map((one) => one.path);
    const feed = (query: string) =>
      app.assembled.publicDocuments
        .find((one) => one.path === '/magazine/feed.xml')
        ?.write(new URLSearchParams(query)) ?? '';
    expect([(await load('de')).head.languages, await listed()]).toEqual([[], [path]]);
    expect(String(await feed('lang=de'))).not.toContain('<item>');
    await publish(ann, document(), german);
    const { head } = await load('de');
    expect(head).toMatchObject({ title: german.title, languages: ['de'] });
    expect(head.jsonLd?.[0]).toMatchObject({ inLanguage: 'de', url: `${app.config.baseUrl}${path}?lang=de` });
    expect(await listed()).toEqual([path, `${path}?lang=de`]);
    const [all, inGerman] = [String(await feed('')), String(await feed('lang=de'))];
    expect([all.includes('<language>en</language>'), all.includes('A quiet hour')]).toEqual([true, true]);
    for (const part of ['<language>de</language>', german.title, 'Zeisige', `${path}?lang=de`])
      expect([part, inGerman.includes(part)]).toEqual([part, true]);
  });
});
