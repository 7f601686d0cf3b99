import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import type { House } from '../../../contract/house';
import { defineManifest } from '../../../contract/manifest';
import type { PageData, PageOverride } from '../../../contract/page';
import type { PublicDocument, PublicPage, PublicPageAnswer } from '../../../contract/public-page';
import type { User } from '../../../contract/route';
import { builtInHouse } from '../../house';
import type { RequestState } from '../../http/state';
import { createPages } from '../pages';
import { newNonce, type VisitorPages } from '../visitor-pages';

/** Draws what it was given, plainly; a title of `fault` cannot be drawn. */
const bundle = `
const planOf = (path) => {
  const [, slug] = /^\\/journal\\/([^/]+)$/.exec(path) || [];
  if (slug) return { bundle: 'journal', pattern: '/journal/:slug', params: { slug }, head: null, languages: ['de'] };
  if (path === '/room') return { bundle: 'journal', pattern: '/journal/:slug', params: { slug: 'moon' }, head: null, languages: ['de'], standsIn: true };
  if (path === '/') return { bundle: 'shell', pattern: '/', params: {}, head: { title: 'Hedo', description: 'All of it' }, languages: ['de', 'es'] };
  return { bundle: 'shell', pattern: null, params: {}, head: { title: 'Nothing', description: 'Nothing', unlisted: true }, languages: ['de', 'es'] };
};
exports.mode = 'production';
exports.bundle = {
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
/** A signed-in person. */
export const ann: User = {
  id: '1',
  role: 'client',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  permissions: new Set(),
};
/** Words that would run if they got out of their place. */
export const evil = '"><script>alert(1)</script>';
const articles: Readonly<Record<string, PublicPageAnswer>> = {
  moon: {
    head: {
      title: 'The moon',
      description: 'On light',
      canonical: '/journal/moon',
      image: { path: '/covers/moon.png', alt: 'A moon' },
      kind: 'article',
      jsonLd: [{ '@type': 'Article', headline: 'The moon' }],
      feeds: [{ title: 'Feed', path: '/journal/feed.xml' }],
    },
    answers: { '/api/articles/moon': { title: 'The moon' } },
  },
  untranslated: {
    head: { title: 'The tide', description: 'On water', canonical: '/journal/untranslated', languages: [] },
    answers: { '/api/articles/untranslated': { title: 'The tide' } },
  },
  evil: {
    head: { title: evil, description: evil, jsonLd: [{ headline: evil }] },
    answers: { '/api/articles/evil': { title: evil } },
  },
  fault: { head: { title: 'Fault', description: 'Fault' }, answers: { '/api/articles/fault': {} } },
  kept: { head: { title: 'Kept', description: 'Kept' }, answers: { '/api/articles/kept': {} }, drawn: false },
  gone: { status: 410, head: { title: 'Gone', description: 'Gone' }, answers: {} },
};
const picture: PublicDocument = {
  path: '/covers/moon.png',
  type: 'image/png',
  write: async () => Buffer.from([0x89, 0x50, 0x4e, 0x47]),
};
const feed: PublicDocument = {
  path: '/journal/feed.xml',
  type: 'application/rss+xml; charset=utf-8',
  write: async (query) => `<rss>${query.get('topic') ?? 'all'}</rss>`,
};

/** What a page was asked for. */
interface Seen {
  readonly params: unknown;
  readonly query: string;
  readonly user: string | null;
  readonly language: string;
}
const articlePage = (seen: Seen[]): PublicPage => ({
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
});

/** Puts the files of a small build into a folder. */
const build = async (folder: string): Promise<void> => {
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
};

/** A server that draws pages of a small build. */
export interface DrawnApp {
  /** Who reads; null: a visitor. */
  readonly reader: { user: User | null; override?: PageOverride };
  readonly seen: Seen[];
  readonly logged: unknown[];
  /** Methods of the requests that were not answered early. */
  readonly late: string[];
  /** What the house says of itself. */
  readonly house: { languages: House['languages'] };
  get(
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<{ status: number; headers: Headers; html: string }>;
  stop(): Promise<void>;
}

/** Starts it on a free port; with `visitors` each answer has a nonce of its own, which it names. */
export const drawnApp = async (visitors?: VisitorPages): Promise<DrawnApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'hedo-drawn-'));
  await build(folder);
  const reader: DrawnApp['reader'] = { user: null };
  const seen: Seen[] = [];
  const logged: unknown[] = [];
  const late: string[] = [];
  const house: DrawnApp['house'] = { languages: ['en', 'de', 'es'] };
  const say = (message: string, fields?: object): void => void logged.push({ message, ...fields });
  const pages = createPages({
    config: {
      production: true,
      baseUrl: 'https://hedo.example',
      oidc: null,
      exitAddress: 'https://www.wikipedia.org/',
      contactEmail: 'a@b.example',
    },
    manifests,
    session: async () => reader.user,
    findOverride: async () => reader.override ?? null,
    log: { info: say, warn: say, error: say },
    publicPages: [{ owner: 'journal', page: articlePage(seen) }],
    publicDocuments: [feed, picture],
    folder,
    house: () => ({ ...builtInHouse({ contactEmail: 'a@b.example' }), ...house }),
    drawnBy: folder,
    ...(visitors ? { visitors } : {}),
  });
  const app = new Koa<RequestState>();
  app.use(
    pages.early({
      headers: {
        list: (state) => {
          state.nonce = newNonce();
          return ['Cache-Control', 'no-store', 'X-Nonce', state.nonce];
        },
      },
      refuseBadAddress: () => undefined,
      isBusy: () => false,
    }),
  );
  app.use(async (ctx, next) => {
    late.push(ctx.method);
    ctx.state.nonce = visitors ? newNonce() : 'n0nce';
    if (visitors) ctx.set('X-Nonce', ctx.state.nonce);
    ctx.cookies.secure = true;
    await next();
  });
  app.use(pages.assets).use(pages.middleware);
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    reader,
    seen,
    logged,
    late,
    house,
    get: async (path, headers = {}, method = 'GET') => {
      const answer = await fetch(url + path, { headers, method });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** What travels along with a drawn page. */
export const dataOf = (html: string): PageData =>
  JSON.parse(/id="page-data" nonce="n0nce">(.*)<\/script>/.exec(html)?.[1] ?? 'null');
