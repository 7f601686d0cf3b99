import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrawnApp, dataOf, drawnApp } from './testing/drawn-app';

let app: DrawnApp;
beforeAll(async () => {
  app = await drawnApp();
});
afterAll(() => app.stop());
const get: DrawnApp['get'] = (path, headers) => app.get(path, headers);

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
