import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { categories } from '../../schemas/values';
import { readFrontMatter } from './front-matter';
import { listBundledNames, readBundled } from './read-bundled';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());
const names = await listBundledNames();

describe('the articles that come with the product', () => {
  it.each(names)('%s is complete', async (name) => {
    const { content } = await readBundled(name);
    expect(content.body.match(/[\p{L}\p{N}]+/gu)?.length).toBeGreaterThanOrEqual(600);
    expect(content.references.length).toBeGreaterThan(0);
    const { status, body } = await anon.get(`/api/articles/${content.slug}`);
    expect(status).toBe(200);
    expect(body.headings.length).toBeGreaterThan(1);
    if (body.media) expect((await anon.get(body.media.src, { range: 'bytes=0-9' })).status).toBe(206);
    if (body.media?.captions) expect((await anon.get(body.media.captions)).text).toMatch(/^WEBVTT/);
  });

  it('are six, one of each category, and stand in a fresh database', async () => {
    const cards = (await anon.get('/api/articles')).body as { category: string }[];
    expect(cards.map(({ category }) => category).sort()).toEqual([...categories].sort());
    expect(app.logged.filter((line) => line.includes('left out'))).toEqual([]);
  });

  it('name no partner, who would be invented, unless the start is one with samples', async () => {
    const partners = () => app.knex('articles').whereNotNull('partner').pluck('partner');
    expect(await partners()).toEqual([]);
    const people = { client: '', practitioner: '', admin: admin.userId, sampleClient: '', recentClients: [] };
    const found = app.assembled.seeds.find(({ owner }) => owner === 'magazine');
    await app.knex.transaction((trx) => found?.seed(trx, people));
    expect(await partners()).toEqual(['Stillwater House (sample)']);
  });

  it('are put in once, renewed with their file, and left alone once somebody edited them', async () => {
    const name = names[0] ?? '';
    const { content } = await readBundled(name);
    const startAgain = () => app.assembled.start();
    const row = () => app.knex('articles').where({ slug: content.slug }).first();
    const before = await row();
    await startAgain();
    expect(await row()).toEqual(before);
    await app.knex('articles').where({ slug: content.slug }).update({ shipped: randomUUID(), title: 'An older file' });
    await startAgain();
    expect(await row()).toMatchObject({ title: content.title, version: before.version + 1, shipped: before.shipped });
    const edited = await admin.patch(
      `/api/editorial/articles/${before.id}`,
      { title: 'Edited by a person' },
      { 'if-match': `"${before.version + 1}"` },
    );
    expect(edited.status).toBe(200);
    await startAgain();
    expect(await row()).toMatchObject({ title: 'Edited by a person' });
  });
});

describe('readFrontMatter', () => {
  const head =
    'slug: a-b\ntitle: T\nexcerpt: E\nauthor: A\ncategory: Travel\ntags: x, y\npublishedAt: 2026-01-01T00:00:00Z';
  it('reads a head and a text', () => {
    const { content } = readFrontMatter(`---\r\n${head}\nreference: L: one | two | https://a.example\n---\n\nText.\n`);
    expect(content).toMatchObject({ title: 'T', tags: ['x', 'y'], body: 'Text.', type: 'article', featured: false });
    expect(content.references).toEqual([{ label: 'L: one | two', url: 'https://a.example' }]);
  });
  it.each([
    ['no head', 'Text.', /no head/],
    ['an unknown key', `---\n${head}\ncolour: red\n---\nx`, /cannot read the line/],
    ['a key twice', `---\n${head}\ntitle: Again\n---\nx`, /twice/],
    ['a missing key', `---\n${head.replace('title: T\n', '')}\n---\nx`, /says no title/],
    ['a reference without address', `---\n${head}\nreference: only a label\n---\nx`, /without an address/],
  ])('refuses %s', (_, file, message) => expect(() => readFrontMatter(file)).toThrow(message));
});
