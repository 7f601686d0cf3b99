import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineManifest } from '../../contract/manifest';
import type { PageData } from '../../contract/page';
import type { User } from '../../contract/route';
import { createPages } from './pages';

const script = `console.log(${JSON.stringify('x'.repeat(4000))})`;
const info = (squeezed: boolean) => ({
  integrity: 'sha384-abc',
  size: script.length,
  brotli: squeezed ? 10 : null,
  gzip: squeezed ? 10 : null,
});
const manifests = [
  defineManifest({
    id: 'rooms',
    title: 'Rooms',
    needs: [],
    permissions: {},
    web: {
      roots: [
        { route: '/profile', access: 'signed-in' },
        { route: '/magazine', access: 'open' },
        { route: '/aid', access: 'open', urgent: { en: 'Help now', de: 'Hilfe', es: 'Ayuda' } },
      ],
    },
  }),
  defineManifest({ id: 'silent', title: 'No pages', needs: [], permissions: {} }),
];
const ann: User = {
  id: '1',
  role: 'client',
  email: 'ann@example.com',
  firstName: '</script><b>',
  lastName: 'Lee',
  permissions: new Set(['secret.right']),
};

let folder = '';
let server: Server;
let user: User | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-pages-'));
  for (const [name, entry] of [
    ['shell', 'shell.1.js'],
    ['rooms', 'entry.2.js'],
  ] as const) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, entry), script);
    await writeFile(join(folder, name, `${entry}.br`), brotliCompressSync(script));
    await writeFile(join(folder, name, `${entry}.gz`), gzipSync(script));
    await writeFile(join(folder, name, 'text-normal.3.woff2'), 'font');
    const files = { [entry]: info(true), 'text-normal.3.woff2': info(false) };
    await writeFile(
      join(folder, name, 'manifest.json'),
      JSON.stringify({ entry, css: [], pages: {}, texts: {}, mode: 'production', files }),
    );
  }
  await writeFile(join(folder, 'secret.txt'), 'not yours');
  const pages = createPages({
    config: {
      production: true,
      baseUrl: 'https://hedo.example',
      oidc: null,
      exitAddress: 'https://www.wikipedia.org/',
      contactEmail: 'team@hedo.example',
    },
    manifests,
    session: async () => user,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    drawnBy: join(folder, 'no-pages'),
    folder,
  });
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.state.nonce = 'n0nce';
    await next();
  });
  app.use(pages.assets).use(pages.middleware);
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A raw request: `fetch` would normalize the path. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end();
  });
const dataOf = (html: string): PageData =>
  JSON.parse(/<script type="application\/json" id="page-data" nonce="n0nce">(.*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the page', () => {
  it('carries modules, person, theme and flags, and is never stored', async () => {
    user = ann;
    const answer = await get('/profile/detailed', { cookie: 'theme=dark' });
    const html = answer.body.toString();
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(html).toContain('<html lang="en" data-theme="dark">');
    const { permissions: _, ...person } = ann;
    expect(dataOf(html)).toMatchObject({ user: person, theme: 'dark', production: true, signIn: { external: false } });
    expect(dataOf(html).modules).toEqual([
      {
        id: 'rooms',
        title: 'Rooms',
        entry: '/assets/rooms/entry.2.js',
        integrity: 'sha384-abc',
        roots: [...(manifests[0]?.web?.roots.slice(0, 2) ?? []), { route: '/aid', access: 'open', urgent: 'Help now' }],
        fills: [],
        languages: [],
        overlays: [],
      },
    ]);
    expect(html).toContain('<link rel="preload" as="script" href="/assets/rooms/entry.2.js"');
    expect(html).toContain('href="/assets/shell/text-normal.3.woff2" crossorigin');
  });

  it('lets no text of a person end the data block, and tells no permissions', async () => {
    user = ann;
    const html = (await get('/')).body.toString();
    expect(html).not.toContain('</script><b>');
    expect(html).not.toContain('secret.right');
  });

  it.each([
    ['en', 'Help now', 'such as 112 or 911'],
    ['de', 'Hilfe', 'etwa 112 oder 911'],
    ['es', 'Ayuda', 'como el 112 o el 911'],
  ])(
    'leads a reader without JavaScript to help and names the emergency number, in %s',
    async (language, name, number) => {
      const html = (await get('/profile', { 'accept-language': language })).body.toString();
      const words = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
      expect(words).toContain(`<a href="/aid">${name}</a>`);
      expect(words).toContain(number);
    },
  );

  it('leads from every page to the home page after somebody left in a hurry', async () => {
    user = ann;
    const left = { cookie: 'left=1' };
    const answer = await get('/profile/detailed?tab=2', left);
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(answer.body.toString()).not.toContain('page-data');
    expect((await get('/', left)).status).toBe(200);
    expect((await get('/profile', { cookie: 'left=0' })).status).toBe(200);
  });

  it('ignores a theme it does not know', async () => {
    expect((await get('/', { cookie: 'theme="><script>' })).body.toString()).toContain('<html lang="en">');
  });

  it('has no inline code: every script is a file or data', async () => {
    const html = (await get('/')).body.toString();
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/ on\w+=|<style|style="/);
  });

  const table: readonly (readonly [path: string, visitor: number, signedIn: number])[] = [
    ['/', 200, 200],
    ['/profile', 200, 200],
    ['/profile/', 200, 200],
    ['/profiles', 404, 404],
    ['/magazine/moon', 200, 200],
    ['/reset-password', 200, 200],
    ['/nothing', 404, 404],
  ];
  for (const [path, visitor, signedIn] of table)
    it(`answers ${path} with ${visitor} for visitors and ${signedIn} for the signed-in`, async () => {
      user = null;
      expect((await get(path)).status).toBe(visitor);
      user = ann;
      expect((await get(path)).status).toBe(signedIn);
    });

  it('does not preload a room that the visitor may not open', async () => {
    user = null;
    expect((await get('/profile')).body.toString()).not.toContain('rel="preload" as="script"');
  });
});

describe('the bundles', () => {
  it.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    // As browsers say it: gzip first, none preferred.
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script)],
    ['br;q=0, gzip', 'gzip', gzipSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['', undefined, Buffer.from(script)],
  ])('are sent as stored for accept-encoding "%s"', async (accepted, encoding, body) => {
    const answer = await get('/assets/shell/shell.1.js', accepted ? { 'accept-encoding': accepted } : {});
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body.equals(body)).toBe(true);
  });

  it('answer HEAD with the length alone', async () => {
    const answer = await get('/assets/shell/shell.1.js', {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, `${script.length}`, 0]);
  });

  it.each([
    '/assets/shell/../secret.txt',
    '/assets/../secret.txt',
    '/assets/shell/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/shell/..%5csecret.txt',
    '/assets/shell/manifest.json',
    '/assets/shell/shell.1.js.br',
    '/assets/shell/shell.1.js.map',
    '/assets/shell/constructor',
    '/assets/__proto__/x',
    '/assets/shell',
    '/assets/',
  ])('hold nothing at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).not.toContain('not yours');
  });

  it('come with mark, manifest and rules for robots at the root', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect(JSON.parse((await get('/manifest.webmanifest')).body.toString()).name).toBe('Hedo');
    expect((await get('/robots.txt')).body.toString()).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /profile\nDisallow: /reset-password\n\nSitemap: https://hedo.example/sitemap.xml\n',
    );
  });
});
