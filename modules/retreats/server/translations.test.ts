import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublicPage } from '#core/contract/public-page';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { ContentFields } from '#modules/studio/public';
import { act, pathOf, publish, read, save } from '#modules/studio/testing/factory';
import type { RetreatContent } from '../schemas/content';
import type { RetreatView } from '../schemas/retreat';
import { aPlace, publishRetreat } from '../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
let anon: Client;
let made: Awaited<ReturnType<typeof publishRetreat>>;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
  ann = await app.as('admin', { firstName: 'Ann', lastName: 'Lee' });
  ben = await app.as('admin', { firstName: 'Ben', lastName: 'Ode' });
  anon = await app.as('anon');
});
beforeEach(async () => {
  made = await publishRetreat(ann, written);
});
afterAll(() => app.stop());

const written: Partial<RetreatContent> = {
  hosts: [{ name: 'Ida', role: 'Cook', about: 'Bakes.', picture: null, userId: null }],
  questions: [{ id: 'room', label: 'Which side?', kind: 'choice', options: ['Lake', 'Wood'], required: true }],
  packing: ['Boots'],
};
const words: ContentFields = {
  title: 'Tage am See',
  focus: 'Stille',
  summary: 'Vier stille Tage.',
  text: 'Wasser, Holz und **Zeit**.',
  programme: [{ title: 'Ankommen', text: 'Abendessen um sieben.' }],
  packing: ['Stiefel'],
};
const document = (language = 'de') => `retreat-texts/${made.retreat.id}/${language}`;
/** All that has to be translated, by what the editor calls it. */
const inGerman = async (): Promise<ContentFields> => {
  const names = new Map((await read(ann, document())).description.map(({ label, name }) => [label, name]));
  const own = { 'Role of Ida': 'Köchin', 'About Ida': 'Bäckt.', Question: 'Welche Seite?' };
  return {
    ...words,
    ...Object.fromEntries(Object.entries(own).map(([label, text]) => [names.get(label), text])),
    [names.get('Options of “Which side?”') ?? '']: ['See', 'Wald'],
  };
};
const see = async (lang: string, by = anon): Promise<RetreatView> =>
  (await by.get(`/api/retreats/${made.retreat.content.slug}?lang=${lang}`)).body;
const state = async () =>
  (await read(ann, document())).languages.map(({ language, translation }) => `${language} ${translation}`);
const change = async (content: Partial<RetreatContent>): Promise<void> => {
  const path = `/api/studio/retreats/${made.retreat.id}`;
  const now = (await ann.get(path)).body;
  const saved = await ann.put(path, { ...now.content, ...content }, { 'if-match': `"${now.version}"` });
  await ann.post(`${path}/moves`, { to: 'published' }, { 'if-match': `"${saved.body.version}"` });
};

