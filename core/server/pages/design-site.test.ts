import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../contract/route';
import { hashScripts, serveDesignSite } from './design-site';

const admin: User = {
  ...{ id: '1', role: 'admin', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lee' },
  permissions: new Set(),
};
const html =
  '<!doctype html><script>const one = 1;</script><script src="./a.js"></script><script type="module">import "./a.js";</script>';

let folder = '';
let server: Server;
let user: User | null = admin;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-design-'));
  await mkdir(join(folder, 'site/sb'), { recursive: true });
  await writeFile(join(folder, 'site/index.html'), html);
  await writeFile(join(folder, 'site/sb/a.js'), 'console.log(1)');
  await writeFile(join(folder, 'site/.stamp'), 'abc');
  await writeFile(join(folder, 'secret.json'), '{}');
  const app = new Koa();
  const session = async () => user;
  app.use(serveDesignSite({ folder: join(folder, 'site'), baseUrl: 'https://hedo.example/', session }));
  app.use((ctx) => {
    ctx.status = 404;
    ctx.body = 'the product';
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** A raw request: `fetch` would normalize the path. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end();
  });

test('an admin gets the site with a policy that runs its own scripts and reaches its own files alone', async () => {
  user = admin;
  expect((await get('/design-site')).headers.location).toBe('/design-site/');
  const { status, headers, body } = await get('/design-site/');
  expect([status, body.toString()]).toEqual([200, html]);
  const policy = String(headers['content-security-policy']);
  for (const hash of hashScripts(html)) expect(policy).toContain(hash);
  expect(hashScripts(html)).toHaveLength(2);
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|'self'/);
  expect(policy).toContain('connect-src https://hedo.example/design-site/ ');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('files are sent with their type, compressed, and not again when unchanged', async () => {
  const { headers, body } = await get('/design-site/sb/a.js', { 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toMatch(/javascript/);
  expect(gunzipSync(body).toString()).toBe('console.log(1)');
  expect((await get('/design-site/sb/a.js', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test.each([
  '/design-site/../secret.json',
  '/design-site/%2e%2e/secret.json',
  '/design-site/.stamp',
  '/design-site/sb',
  '/design-site/%ff.js',
  '/design-site/nothing.js',
])('there is no file at %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('{}');
});

test('nobody else learns that there is such a site', async () => {
  for (const other of [null, { ...admin, role: 'practitioner' } as const, { ...admin, role: 'client' } as const]) {
    user = other;
    expect((await get('/design-site/')).body.toString()).toBe('the product');
    expect((await get('/design-site/sb/a.js')).body.toString()).toBe('the product');
  }
});

test('a site that was not built says how to build it', async () => {
  user = admin;
  await rm(join(folder, 'site'), { recursive: true });
  const { status, body } = await get('/design-site/');
  expect([status, body.toString()]).toEqual([503, 'The design site is not built yet. Run: npm run ui:build\n']);
});
