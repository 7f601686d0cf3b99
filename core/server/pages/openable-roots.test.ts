import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineManifest, type Manifest, type Role } from '../../contract/manifest';
import type { PageData } from '../../contract/page';
import type { User } from '../../contract/route';
import { createPages } from './pages';

const everybody = [null, 'client', 'practitioner', 'admin'] as const;
const base = { needs: [], permissions: {} };
const bar = (order: number, roles?: readonly Role[]) => ({
  label: { en: 'Pages', de: 'Seiten', es: 'Hojas' },
  order,
  place: 'bar' as const,
  ...(roles ? { roles } : {}),
});
const board = defineManifest({
  ...base,
  id: 'board',
  title: 'Board',
  permissions: { 'board.rule': ['admin'] },
  web: {
    roots: [
      { route: '/board', access: 'signed-in', nav: [{ ...bar(30, ['admin']), place: 'user-menu' }] },
      { route: '/board/log', access: 'signed-in' },
    ],
  },
});
const few = [
  defineManifest({
    ...base,
    id: 'square',
    title: 'Square',
    web: {
      roots: [
        { route: '/', access: 'open' },
        { route: '/team', access: 'open', nav: [{ ...bar(1, ['practitioner', 'admin']), place: 'team' }] },
      ],
    },
  }),
  defineManifest({
    ...base,
    id: 'home',
    title: 'Home',
    web: {
      roots: [
        { route: '/home', access: 'signed-in', nav: [bar(10), { ...bar(20), place: 'user-menu' }] },
        { route: '/home/later', access: 'signed-in' },
        { route: '/writing', access: 'signed-in', nav: [bar(20, ['client'])] },
        { route: '/caseload', access: 'signed-in', nav: [bar(20, ['practitioner'])] },
        { route: '/elsewhere', access: 'signed-in' },
      ],
    },
  }),
  board,
  defineManifest({
    ...base,
    id: 'calendars',
    title: 'Calendars',
    permissions: { 'calendars.connect': ['practitioner'] },
    web: { roots: [], fills: ['home.day'] },
  }),
  defineManifest({ ...base, id: 'notes', title: 'Notes', web: { roots: [], fills: ['home.day'] } }),
  defineManifest({ ...base, id: 'engine', title: 'Engine' }),
];

/** As a domain has it: a page with a link in three languages, one below it, and a widget. */
const anotherModule = (index: number, role: Role): Manifest => {
  const id = `further-${index}`;
  return {
    id,
    title: `Further ${index}`,
    needs: [],
    permissions: { [`${id}.use`]: [role] },
    web: {
      roots: [
        {
          route: `/further-${index}`,
          access: 'signed-in',
          nav: [
            {
              label: { en: `Further ${index}`, de: `Weiteres ${index}`, es: `Adicional ${index}` },
              order: 100 + index,
              place: 'user-menu',
              roles: [role],
            },
          ],
        },
        { route: `/further-${index}/settings`, access: 'signed-in' },
      ],
      fills: ['home.day'],
      languages: ['de', 'es'],
    },
  };
};

const hashOf = (text: string, as: 'hex' | 'base64'): string => createHash('sha384').update(text).digest(as);

let folder = '';
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-openable-'));
  const further = Array.from({ length: 20 }, (_, index) => `further-${index}`);
  for (const name of ['shell', ...few.map(({ id }) => id), ...further]) {
    const entry = `entry.${hashOf(name, 'hex').slice(0, 16)}.js`;
    const files = { [entry]: { integrity: `sha384-${hashOf(name, 'base64')}`, size: 1, brotli: 1, gzip: 1 } };
    await mkdir(join(folder, name));
    await writeFile(
      join(folder, name, 'manifest.json'),
      JSON.stringify({ entry, css: [], pages: {}, texts: {}, mode: 'production', files }),
    );
  }
});
afterAll(async () => {
  for (const server of opened) server.close();
  await rm(folder, { recursive: true });
});

const aUser = (role: Role): User => ({
  id: '1',
  role,
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  permissions: new Set(),
});

