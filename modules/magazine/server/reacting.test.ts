import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { figureTables } from '#modules/reporting/public';
import { aMediaFile, anArticle, aPublishedArticle } from '../testing/factory';
import { forgetVisitors } from './jobs/forget-visitors';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
let slug = '';
let id = '';
beforeAll(async () => {
  const made = await aPublishedArticle(admin, { title: 'Liked and seen' });
  slug = made.content.slug;
  id = made.id;
});
afterAll(() => app.stop());

const card = async (client: Client) => (await client.get(`/api/articles/${slug}`)).body;
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const look = async (client: Client, headers: Record<string, string | null> = firefox): Promise<number> => {
  const { status } = await client.send({ method: 'POST', path: `/api/articles/${slug}/views`, headers });
  expect(status).toBe(204);
  return (await card(anon)).views;
};

describe('likes and bookmarks', () => {
  it('counts a like once a person, and takes it back', async () => {
    const [one, other] = [await app.as('client'), await app.as('practitioner')];
    for (const client of [one, one, other]) await client.put(`/api/articles/${slug}/like`);
    expect(await card(one)).toMatchObject({ likes: 2, liked: true });
    expect(await card(anon)).toMatchObject({ likes: 2, liked: false });
    for (const client of [one, one]) await client.delete(`/api/articles/${slug}/like`);
    expect(await card(one)).toMatchObject({ likes: 1, liked: false });
  });

  it('counts a like sent five times at once as one', async () => {
    const client = await app.as('client');
    const { likes } = await card(client);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.put(`/api/articles/${slug}/like`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect((await card(client)).likes).toBe(likes + 1);
  });

  it('keeps a reading list of each person, without what was taken away', async () => {
    const client = await app.as('client');
    const gone = await aPublishedArticle(admin, { title: 'Soon gone' });
    for (const at of [slug, gone.content.slug, slug]) await client.put(`/api/articles/${at}/bookmark`);
    const list = async () =>
      ((await client.get('/api/articles/bookmarks')).body as { title: string; bookmarked: boolean }[]).map(
        ({ title, bookmarked }) => [title, bookmarked],
      );
    expect(await list()).toEqual([
      ['Soon gone', true],
      ['Liked and seen', true],
    ]);
    const archived = await admin.post(
      `/api/editorial/articles/${gone.id}/status`,
      { status: 'archived' },
      { 'if-match': `"${gone.version}"` },
    );
    expect(archived.status).toBe(200);
    expect(await list()).toEqual([['Liked and seen', true]]);
    await client.delete(`/api/articles/${slug}/bookmark`);
    expect(await list()).toEqual([]);
  });

  it('knows nothing of an article that is not published', async () => {
    const { body } = await admin.post('/api/editorial/articles', anArticle({ title: 'Hidden' }));
    for (const client of [await app.as('client'), admin])
      expect((await client.put(`/api/articles/${body.content.slug}/like`)).status).toBe(404);
    expect((await anon.post(`/api/articles/${body.content.slug}/views`)).status).toBe(404);
  });
});

describe('views', () => {
  it('counts a reader once a day', async () => {
    expect(await look(anon)).toBe(1);
    expect(await look(anon)).toBe(1);
    expect(await look(await app.as('client'), { 'user-agent': `${firefox['user-agent']} other` })).toBe(2);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody in particular', { 'user-agent': '' }],
    ['a page fetched ahead', { 'user-agent': 'Mozilla/5.0 Chrome/140', 'sec-purpose': 'prefetch;prerender' }],
  ])('does not count %s', async (_, headers) => {
    const { views } = await card(anon);
    expect(await look(anon, { ...firefox, ...headers })).toBe(views);
  });

  it('does not count editors', async () => {
    const { views } = await card(anon);
    expect(await look(admin, { 'user-agent': `${firefox['user-agent']} editor` })).toBe(views);
  });

  it('stores no person, and forgets the day with its salt', async () => {
    const rows = await app.knex('article_views_today');
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Firefox/);
    expect(Object.keys(rows[0])).toEqual(['day', 'visitor']);
    expect(await forgetVisitors(app.knex)).toBe(0);
    await app.knex.raw('update article_views_today set day = day - 1; update article_view_salts set day = day - 1');
    expect(await forgetVisitors(app.knex)).toBe(rows.length);
    expect(await app.knex('article_view_salts')).toEqual([]);
    const { views } = await card(anon);
    expect(await look(anon)).toBe(views + 1);
  });
});

