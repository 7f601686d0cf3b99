import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineManifest } from '../../contract/manifest';
import type { PageData } from '../../contract/page';
import type { PublicDocument, PublicPage, PublicPageAnswer } from '../../contract/public-page';
import type { User } from '../../contract/route';
import { createPages } from './pages';

/** Draws what it was given, plainly; a title of `fault` cannot be drawn. */
const bundle = `
const planOf = (path) => {
  const [, slug] = /^\\/journal\\/([^/]+)$/.exec(path) || [];
  if (slug) return { bundle: 'journal', pattern: '/journal/:slug', params: { slug }, head: null, languages: ['de'] };
  if (path === '/') return { bundle: 'shell', pattern: '/', params: {}, head: { title: 'Hedo', description: 'All of it' }, languages: ['de', 'es'] };
  return { bundle: 'shell', pattern: null, params: {}, head: { title: 'Nothing', description: 'Nothing', unlisted: true }, languages: ['de', 'es'] };
};
exports.mode = 'production';
exports.bundle = {
  addresses: ['/'],
  prepare: async (pages) => pages.filter(({ pattern }) => pattern === '/broken').map(({ pattern }) => ({ pattern, error: new Error('no code') })),
  plan: (data, path) => planOf(path),
  draw: (data, address) => {
    const said = JSON.stringify([address, data.language, data.user && data.user.email, data.answers, data.missing]);
    if (said.includes('fault')) throw new Error('the page has a fault');
    return '<main>' + said.replace(/</g, '&lt;') + '</main>';
  },
};`;

const manifests = [
  defineManifest({
    id: 'journal',
    title: 'Journal',
    needs: [],
    permissions: {},
    web: { roots: [{ route: '/journal', access: 'open' }] },
  }),
];
const ann: User = {
  id: '1',
  role: 'client',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  permissions: new Set(),
};
const evil = '"><script>alert(1)</script>';
const articles: Readonly<Record<string, PublicPageAnswer>> = {
  moon: {
    head: {
      title: 'The moon',
      description: 'On light',
      canonical: '/journal/moon',
      image: '/covers/moon.png',
      kind: 'article',
      jsonLd: [{ '@type': 'Article', headline: 'The moon' }],
      feeds: [{ title: 'Feed', path: '/journal/feed.xml' }],
    },
    answers: { '/api/articles/moon': { title: 'The moon' } },
  },
  evil: {
    head: { title: evil, description: evil, jsonLd: [{ headline: evil }] },
    answers: { '/api/articles/evil': { title: evil } },
  },
  fault: { head: { title: 'Fault', description: 'Fault' }, answers: { '/api/articles/fault': {} } },
  gone: { status: 410, head: { title: 'Gone', description: 'Gone' }, answers: {} },
};
const seen: { params: unknown; query: string; user: string | null; language: string }[] = [];
const articlePage: PublicPage = {
  path: '/journal/:slug',
  load: async ({ params, query, user, language }) => {
    seen.push({ params, query: query.toString(), user: user?.email ?? null, language });
    if (params.slug === 'down') throw new Error('the database is away');
    return articles[params.slug ?? ''] ?? { status: 404, head: { title: 'None', description: 'None' }, answers: {} };
  },
  addresses: async () => [
    { path: '/journal/moon', changed: '2026-11-20T10:00:00.000Z' },
    { path: '/journal/a&b', changed: null },
  ],
};
const feed: PublicDocument = {
  path: '/journal/feed.xml',
  type: 'application/rss+xml; charset=utf-8',
  write: async (query) => `<rss>${query.get('topic') ?? 'all'}</rss>`,
};

