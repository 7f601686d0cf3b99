import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { anArticle } from '../pages/public-pages';

/*
 * The weight of a first visit: at most 3 scripts and 120 KB of JavaScript (brotli, as built) until a page has its
 * heading, and at most 60 KB more that come by themselves afterwards.
 */
const limits = { scripts: 3, first: 120 * 1024, later: 60 * 1024 };
const rooms = ['/dashboard', '/intake', '/intake/1', '/profile', '/profile/detailed', '/synthesis', '/matching'];

interface Script {
  readonly url: string;
  readonly start: number;
}

const sizes = new Map<string, Readonly<Record<string, { brotli: number | null; size: number }>>>();
/** Bytes of a script as it is sent with brotli, from the manifest of its bundle. */
const weightOf = (url: string): number => {
  const [, bundle = '', file = ''] = /\/assets\/([^/]+)\/([^/?]+)/.exec(url) ?? [];
  if (!sizes.has(bundle)) {
    const manifest = new URL(`../../dist/web/${bundle}/manifest.json`, import.meta.url);
    sizes.set(bundle, JSON.parse(readFileSync(manifest, 'utf8')).files);
  }
  const info = sizes.get(bundle)?.[file];
  if (!info) throw new Error(`${url} is in no manifest`);
  return info.brotli ?? info.size;
};
const sum = (scripts: readonly Script[]): number => scripts.reduce((total, { url }) => total + weightOf(url), 0);

/** Toasts and socket are fetched when a page has been idle for some seconds; whatever comes by itself counts, however late. */
const idle = 6000;

test('the first visit to a page of a client keeps within its budget', async ({ browser, context, client, baseURL }) => {
  expect(client.email).toBeTruthy();
  const visits: { readonly room: string; readonly page: Page }[] = [];
  for (const room of rooms) {
    // Each with an empty cache.
    const visitor = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: await context.storageState(),
      viewport: { width: 1280, height: 860 },
    });
    const page = await visitor.newPage();
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('main h1')) return;
        watch.disconnect();
        performance.mark('heading');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(room);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(/did not load|404/);
    visits.push({ room, page });
  }
  await visits.at(-1)?.page.waitForTimeout(idle);
  for (const { room, page } of visits) {
    const { at, scripts } = await page.evaluate(() => ({
      at: performance.getEntriesByName('heading')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .map(({ name, startTime }) => ({ url: name, start: startTime })),
    }));
    expect(at).toBeGreaterThan(0);
    const first = scripts.filter(({ start }) => start <= at);
    const later = scripts.filter(({ start }) => start > at);
    const said = `${room}: ${first.length} scripts, ${sum(first)} B; later ${later.length}, ${sum(later)} B`;
    console.log(said);
    expect.soft(first.length, `${said}\n${first.map(({ url }) => url).join('\n')}`).toBeLessThanOrEqual(limits.scripts);
    expect.soft(sum(first), said).toBeLessThanOrEqual(limits.first);
    expect.soft(sum(later), said).toBeLessThanOrEqual(limits.later);
    await page.context().close();
  }
});

/** The face shown to everybody: at most 110 KB of scripts in all, 70 KB of fonts before the first words, nothing from elsewhere. */
const openLimits = { scripts: 110 * 1024, fonts: 70 * 1024 };

interface Sent {
  readonly url: string;
  readonly bytes: number;
}
const table = (sent: readonly Sent[]): string =>
  sent.map(({ url, bytes }) => `${String(bytes).padStart(8)}  ${new URL(url).pathname}`).join('\n');

test.describe('a public page', () => {
  test.use({ locale: 'en-US' });
  test('keeps within its budget', async ({ browser, request, baseURL }) => {
    const visits: { readonly path: string; readonly page: Page; readonly asked: readonly string[] }[] = [];
    for (const path of ['/', '/client-journey', '/magazine', 'an article']) {
      const address = path.startsWith('/') ? path : await anArticle(request);
      expect(address, 'the sitemap names an article').not.toBeNull();
      const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
      const page = await visitor.newPage();
      const asked: string[] = [];
      page.on('request', (one) => asked.push(one.url()));
      await page.goto(address ?? '/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      visits.push({ path, page, asked });
    }
    await visits.at(-1)?.page.waitForTimeout(idle);
    for (const { path, page, asked } of visits) {
      const files = [...new Set(asked)].filter((url) => /^https?:/.test(url));
      expect(files.filter((url) => new URL(url).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
      const sent = files.filter((url) => url.includes('/assets/')).map((url) => ({ url, bytes: weightOf(url) }));
      const scripts = sent.filter(({ url }) => url.endsWith('.js'));
      const ahead = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      const fonts = sent.filter(({ url }) => ahead.includes(url));
      expect(fonts).toHaveLength(ahead.length);
      const total = (list: readonly Sent[]): number => list.reduce((sum, { bytes }) => sum + bytes, 0);
      const said = `${path}: scripts ${total(scripts)} B, fonts ${total(fonts)} B\n${table(sent)}`;
      console.log(said);
      expect.soft(total(scripts), said).toBeLessThanOrEqual(openLimits.scripts);
      expect.soft(total(fonts), said).toBeLessThanOrEqual(openLimits.fonts);
      await page.context().close();
    }
  });

  test('asks for its scripts only after its words were painted', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { painted, first } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      first:
        performance.getEntriesByType('resource').find(({ name }) => /\/shell\.[0-9a-f]+\.js/.test(name))?.startTime ??
        0,
    }));
    expect(painted).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(painted);
  });
});
