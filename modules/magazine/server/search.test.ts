import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { SearchView, Segment } from '../schemas/search';
import { aDraft, aPublishedArticle } from '../testing/factory';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());

beforeAll(async () => {
  await app.knex('articles').delete();
  await app.knex('article_words').delete();
  await aPublishedArticle(admin, { title: 'Meditation for beginners', tags: ['practice'], body: 'Sit down. Breathe.' });
  await aPublishedArticle(admin, {
    title: 'An ordinary week',
    tags: ['habits'],
    body: 'Then meditation, and then the bodies of water.',
  });
  await aPublishedArticle(admin, {
    title: 'Café in Zürich',
    tags: ['city'],
    body: 'Coffee, `code` and **bold** <b>words</b>.',
  });
  await aDraft(admin, { title: 'Meditation, a draft', body: 'xylophone' });
});

const search = async (q: string): Promise<SearchView> => {
  const { status, body } = await anon.get(`/api/articles/search?q=${encodeURIComponent(q)}`);
  expect([q, status]).toEqual([q, 200]);
  return body;
};
const titles = async (q: string) => (await search(q)).hits.map(({ title }) => plain(title));
const plain = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');
const marked = (segments: readonly Segment[]) => segments.filter(({ hit }) => hit).map(({ text }) => text);

describe('GET /api/articles/search', () => {
  it('puts a find in the title before one in the text', async () => {
    expect(await titles('meditation')).toEqual(['Meditation for beginners', 'An ordinary week']);
  });

  it.each([
    ['medit', 2],
    ['meditati', 2],
    ['MEDITATIONS', 2],
    ['beginner med', 1],
    ['cafe zur', 1],
    ['Café', 1],
    ['body', 1],
    ['the ordinary', 1],
    ['practice', 1],
    ['xylophone', 0],
    ['nothing at all of this', 0],
  ])('finds by %j', async (q, count) => expect((await titles(q)).length).toBe(count));

  it.each([
    ['meditaton', 'meditation'],
    ['meditaiton', 'meditation'],
    ['ordinery wek', 'ordinary week'],
    ['beginnres', 'beginners'],
    ['zurihc', 'zurich'],
  ])('reads %j as %j', async (q, corrected) => {
    const found = await search(q);
    expect([found.corrected, found.hits.length > 0]).toEqual([corrected, true]);
  });

  it('does not correct into what only a draft says, nor what is far off', async () => {
    expect(await search('xylophnoe')).toEqual({ corrected: null, hits: [] });
    expect((await search('medicinal')).corrected).toBeNull();
  });

  it('marks what was found, in words as they stand in the text', async () => {
    const [hit] = (await search('cafe')).hits;
    expect(marked(hit?.title ?? [])).toEqual(['Café']);
    const [other] = (await search('bodies')).hits;
    expect([marked(other?.title ?? []), marked(other?.snippet ?? [])]).toEqual([[], ['bodies']]);
    const [third] = (await search('words')).hits;
    expect(plain(third?.snippet ?? [])).toBe('Coffee, code and bold <b>words</b>.');
  });

  it.each([
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    ':*',
    '!',
    '&',
    '|',
    '<->',
    '()',
    '!!a',
    'a:*b',
    'a & | b',
    "x'; drop table articles; --",
    '((((((((((',
    'a'.repeat(200),
    '*'.repeat(200),
    '(a+)+$',
    '😀',
    '\u202e',
    '\u0000'.replace('\u0000', ''),
    'the',
    'a the of',
    'ﬁ',
  ])('answers %j like any other text', async (q) => {
    expect(Array.isArray((await search(q)).hits)).toBe(true);
  });

  it('refuses what is too long', async () => {
    for (const q of ['a'.repeat(201), 'b '.repeat(5000)])
      expect((await anon.get(`/api/articles/search?q=${encodeURIComponent(q)}`)).status).toBe(422);
    expect((await anon.get('/api/articles/search')).status).toBe(422);
  });
});