let folder = '';
let server: Server;
let url = '';
let user: User | null = null;
const logged: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-drawn-'));
  const info = { integrity: 'sha384-abc', size: 1, brotli: null, gzip: null };
  const bundles = {
    shell: {
      entry: 'shell.1.js',
      start: 'start.1.js',
      css: ['shell.1.css'],
      texts: { de: ['10.js'] },
      pages: { '/': { js: ['11.js'], css: ['11.css'], texts: {} } },
    },
    journal: {
      entry: 'entry.2.js',
      css: [],
      texts: {},
      pages: { '/journal/:slug': { js: ['21.js'], css: ['21.css'], texts: { de: ['22.js'] } } },
    },
  };
  for (const [name, manifest] of Object.entries(bundles)) {
    await mkdir(join(folder, name));
    const files = Object.fromEntries([manifest.entry, '11.css', '21.css', 'shell.1.css'].map((file) => [file, info]));
    await writeFile(join(folder, name, 'manifest.json'), JSON.stringify({ mode: 'production', files, ...manifest }));
  }
  await writeFile(join(folder, 'pages.cjs'), bundle);
  const say = (message: string, fields?: object): void => void logged.push({ message, ...fields });
  const pages = createPages({
    config: {
      production: true,
      baseUrl: 'https://hedo.example',
      oidc: null,
      helpLines: [],
      contactEmail: 'a@b.example',
    },
    manifests,
    session: async () => user,
    log: { info: say, warn: say, error: say },
    publicPages: [{ owner: 'journal', page: articlePage }],
    publicDocuments: [feed],
    folder,
    drawnBy: folder,
  });
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.state.nonce = 'n0nce';
    ctx.cookies.secure = true;
    await next();
  });
  app.use(pages.assets).use(pages.middleware);
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  user = null;
  logged.length = 0;
  seen.length = 0;
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const dataOf = (html: string): PageData =>
  JSON.parse(/id="page-data" nonce="n0nce">(.*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a public page', () => {
  it('is drawn with what its module answered, which travels along', async () => {
    user = ann;
    const { status, html } = await get('/journal/moon?topic=sky');
    expect(status).toBe(200);
    expect(seen).toEqual([{ params: { slug: 'moon' }, query: 'topic=sky', user: 'ann@example.com', language: 'en' }]);
    expect(html).toContain('<div id="app"><main>["/journal/moon?topic=sky","en","ann@example.com"');
    expect(dataOf(html).answers).toEqual({ '/api/articles/moon': { title: 'The moon' } });
  });

  it('says in its head what it is', async () => {
    const { html } = await get('/journal/moon?topic=sky');
    for (const line of [
      '<title>The moon · Hedo</title>',
      '<meta name="description" content="On light">',
      '<link rel="canonical" href="https://hedo.example/journal/moon">',
      '<link rel="alternate" hreflang="de" href="https://hedo.example/journal/moon?lang=de">',
      '<link rel="alternate" hreflang="x-default" href="https://hedo.example/journal/moon">',
      '<meta property="og:type" content="article">',
      '<meta property="og:image" content="https://hedo.example/covers/moon.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="alternate" type="application/rss+xml" title="Feed" href="https://hedo.example/journal/feed.xml">',
      '<script type="application/ld+json" nonce="n0nce">{"@type":"Article","headline":"The moon"}</script>',
    ])
      expect(html).toContain(line);
    expect(html).not.toContain('hreflang="es"');
    expect(html).not.toContain('noindex');
  });

  it('names the files of its own chunk, and the catalogues of its language', async () => {
    const { html } = await get('/journal/moon?lang=de');
    expect(html).toContain('<link rel="stylesheet" href="/assets/journal/21.css" integrity="sha384-abc">');
    const [, scripts = ''] = /src="\/assets\/shell\/start.1.js"[^>]* data-scripts="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(scripts.replaceAll('&quot;', '"')).map(({ href }: { href: string }) => href)).toEqual(
      ['shell/shell.1.js', 'shell/10.js', 'journal/entry.2.js', 'journal/21.js', 'journal/22.js'].map(
        (file) => `/assets/${file}`,
      ),
    );
    expect((await get('/journal/moon')).html).not.toContain('22.js');
  });

  it('asks for its scripts at once where the browser draws it', async () => {
    const { html } = await get('/journal/fault');
    expect(html).toContain('<script defer src="/assets/shell/shell.1.js"');
    expect(html).toContain('<link rel="preload" as="script" href="/assets/journal/21.js">');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent to visitors as they take it: %s', async (accepted, sent) => {
    const answer = await get('/journal/moon', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.html).toContain('<title>The moon');
  });

  it('is not compressed for a person, whose data its length could tell of', async () => {
    user = ann;
    expect((await get('/journal/moon', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('lets no title, description or answer out of its place', async () => {
    const { html } = await get('/journal/evil');
    expect(html).not.toContain('<script>');
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Hedo</title>');
    expect(dataOf(html).answers).toEqual({ '/api/articles/evil': { title: evil } });
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  it('never mixes two readers who ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        user = index % 2 === 0 ? ann : null;
        return { index, answer: await get('/journal/moon', { 'accept-language': index % 3 === 0 ? 'de' : 'en' }) };
      }),
    );
    for (const { answer } of asked) {
      const data = dataOf(answer.html);
      expect(answer.html).toContain(
        `<main>["/journal/moon","${data.language}",${JSON.stringify(data.user?.email ?? null)}`,
      );
    }
  });

  it.each([
    ['nothing', 404],
    ['gone', 410],
  ])('answers %s with %i, unlisted, as not found', async (slug, expected) => {
    const { status, html } = await get(`/journal/${slug}`);
    expect(status).toBe(expected);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(dataOf(html).missing).toBe(`/journal/${slug}`);
  });

  it('is left to the browser when it cannot be drawn, with its answers and a line in the log', async () => {
    const { status, html } = await get('/journal/fault');
    expect(status).toBe(200);
    expect(html).toContain('<div id="app"></div>');
    expect(html).toContain('<title>Fault · Hedo</title>');
    expect(dataOf(html).answers).toEqual({ '/api/articles/fault': {} });
    expect(logged).toEqual([
      { message: 'page could not be drawn', page: '/journal/:slug', module: 'journal', error: 'the page has a fault' },
    ]);
  });

  it('is left to the browser when its module fails, and nobody reads why', async () => {
    const { status, html } = await get('/journal/down');
    expect(status).toBe(200);
    expect(html).toContain('<div id="app"></div>');
    expect(html).not.toContain('database');
    expect(logged).toMatchObject([{ message: 'page could not be prepared', error: 'the database is away' }]);
  });

  it('of nothing is drawn with 404', async () => {
    const { status, html } = await get('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('<div id="app"><main>');
    expect(html).toContain('noindex');
  });
});

describe('the language of a page', () => {
  it.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    ['/', { 'accept-language': 'fr,es;q=0.5' }, 'es'],
    ['/', { 'accept-language': 'fr' }, 'en'],
    ['/', { 'accept-language': '*' }, 'en'],
    ['/', { 'accept-language': 'de', cookie: 'language=es' }, 'es'],
    ['/', { cookie: 'language="><script>' }, 'en'],
    ['/?lang=de', { 'accept-language': 'es', cookie: 'language=es' }, 'de'],
    ['/?lang=xx', { cookie: 'language=es' }, 'es'],
    ['/?lang=en-XA', {}, 'en'],
  ])('at %s with %o is %s', async (path, headers, language) => {
    const { html } = await get(path, headers as Record<string, string>);
    expect(html).toContain(`<html lang="${language}">`);
    expect(dataOf(html).language).toBe(language);
  });

  it('is kept for a year when the address says it, and only then', async () => {
    const cookie = (await get('/?lang=de')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^language=de; path=\/; expires=.*; samesite=lax; secure|secure; samesite=lax/i);
    expect(cookie).not.toMatch(/httponly/i);
    expect((await get('/', { 'accept-language': 'de' })).headers.get('set-cookie')).toBeNull();
    expect((await get('/?lang=de', { cookie: 'language=de' })).headers.get('set-cookie')).toBeNull();
  });

  it('has an address of its own', async () => {
    expect((await get('/?lang=es')).html).toContain('<link rel="canonical" href="https://hedo.example/?lang=es">');
    // The journal is not written in Spanish.
    expect((await get('/journal/moon?lang=es')).html).toContain(
      '<link rel="canonical" href="https://hedo.example/journal/moon">',
    );
  });
});

describe('public documents', () => {
  it('are sent with their type, for ten minutes, and known again', async () => {
    const { status, headers, html } = await get('/journal/feed.xml?topic=sky');
    expect([status, headers.get('content-type'), headers.get('cache-control'), html]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'public, max-age=600',
      '<rss>sky</rss>',
    ]);
    // Node's fetch would ask for a fresh one by itself.
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get('/journal/feed.xml?topic=sky', known)).status).toBe(304);
    expect((await get('/journal/feed.xml?topic=moon', known)).status).toBe(200);
  });

  it('hold a sitemap of the own pages and of what modules name', async () => {
    const { headers, html } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(html.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://hedo.example/</loc></url>',
      '<url><loc>https://hedo.example/journal/moon</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
      '<url><loc>https://hedo.example/journal/a&amp;b</loc></url>',
    ]);
  });
});
