import { afterAll, describe, expect, it } from 'vitest';
import { toPath } from '#core/contract/endpoint';
import { testApp } from '#core/testing/app';
import type { ArticleCard } from '../schemas/article';
import { countArticles, listArticles } from '../schemas/endpoints';
import { cursorOf } from '../schemas/paths';
import { aDraft, anArticle, aPublishedArticle } from '../testing/factory';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
// Only what is written here, whatever articles the product comes with.
await app.knex('articles').delete();
const made = [
  await aPublishedArticle(admin, { title: 'Sleep and 100% rest', tags: ['Rest'], category: 'Science', ...proof() }),
  await aPublishedArticle(admin, { title: 'Ärger und Übermut', tags: ['a_b'], category: 'Travel' }),
  await aPublishedArticle(admin, {
    title: 'Walking',
    tags: ['rest', 'light'],
    category: 'Travel',
    excerpt: 'Go SLOWLY.',
  }),
  await aPublishedArticle(admin, {
    title: 'Bread',
    tags: ['light'],
    category: 'Nutrition',
    partner: 'A mill',
    disclosure: 'The mill gave flour.',
  }),
];
await aDraft(admin, { title: 'Sleep, a draft' });
afterAll(() => app.stop());

function proof() {
  return { evidence: { studyType: 'Cohort', sample: '20 people', link: 'https://doi.org/10.1/x' } };
}
const titles = async (query: string): Promise<string[]> =>
  ((await anon.get(`/api/articles?${query}`)).body as ArticleCard[]).map(({ title }) => title);
const found = (q: string) => titles(`q=${encodeURIComponent(q)}`);

describe('GET /api/articles', () => {
  it('lists what is published, newest first, and nothing else', async () => {
    expect(await titles('')).toEqual(['Bread', 'Walking', 'Ärger und Übermut', 'Sleep and 100% rest']);
  });

  it.each([
    ['sleep', ['Sleep and 100% rest']],
    ['ÄRGER', ['Ärger und Übermut']],
    ['slowly', ['Walking']],
    ['REST', ['Walking', 'Sleep and 100% rest']],
    ['alk', ['Walking']],
    [' walking  ', ['Walking']],
    ['100%', ['Sleep and 100% rest']],
    ['%', ['Sleep and 100% rest']],
    ['_', ['Ärger und Übermut']],
    ['\\', []],
    ["'; drop table articles; --", []],
    ['rest light', []],
    ['quiet hour', []],
  ])('finds %j in title, excerpt and tags alone, every sign as itself', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('combines the search with the filters; All is no filter', async () => {
    expect(await titles('q=rest&category=Travel')).toEqual(['Walking']);
    expect(await titles('q=rest&category=All')).toEqual(await titles('q=rest'));
    expect(await titles('tag=light&category=Nutrition')).toEqual(['Bread']);
    expect(await titles('partner=A+mill')).toEqual(['Bread']);
    expect(await titles('type=video')).toEqual([]);
    expect(await titles('featured=true')).toEqual([]);
  });

  it.each([
    'category=Sports',
    'type=podcast',
    'sort=worst',
    'after=nonsense',
    'after=2026-13-01T00:00:00.000000Z~00000000-0000-4000-8000-000000000000',
    `q=${'a'.repeat(201)}`,
    'limit=61',
  ])('refuses %s with 422 and the field', async (query) => {
    const { status, body } = await anon.get(`/api/articles?${query}`);
    expect([status, body.fields?.[0]?.path]).toEqual([422, query.split('=')[0]]);
  });

  it('pages without a gap or a repetition, in every order', async () => {
    const ids = made.map(({ id }) => id);
    await app.knex('article_counts').whereIn('article_id', ids.slice(0, 2)).update({ likes: 3, views: 9 });
    for (const sort of ['newest', 'popular', 'liked'] as const) {
      const whole: ArticleCard[] = (await anon.get(`/api/articles?sort=${sort}`)).body;
      const paged: string[] = [];
      let path: string | null = `/api/articles?sort=${sort}&limit=1`;
      while (path) {
        const { body, headers } = await anon.get(path);
        paged.push(...(body as ArticleCard[]).map(({ id }) => id));
        path = /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1] ?? null;
      }
      expect([sort, paged]).toEqual([sort, whole.map(({ id }) => id)]);
      const [first, ...rest] = whole;
      const next = await anon.get(
        toPath(listArticles, {
          query: { ...(sort === 'newest' ? {} : { sort }), after: cursorOf(first as ArticleCard, sort) },
        }),
      );
      expect(next.body).toEqual(rest);
    }
  });

  it('shows editors other stages, and readers nothing of them', async () => {
    expect((await admin.get('/api/articles?status=draft')).body).toHaveLength(1);
    expect((await anon.get('/api/articles?status=draft')).body).toEqual([]);
    expect((await (await app.as('practitioner')).get('/api/articles?status=draft')).body).toEqual([]);
  });
});