describe('sound and film', () => {
  const file = 'talk.0a1b2c3d.mp3';
  const path = () => `/api/articles/heard/media/${file}`;
  beforeAll(async () => {
    const media = { kind: 'audio', file, captions: null, durationSeconds: 2 } as const;
    const made = await aPublishedArticle(admin, { title: 'Heard', type: 'audio', media, transcript: 'Hm.' });
    await aMediaFile(app, made.id, file, Buffer.from('0123456789'));
  });

  it('says where it lies and gives it whole', async () => {
    expect((await anon.get('/api/articles/heard')).body.media).toEqual({
      kind: 'audio',
      src: path(),
      type: 'audio/mpeg',
      captions: null,
      durationSeconds: 2,
    });
    const { status, text, headers } = await anon.get(path());
    expect([status, text, headers['content-type'], headers['accept-ranges']]).toEqual([
      200,
      '0123456789',
      'audio/mpeg',
      'bytes',
    ]);
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-999', '0123456789', 'bytes 0-9/10'],
  ])('gives the range %s', async (range, part, place) => {
    const { status, text, headers } = await anon.get(path(), { range });
    expect([status, text, headers['content-range']]).toEqual([206, part, place]);
  });

  it.each(['bytes=10-', 'bytes=-0'])('refuses the range %s with the length', async (range) => {
    const { status, headers } = await anon.get(path(), { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['lines=1-2', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=a-b'])('gives all for %s', async (range) => {
    expect((await anon.get(path(), { range })).status).toBe(200);
  });

  it('gives no file that is not the article’s', async () => {
    expect((await anon.get('/api/articles/heard/media/other.mp3')).status).toBe(404);
    expect((await anon.get('/api/articles/heard/media/..%2ftalk.mp3')).status).toBe(404);
    expect((await anon.get(`/api/articles/${slug}/media/${file}`)).status).toBe(404);
  });
});

describe('a person who leaves', () => {
  it('gets everything and leaves no trace but a public article without a name', async () => {
    const client = await app.as('practitioner', { firstName: 'Rosa', lastName: 'Leaves' });
    const { body } = await client.post('/api/editorial/articles', anArticle({ title: 'By Rosa' }));
    await client.post('/api/editorial/articles', anArticle({ title: 'Never shown' }));
    const at = `/api/editorial/articles/${body.id}/status`;
    await client.post(at, { status: 'review' }, { 'if-match': '"1"' });
    await admin.post(at, { status: 'published' }, { 'if-match': '"2"' });
    await client.put(`/api/articles/${slug}/like`);
    const { likes } = await card(anon);
    const own = app.assembled.personalData.find(({ owner }) => owner === 'magazine');
    const exported = JSON.stringify(await own?.data.export(client.userId));
    for (const word of ['By Rosa', 'Never shown', slug]) expect(exported).toContain(word);
    await app.knex.transaction((trx) => own?.data.erase(trx, client.userId) as Promise<void>);
    expect((await card(anon)).likes).toBe(likes - 1);
    expect((await anon.get('/api/articles/by-rosa')).body.author).toBe('A former author');
    expect((await admin.get('/api/articles/never-shown')).status).toBe(404);
    for (const table of ['articles', 'article_revisions', 'article_likes', 'article_bookmarks'])
      expect([table, JSON.stringify(await app.knex(table))]).toEqual([
        table,
        expect.not.stringMatching(new RegExp(`Rosa Leaves|${client.userId}`)),
      ]);
    expect(id).not.toBe('');
  });
});

describe('bookings after an article', () => {
  it('are a number of the month, of clients alone, and shown from five on', async () => {
    const [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
    const count = (who: Client) => who.post(`/api/articles/${slug}/leads`);
    const table = app.assembled.ports.all(figureTables).find((one) => one.id === 'articles');
    const reader = { userId: admin.userId, role: 'admin' };
    const year = { from: `${new Date().getUTCFullYear()}-01-01`, to: `${new Date().getUTCFullYear()}-12-31` };
    const read = async () =>
      (await table?.read(app.knex, [year], reader))?.[0]?.map(({ key, values }) => [key, values]);
    for (let i = 0; i < 4; i += 1) expect((await count(client)).status).toBe(204);
    await count(practitioner);
    expect((await client.post('/api/articles/no-such-article/leads')).status).toBe(404);
    expect(await read()).toEqual([]);
    await count(client);
    expect(await read()).toEqual([
      ['total', { bookings: 5 }],
      [id, { bookings: 5 }],
    ]);
    expect(await app.knex('article_leads')).toEqual([
      { article_id: id, month: `${new Date().toISOString().slice(0, 7)}-01`, bookings: 5 },
    ]);
  });
});