/** A server of these modules' pages, for readers of each kind. */
const serve = async (manifests: readonly Manifest[]) => {
  let role: Role | null = null;
  const pages = createPages({
    config: {
      production: true,
      baseUrl: 'https://hedo.example',
      oidc: null,
      exitAddress: 'https://www.wikipedia.org/',
      contactEmail: 'team@hedo.example',
    },
    manifests,
    session: async () => role && aUser(role),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    drawnBy: join(folder, 'no-pages'),
    folder,
  });
  const server = createServer(new Koa().use(pages.middleware).callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  opened.push(server);
  const { port } = server.address() as AddressInfo;
  return async (reader: Role | null, path = '/'): Promise<string> => {
    role = reader;
    return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  };
};
const dataOf = (html: string): PageData =>
  JSON.parse(/<script type="application\/json" id="page-data"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? 'null');

describe('a page names', () => {
  it('of each module what its reader may open, and nothing of modules that are not for them', async () => {
    const ask = await serve(few);
    const named = async (role: Role | null) =>
      Object.fromEntries(dataOf(await ask(role)).modules.map(({ id, roots }) => [id, roots.map(({ route }) => route)]));
    const forAll = ['/home', '/home/later'];
    const client = { square: ['/', '/team'], home: [...forAll, '/writing', '/elsewhere'], notes: [] };
    expect(await named('client')).toEqual(client);
    // Whoever opens an account is a client.
    expect(await named(null)).toEqual(client);
    expect(await named('practitioner')).toEqual({
      square: ['/', '/team'],
      home: [...forAll, '/caseload', '/elsewhere'],
      calendars: [],
      notes: [],
    });
    expect(await named('admin')).toEqual({
      square: ['/', '/team'],
      home: [...forAll, '/elsewhere'],
      board: ['/board', '/board/log'],
      notes: [],
    });
  });

  it('the links of its reader alone, and for a visitor where a new client goes', async () => {
    const ask = await serve(few);
    const links = async (role: Role | null) =>
      dataOf(await ask(role))
        .modules.flatMap(({ roots }) => roots)
        .flatMap(({ route, nav = [] }) => nav.map(({ place, label }) => `${place} ${route} ${label}`));
    expect(await links(null)).toEqual(['bar /home Pages', 'bar /writing Pages']);
    expect(await links('client')).toEqual(['bar /home Pages', 'user-menu /home Pages', 'bar /writing Pages']);
    expect(await links('practitioner')).toEqual([
      'team /team Pages',
      'bar /home Pages',
      'user-menu /home Pages',
      'bar /caseload Pages',
    ]);
    expect(await links('admin')).toEqual([
      'team /team Pages',
      'bar /home Pages',
      'user-menu /home Pages',
      'user-menu /board Pages',
    ]);
  });

  it('the root of its own address to whoever asks for it, and no code that a visitor cannot run', async () => {
    const ask = await serve(few);
    const boardIn = async (role: Role | null, path: string) =>
      dataOf(await ask(role, path)).modules.find(({ id }) => id === 'board');
    expect(await boardIn('client', '/')).toBeUndefined();
    expect((await boardIn('client', '/board/log/7'))?.roots).toEqual([{ route: '/board/log', access: 'signed-in' }]);
    expect((await boardIn('client', '/board/log/7'))?.entry).toMatch(/^\/assets\/board\/entry\./);
    expect(await boardIn(null, '/board')).toMatchObject({ roots: [{ route: '/board' }], entry: null, integrity: null });
    const home = (html: string) => dataOf(html).modules.find(({ id }) => id === 'home')?.entry;
    expect(home(await ask(null))).toBeNull();
    expect(home(await ask('client'))).toMatch(/^\/assets\/home\/entry\./);
  });
});

describe('twenty more modules', () => {
  const sizeOf = (html: string): number => brotliCompressSync(html).length;
  it.each(everybody)('of all kinds make the first page of %s at most 2 KB larger', async (role) => {
    const kinds = ['client', 'practitioner', 'admin'] as const;
    const more = Array.from({ length: 20 }, (_, index) => anotherModule(index, kinds[index % 3] ?? 'client'));
    const [plain, full] = [await serve(few), await serve([...few, ...more])];
    const grown = sizeOf(await full(role)) - sizeOf(await plain(role));
    console.log(`${role ?? 'visitor'}: ${grown} B`);
    expect(grown).toBeLessThanOrEqual(2048);
  });

  it('for the team alone add nothing to the pages of visitors and clients', async () => {
    const more = Array.from({ length: 20 }, (_, index) => anotherModule(index, 'admin'));
    const [plain, full] = [await serve(few), await serve([...few, ...more])];
    for (const role of [null, 'client'] as const) expect(await full(role)).toBe(await plain(role));
    expect(sizeOf(await full('admin')) - sizeOf(await plain('admin'))).toBeLessThanOrEqual(2048);
  });
});
