import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/db';
import type { ArticleQuery } from '../schemas/list';
import { listArticles } from './queries/article-list';
import { searchArticles } from './queries/search';

const { knex, stop } = await testDatabase();
afterAll(stop);

/** Twenty thousand short articles: `every` is in all of them, `rare7` in one of a thousand. */
beforeAll(async () => {
  await knex.raw(`
    insert into articles (slug, status, title, excerpt, author, category, type, tags, language, body, refs, words,
      read_minutes, plain, haystack, search, search_title, published_at)
    select 'a-' || g, 'published', 'Every rare' || g % 1000, 'x', 'x', 'Travel', 'article', array['t'], 'en', '', '[]', 1, 1, '',
      'every rare' || g % 1000 || repeat(' filler words', 30), to_tsvector('english', 'every rare' || g % 1000), to_tsvector('english', 'every rare' || g % 1000),
      timestamptz '2026-01-01' - g * interval '1 minute'
    from generate_series(1, 20000) g`);
  await knex.raw('insert into article_counts (article_id, views) select id, hashtext(id::text) & 1023 from articles');
  await knex.raw('analyze articles, article_counts');
});

/** The plans of all statements that `run` sends, as text. */
const plansOf = async (run: () => Promise<unknown>): Promise<string> => {
  const sent: { sql: string; bindings: unknown[] }[] = [];
  const note = (one: { sql: string; bindings?: unknown[] }) =>
    sent.push({ sql: one.sql, bindings: one.bindings ?? [] });
  knex.on('query', note);
  await run();
  knex.removeListener('query', note);
  const connection = await knex.client.acquireConnection();
  try {
    const plans = [];
    for (const { sql, bindings } of sent)
      plans.push(
        await connection.query({
          text: `explain (analyze, costs off, timing off) ${sql}`,
          values: bindings,
          rowMode: 'array',
        }),
      );
    return plans.flatMap(({ rows }) => rows.map(([line]: string[]) => line)).join('\n');
  } finally {
    await knex.client.releaseConnection(connection);
  }
};

/** No article of these has a picture, so no other module is asked. */
const noPort = (): never => {
  throw new Error('no module is there');
};
const page = (query: ArticleQuery) => plansOf(() => listArticles({ db: knex, port: noPort }, query, null));
const id = '00000000-0000-4000-8000-000000000000';

it.each<[string, ArticleQuery, string]>([
  ['the first page', {}, 'articles_newest'],
  ['a later page', { after: `2025-12-25T00:00:00.000000Z~${id}` }, 'articles_newest'],
  ['the most viewed', { sort: 'popular' }, 'article_counts_views_article_id_index'],
  ['a later page of them', { sort: 'popular', after: `500~${id}` }, 'article_counts_views_article_id_index'],
  ['what nearly all have', { q: 'every' }, 'articles_newest'],
  ['what few have', { q: 'rare777' }, 'articles_haystack'],
])('reads %s by an index', async (_, query, index) => {
  const plan = await page(query);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on articles .*\(actual rows=\d/);
});

it.each([
  ['every', 'articles_newest'],
  ['rare777', 'articles_search'],
])('searches for %s without reading all articles', async (q, index) => {
  const plan = await plansOf(() => searchArticles(knex, q));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on articles .*\(actual rows=\d/);
});
