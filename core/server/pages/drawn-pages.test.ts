import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ann, type DrawnApp, dataOf, drawnApp, evil } from './testing/drawn-app';

let app: DrawnApp;
beforeAll(async () => {
  app = await drawnApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.reader.user = null;
  app.logged.length = 0;
  app.seen.length = 0;
});
const get: DrawnApp['get'] = (path, headers) => app.get(path, headers);

describe('a public page', () => {
  it('is drawn with what its module answered, which travels along', async () => {
    app.reader.user = ann;
    const { status, html } = await get('/journal/moon?topic=sky');
    expect(status).toBe(200);
    expect(app.seen).toEqual([
      { params: { slug: 'moon' }, query: 'topic=sky', user: 'ann@example.com', language: 'en' },
    ]);
    expect(html).toContain('<div id="app"><main>["/journal/moon?topic=sky","en","ann@example.com"');
    expect(dataOf(html).answers).toEqual({ '/api/articles/moon': { title: 'The moon' } });
  });

  it('says to readers without scripts that it can be read, and the emergency number', async () => {
    const words = /<noscript>(.*)<\/noscript>/.exec((await get('/journal/moon')).html)?.[1] ?? '';
    expect(words).toContain('You can read this page without JavaScript');
    expect(words).toContain('such as 112 or 911');
  });

  it('is left to the browser where the device decides what stands there', async () => {
    const { status, html } = await get('/journal/kept');
    expect(status).toBe(200);
    expect(html).toContain('<title>Kept · Hedo</title>');
    expect(html).not.toContain('<main>[');
    expect(dataOf(html).answers).toEqual({ '/api/articles/kept': {} });
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
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A moon">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="alternate" type="application/rss+xml" title="Feed" href="https://hedo.example/journal/feed.xml">',
      '<script type="application/ld+json" nonce="n0nce">{"@type":"Article","headline":"The moon"}</script>',
    ])
      expect(html).toContain(line);
    expect(html).not.toContain('hreflang="es"');
    expect(html).not.toContain('noindex');
  });

  it('has the picture of the product where it has none of its own', async () => {
    const { html } = await get('/');
    expect(html).toContain('<meta property="og:image" content="https://hedo.example/card.png">');
    const { status, headers, html: bytes } = await get('/card.png');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(bytes).toContain('PNG');
  });

  it('comes with its picture as bytes', async () => {
    const { headers, html } = await get('/covers/moon.png', { 'accept-encoding': 'br' });
    expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual(['image/png', null]);
    expect(html).toContain('PNG');
  });

  it('announces no translation of a text that has none, whatever language is asked for', async () => {
    const { html } = await get('/journal/untranslated?lang=de');
    expect(html).not.toContain('hreflang=');
    expect(html).toContain('<link rel="canonical" href="https://hedo.example/journal/untranslated">');
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
    app.reader.user = ann;
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
        app.reader.user = index % 2 === 0 ? ann : null;
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
    expect(app.logged).toEqual([
      { message: 'page could not be drawn', page: '/journal/:slug', module: 'journal', error: 'the page has a fault' },
    ]);
  });

  it('is left to the browser when its module fails, and nobody reads why', async () => {
    const { status, html } = await get('/journal/down');
    expect(status).toBe(200);
    expect(html).toContain('<div id="app"></div>');
    expect(html).not.toContain('database');
    expect(app.logged).toMatchObject([{ message: 'page could not be prepared', error: 'the database is away' }]);
  });

  it('that stands in for one behind a sign-in names its own address, is not listed and hears no query', async () => {
    const { status, html } = await get('/room?topic=sky');
    expect(status).toBe(200);
    expect(html).toContain('<title>The moon · Hedo</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta property="og:url" content="https://hedo.example/">');
    expect(app.seen).toEqual([{ params: { slug: 'moon' }, query: '', user: null, language: 'en' }]);
  });

  it('of nothing is drawn with 404', async () => {
    const { status, html } = await get('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('<div id="app"><main>');
    expect(html).toContain('noindex');
  });
});