describe('GET /api/articles/counts', () => {
  it('counts what each choice would leave, under the search', async () => {
    const { body } = await anon.get(toPath(countArticles, { query: { q: 'rest' } }));
    expect(body.categories).toEqual({
      All: 2,
      Science: 1,
      Travel: 1,
      Wellness: 0,
      Integration: 0,
      Nutrition: 0,
      Technology: 0,
    });
  });

  it('follows every filter but the own one', async () => {
    const { body } = await anon.get(toPath(countArticles, { query: { category: 'Travel', tag: 'light' } }));
    expect(body.categories).toMatchObject({ All: 2, Travel: 1, Nutrition: 1, Science: 0 });
    expect(body.types).toEqual({ article: 1, video: 0, audio: 0, guide: 0 });
    expect(body.tags).toEqual([
      { name: 'a_b', count: 1 },
      { name: 'light', count: 1 },
      { name: 'rest', count: 1 },
    ]);
    expect(body.partners).toEqual([]);
  });
});

describe('GET /api/articles/:slug', () => {
  it('gives the text as a tree, its contents, its sources and its relatives with the reason', async () => {
    const { status, body } = await anon.get('/api/articles/walking');
    expect(status).toBe(200);
    expect(body.body[0]).toMatchObject({ kind: 'heading', level: 2, id: 'h-why' });
    expect(body.headings.map((one: { text: string }) => one.text)).toEqual(['Why', 'How']);
    expect(body.related.map((one: { reason: object }) => one.reason)).toEqual([
      { kind: 'tag', word: 'light' },
      { kind: 'category', word: 'Travel' },
      { kind: 'popular', word: null },
    ]);
    expect([body.readTime, body.changedAt, body.status]).toEqual([1, null, 'published']);
    expect((await anon.get('/api/articles/sleep-and-100-rest')).body.evidence).toEqual(proof().evidence);
  });

  it('hides drafts from readers and shows them to their writer and to editors', async () => {
    const writer = await app.as('practitioner');
    const { content } = await aDraft(writer, { title: 'Only mine' });
    const path = `/api/articles/${content.slug}`;
    const answers = [anon, await app.as('client'), await app.as('practitioner'), writer, admin];
    expect(await Promise.all(answers.map(async (one) => (await one.get(path)).status))).toEqual([
      404, 404, 404, 200, 200,
    ]);
  });

  it('keeps answering at a former address', async () => {
    const { id, version } = await aPublishedArticle(admin, { title: 'First name' });
    const renamed = await admin.patch(`/api/editorial/articles/${id}`, { slug: 'second-name' }, match(version));
    expect(renamed.status).toBe(200);
    expect((await anon.get('/api/articles/first-name')).body.slug).toBe('second-name');
    const taken = await admin.post('/api/editorial/articles', anArticle({ slug: 'first-name' }));
    expect([taken.status, taken.body.fields[0].path]).toEqual([422, 'slug']);
    const back = await admin.patch(`/api/editorial/articles/${id}`, { slug: 'first-name' }, match(version + 1));
    expect(back.status).toBe(200);
    expect((await anon.get('/api/articles/second-name')).body.slug).toBe('first-name');
  });
});

const match = (version: number) => ({ 'if-match': `"${version}"` });