describe('a translation of a retreat', () => {
  it('is read in its language from its publication on, and by nobody else', async () => {
    expect(await state()).toEqual(['en source', 'de missing', 'es missing']);
    await save(ann, document(), await inGerman());
    expect(await see('de')).toMatchObject({ language: 'en', translated: null, languages: ['en'] });
    await act(ann, document(), 'publish');
    const german = await see('de');
    expect(german).toMatchObject({ title: 'Tage am See', language: 'de', lacking: [], packing: ['Stiefel'] });
    expect(german.translated).toEqual({ from: 'en', isCurrent: true });
    expect(german.hosts[0]).toMatchObject({ name: 'Ida', role: 'Köchin', about: 'Bäckt.' });
    expect(german.questions[0]).toMatchObject({
      label: 'Welche Seite?',
      options: ['Lake', 'Wood'],
      words: ['See', 'Wald'],
    });
    expect(await see('es')).toMatchObject({ language: 'en', translated: null, languages: ['en', 'de'] });
    expect((await anon.get(`/api/retreats/${german.slug}`)).body.language).toBe('en');
    const cards = (await anon.get('/api/retreats?lang=de&q=STILLE%20tage')).body;
    expect(cards.map((one: RetreatView) => [one.title, one.language])).toContainEqual(['Tage am See', 'de']);
    expect(await state()).toEqual(['en source', 'de current', 'es missing']);
  });

  it('is out of date once other words are published, not other prices, and shows new parts in the language of the original', async () => {
    await publish(ann, document(), await inGerman());
    await change({ taxCode: 'none', fitness: { level: 3, text: '' } });
    expect([(await see('de')).translated?.isCurrent, (await state())[1]]).toEqual([true, 'de current']);
    await change({ faq: [{ question: 'Is there a sauna?', answer: 'Yes.' }] });
    expect(await see('de')).toMatchObject({ lacking: ['faq'], translated: { isCurrent: false }, title: 'Tage am See' });
    expect((await state())[1]).toBe('de out-of-date');
    await publish(ann, document(), {
      ...(await inGerman()),
      faq: [{ question: 'Gibt es eine Sauna?', answer: 'Ja.' }],
    });
    expect(await see('de')).toMatchObject({ lacking: [], faq: [{ question: 'Gibt es eine Sauna?' }] });
    expect((await state())[1]).toBe('de current');
  });

  it('keeps its former versions, waits for its time and for a second person', async () => {
    await publish(ann, document(), await inGerman());
    await publish(ann, document(), { ...(await inGerman()), title: 'Stille Tage' });
    const restored = await ann.post(pathOf(document(), '/versions/1/restore'), {}, await known());
    expect([restored.body.draft.fields.title, (await see('de')).title]).toEqual(['Tage am See', 'Stille Tage']);
    await publish(ann, 'settings/editing/en', { isReviewed: true });
    expect((await act(ann, document(), 'publish')).body.code).toBe('review-needed');
    await act(ann, document(), 'review');
    expect((await act(ann, document(), 'publish')).body.code).toBe('own-draft');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await act(ben, document(), 'publish', { at })).body.draft.state).toBe('scheduled');
    expect((await see('de')).title).toBe('Stille Tage');
    await app
      .knex('studio_documents')
      .whereNotNull('publish_at')
      .update({ publish_at: new Date(0) });
    const job = app.assembled.jobs.find((one) => one.job.name === 'publish-scheduled');
    await job?.job.run({} as never, { attempt: 1, lastAttempt: false });
    expect((await see('de')).title).toBe('Tage am See');
    await act(ben, 'settings/editing/en', 'recall');
    await save(ann, 'settings/editing/en', { isReviewed: false });
    await act(ann, 'settings/editing/en', 'review');
    await act(ben, 'settings/editing/en', 'publish');
  });

  it('refuses what is not whole, what the retreat does not have, its own language and retreats that are not there', async () => {
    const whole = await inGerman();
    const { summary: _, ...unfinished } = whole;
    await save(ann, document(), unfinished);
    expect((await act(ann, document(), 'publish')).body.fields).toContainEqual(
      expect.objectContaining({ path: 'summary' }),
    );
    await save(ann, document(), { ...whole, text: `${'> '.repeat(400)}deep` });
    expect((await act(ann, document(), 'publish')).body.fields).toMatchObject([{ path: 'text' }]);
    const options = Object.keys(whole).find((name) => name.endsWith('Options')) ?? '';
    for (const wrong of [{ price: 'free' }, { [options]: ['See', 'Wald', 'Berg'] }, { title: 'x'.repeat(121) }])
      expect([wrong, (await save(ann, document(), { ...whole, ...wrong })).status]).toEqual([wrong, 422]);
    const nobody = pathOf('retreat-texts/00000000-0000-4000-8000-000000000000/de');
    for (const path of [pathOf(document('en')), nobody, pathOf('retreat-texts/lake/de')])
      expect([path, (await ann.get(path)).status]).toEqual([path, 404]);
    const changed = await ann.put(pathOf(document('en'), '/draft'), { fields: whole }, { 'if-match': '"0"' });
    expect([changed.status, (await see('en')).title]).toEqual([404, made.retreat.content.title]);
    const client = await app.as('client');
    expect((await client.get(pathOf(document()))).status).toBe(403);
    expect((await anon.get(`/api/retreats/${made.retreat.content.slug}?lang=fr`)).status).toBe(422);
  });

  it('is booked with the answers of the original', async () => {
    await publish(ann, document(), await inGerman());
    const client = await app.as('client');
    const book = (text: string) =>
      client.post('/api/retreat-places', aPlace(made.date, { answers: [{ question: 'room', text }] }));
    expect((await book('See')).status).toBe(422);
    expect((await book('Lake')).body.details.answers).toEqual([{ label: 'Which side?', text: 'Lake' }]);
  });
});

const known = async () => ({ 'if-match': `"${(await read(ann, document())).version}"` });

describe('pages of a translated retreat', () => {
  const page = (path: string): PublicPage => {
    const found = app.assembled.publicPages.find((one) => one.page.path === path);
    if (!found) throw new Error(`no page ${path}`);
    return found.page;
  };
  const load = async (language: 'en' | 'de') =>
    page('/retreats/:slug').load({
      ...{ params: { slug: made.retreat.content.slug }, query: new URLSearchParams(), user: null, language },
    });
  const listed = async (): Promise<string[]> => {
    const all = (await page('/retreats/:slug').addresses?.()) ?? [];
    return all.map(({ path }) => path).filter((path) => path.includes(made.retreat.content.slug));
  };

  it('name the languages that exist, in their head, in the sitemap and for search engines', async () => {
    const path = `/retreats/${made.retreat.content.slug}`;
    expect([(await load('de')).head.languages, await listed()]).toEqual([[], [path]]);
    await publish(ann, document(), await inGerman());
    const { head } = await load('de');
    expect(head).toMatchObject({ title: 'Tage am See', languages: ['de'] });
    expect(head.jsonLd?.[0]).toMatchObject({ inLanguage: 'de', url: `${app.config.baseUrl}${path}?lang=de` });
    expect((await load('en')).head.jsonLd?.[0]).toMatchObject({ inLanguage: 'en', url: app.config.baseUrl + path });
    expect(await listed()).toEqual([path, `${path}?lang=de`]);
  });

  it('say what an address shows of a retreat that is not written in English', async () => {
    await change({ language: 'de' });
    expect((await load('en')).head).toMatchObject({ languages: [], original: 'de' });
    expect(await see('en')).toMatchObject({ language: 'de', translated: null });
  });
});
