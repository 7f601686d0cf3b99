import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notFound, preconditionFailed } from '../../contract/errors';
import { type Route, respond, route, type User } from '../../contract/route';
import { type Client, createClient } from '../../testing/client';
import { testDatabase } from '../../testing/db';
import { rawRequest, statusOf } from '../../testing/raw-request';
import { createApp } from '../app';
import type { Assembled, Auth, Config, Database } from '../host';
import { createServer, type Listening } from './listen';

const closed = { additionalProperties: false };
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
const Note = Type.Object({ text: Type.String({ minLength: 1, maxLength: 100_000 }) }, closed);
const View = Type.Object({ id: Type.Integer(), text: Type.String() }, closed);
const own = '11111111-1111-4111-8111-111111111111';

let stumbles = 0;
let handled = 0;
const insert = async (trx: Knex, text: string): Promise<{ id: number; text: string }> => {
  const [row] = await trx('notes').insert({ text }).returning<{ id: number; text: string }[]>(['id', 'text']);
  if (!row) throw new Error('no row');
  return { id: Number(row.id), text: row.text };
};
const stumble = async (trx: Knex): Promise<void> => {
  stumbles += 1;
  if (stumbles < 3) await trx.raw(`do $$ begin raise exception using errcode = '40001'; end $$`);
};

const routes: Route[] = [
  route({
    method: 'post',
    path: '/api/notes',
    access: { permission: 'notes.write' },
    body: Note,
    reply: View,
    idempotent: true,
    handle: async ({ body, trx }) => {
      handled += 1;
      const row = await insert(trx, body.text);
      await wait(30);
      return row;
    },
  }),
  route({
    method: 'get',
    path: '/api/notes',
    access: { signedIn: true },
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }, closed),
    handle: async ({ query }) => respond(null as unknown as undefined, { next: `/api/notes?after=${query.limit}` }),
  }),
  route({
    method: 'get',
    path: '/api/notes/:id',
    access: { signedIn: true },
    params: Id,
    load: async ({ params }) => {
      if (params.id !== own) throw notFound('note');
      return { version: 3 };
    },
    handle: async ({ loaded }) => respond(undefined, { etag: loaded.version }),
  }),
  route({
    method: 'put',
    path: '/api/notes/:id',
    access: { signedIn: true },
    params: Id,
    body: Note,
    ifMatch: 'required',
    handle: async ({ request, trx, body }) => {
      await insert(trx, body.text);
      if (request.ifMatch !== '3') throw preconditionFailed({ version: 3 });
      await stumble(trx);
      return respond(undefined, { etag: 4, status: 200 });
    },
  }),
  route({
    method: 'post',
    path: '/api/stumble',
    access: { signedIn: true },
    handle: async ({ trx }) => stumble(trx) as Promise<undefined>,
  }),
  route({ method: 'delete', path: '/api/notes', access: { signedIn: true }, handle: async () => undefined }),
  route({
    method: 'get',
    path: '/api/wrong',
    access: { signedIn: true },
    reply: View,
    handle: async () => ({ id: 1, text: 'a', secret: 'leaked' }),
  }),
  route({
    method: 'get',
    path: '/api/broken',
    access: { signedIn: true },
    handle: async ({ trx }) => trx.raw('select secret_column from secret_table') as unknown as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/limited',
    access: { open: true, because: 'test' },
    limit: { points: 3, seconds: 60, by: 'address' },
    handle: async () => undefined,
  }),
];

const user = (permissions: string[]): User => ({
  id: '22222222-2222-4222-8222-222222222222',
  role: 'client',
  email: 'a@b.test',
  firstName: 'A',
  lastName: 'B',
  permissions: new Set(permissions),
});

let db: Database;
let server: Listening;
let logged: string[] = [];
let anon: Client;
let reader: Client;
let writer: Client;

beforeAll(async () => {
  db = await testDatabase();
  await db.knex.schema.createTable('notes', (table) => {
    table.bigIncrements('id');
    table.text('text').notNullable();
  });
  const config = { production: false, baseUrl: 'http://localhost:1', trustProxy: false, oidc: null } as Config;
  const note = (message: string, fields?: object) => void logged.push(JSON.stringify({ message, ...fields }));
  const log = { info: note, warn: note, error: note };
  const assembled: Assembled = {
    manifests: [],
    routes: routes.map((one) => ({ owner: 'notes', route: one })),
  } as unknown as Assembled;
  const auth = {
    middleware: [],
    routes: [],
    rawRoutes: [],
    userOf: async (ctx: { get(name: string): string }) =>
      ({ reader: user([]), writer: user(['notes.write']) })[ctx.get('Cookie').replace('who=', '')] ?? null,
  } as unknown as Auth;
  const grants = { client: new Set(['notes.write']), practitioner: new Set<string>(), admin: new Set<string>() };
  const app = createApp({ config, log, knex: db.knex, assembled, auth, grants });
  server = await createServer(app, { host: '127.0.0.1', port: 0 }, log);
  anon = createClient(server.url);
  reader = createClient(server.url, 'reader', 'who=reader');
  writer = createClient(server.url, 'writer', 'who=writer');
});
afterAll(async () => {
  await server?.close(500);
  await db?.stop();
});
beforeEach(() => {
  stumbles = 0;
  handled = 0;
  logged = [];
});
const count = async (): Promise<number> => Number((await db.knex('notes').count().first())?.count);

describe('the order of checks', () => {
  it('knows the method before anything else', async () => {
    const wrong = await anon.send({ method: 'PATCH', path: '/api/notes', headers: { origin: 'https://evil.test' } });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, POST, OPTIONS']);
    const options = await anon.send({ method: 'OPTIONS', path: '/api/notes' });
    expect([options.status, options.headers.allow]).toEqual([204, 'DELETE, GET, HEAD, POST, OPTIONS']);
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await anon.send({ method: 'PROPFIND', path: '/api/notes' })).status).toBe(501);
  });

  it('refuses a cross-site write before it asks who is there', async () =>
    expect((await anon.post('/api/notes', '{', { origin: 'https://evil.test' })).body.code).toBe('cross-site'));

  it('asks who is there before it reads the body', async () => {
    expect((await anon.post('/api/notes', '{')).status).toBe(401);
    expect((await reader.post('/api/notes', '{')).status).toBe(403);
    expect((await writer.post('/api/notes', '{')).status).toBe(400);
    expect((await writer.post('/api/notes', { text: '' })).status).toBe(422);
  });

  it('finds the object before it reads the body, and the version after', async () => {
    expect((await reader.put('/api/notes/nonsense', '{')).status).toBe(404);
    expect((await reader.put(`/api/notes/${own}`, { text: 1 })).status).toBe(422);
    expect((await reader.put(`/api/notes/${own}`, { text: 'a' })).status).toBe(428);
  });
});

describe('answers', () => {
  it('sends a missing value as JSON null with 200, keyset links and no-store', async () => {
    const found = await reader.get('/api/notes?limit=5');
    expect([found.status, found.text]).toEqual([200, 'null']);
    expect(found.headers.link).toBe('</api/notes?after=5>; rel="next"');
    expect(found.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD like GET without a body', async () => {
    const head = await reader.head(`/api/notes/${own}`);
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', '"3"']);
  });

  it('describes a refusal as a problem document with a request id', async () => {
    const { status, headers, body } = await writer.post('/api/notes', { text: '', role: 'admin' });
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'This is not accepted here.',
      code: 'invalid',
      fields: [
        { path: 'role', message: 'This is not accepted here.' },
        { path: 'text', message: 'This is required.' },
      ],
      requestId: headers['x-request-id'],
    });
  });

  it('reads a malformed id exactly like a missing one', async () => {
    for (const id of ['33333333-3333-4333-8333-333333333333', 'nonsense', '%00', '..%2f', '1']) {
      const { status, body } = await reader.get(`/api/notes/${id}`);
      expect([status, body.detail]).toEqual([404, 'There is no such note.']);
    }
  });

  it.each(['/api/notes/', '/API/notes', '/api//notes', '//api/notes', '/api/%6eotes', '/api/notes/.', '/Api/Notes'])(
    'does not know %s',
    async (path) => expect((await reader.get(path)).status).toBe(404),
  );

  it('refuses an address that cannot be decoded and a second Host', async () => {
    expect((await reader.get('/api/notes/%E0%A4%A')).status).toBe(400);
    const twice = 'GET /healthz HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n';
    expect(statusOf(await rawRequest(server.url, twice))).toBe(400);
  });

  it('shows nothing of a fault but its request id, and logs no SQL', async () => {
    const { status, text, body } = await reader.get('/api/broken');
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(text).not.toMatch(/secret|select|at .*\.ts/);
    expect(logged.join('\n')).toContain(body.requestId);
  });

  it('refuses to send what the reply schema does not allow', async () => {
    const { status, body, text } = await reader.get('/api/wrong');
    expect([status, body.code]).toEqual([500, 'reply-mismatch']);
    expect(text).toContain('secret: This is not accepted here.');
    expect(text).not.toContain('leaked');
  });

  it('logs the pattern of the route and never what was typed', async () => {
    await reader.get('/api/notes/canary-in-path?limit=canary-in-query');
    const line = logged.find((one) => one.includes('"request"'));
    expect(line).toContain('GET /api/notes/:id');
    expect(logged.join('\n')).not.toContain('canary');
  });
});

describe('transactions', () => {
  it('leaves nothing behind when the handler refuses', async () => {
    const before = await count();
    const stale = await reader.put(`/api/notes/${own}`, { text: 'lost' }, { 'if-match': '"2"' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([412, 'changed-elsewhere', { version: 3 }]);
    expect(await count()).toBe(before);
  });

  it('repeats repeatable work after a serialisation failure, once for good', async () => {
    const before = await count();
    const saved = await reader.put(`/api/notes/${own}`, { text: 'kept' }, { 'if-match': '"3"' });
    expect([saved.status, saved.headers.etag, stumbles]).toEqual([200, '"4"', 3]);
    expect(await count()).toBe(before + 1);
  });

  it('answers 503 where a repetition could do the work twice', async () => {
    const failed = await reader.post('/api/stumble');
    expect([failed.status, failed.headers['retry-after'], stumbles]).toEqual([503, '1', 1]);
  });

  it('answers 204 without a body to a delete', async () => {
    const gone = await reader.delete('/api/notes');
    expect([gone.status, gone.text]).toEqual([204, '']);
  });
});

describe('Idempotency-Key', () => {
  it('does the work of parallel duplicates once and replays the answer', async () => {
    const before = await count();
    const send = () => writer.post('/api/notes', { text: 'twice' }, { 'idempotency-key': 'key-of-the-form-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await count(), handled]).toEqual([before + 1, 1]);
  });

  it('refuses the same key with another body, and takes it from another person', async () => {
    const headers = { 'idempotency-key': 'key-of-the-form-2' };
    expect((await writer.post('/api/notes', { text: 'one' }, headers)).status).toBe(201);
    const other = await writer.post('/api/notes', { text: 'two' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  });

  it('lets a failed try be sent again', async () => {
    const headers = { 'idempotency-key': 'key-of-the-form-3' };
    expect((await writer.post('/api/notes', { text: '' }, headers)).status).toBe(422);
    expect((await writer.post('/api/notes', { text: 'now' }, headers)).status).toBe(201);
  });

  it('stores the answer so that the table alone tells nothing', async () => {
    await writer.post('/api/notes', { text: 'canary-text' }, { 'idempotency-key': 'key-of-the-form-4' });
    const dump = JSON.stringify(await db.knex.raw("select encode(answer, 'escape') as a, * from idempotency_keys"));
    expect(dump).not.toMatch(/canary-text|key-of-the-form|22222222/);
  });

  it('wants a key that cannot be guessed by accident', async () =>
    expect((await writer.post('/api/notes', { text: 'a' }, { 'idempotency-key': '1' })).status).toBe(422));
});

describe('bodies', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['text/plain', '{"text":"a"}', { 'content-type': 'text/plain' }, 415],
    ['a form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['utf-16', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['brotli', 'x', { ...json, 'content-encoding': 'br' }, 415],
    ['broken gzip', 'notgzip', { ...json, 'content-encoding': 'gzip' }, 400],
    ['a bomb', gzipSync(`{"text":"${'x'.repeat(2e7)}"}`), { ...json, 'content-encoding': 'gzip' }, 413],
    ['invalid UTF-8', Buffer.from('7b2274657874223a22fffec0227d', 'hex'), json, 400],
    ['nothing', '', json, 422],
    ['a list', '[1]', json, 422],
    ['null', 'null', json, 422],
    ['300 kB of text', JSON.stringify({ text: 'x'.repeat(300_000) }), json, 413],
    ['2 MB of text', JSON.stringify({ text: 'x'.repeat(2_000_000) }), json, 413],
    ['eighty thousand keys', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join(',')}}`, json, 422],
  ])('answers %s as it should', async (_, body, headers, status) =>
    expect((await writer.send({ method: 'POST', path: '/api/notes', body, headers })).status).toBe(status),
  );

  it('reads gzip, a byte order mark and charset=UTF-8', async () => {
    const plain = JSON.stringify({ text: 'é😀' });
    const gzip = { ...json, 'content-encoding': 'gzip' };
    for (const [body, headers] of [
      [gzipSync(plain), gzip],
      [`\ufeff${plain}`, json],
      [plain, { 'content-type': 'application/json; charset=UTF-8' }],
    ] as const) {
      const saved = await writer.send({ method: 'POST', path: '/api/notes', body, headers });
      expect([saved.status, saved.body.text]).toEqual([201, 'é😀']);
    }
  });
});

describe('limits', () => {
  it('lets exactly the allowed number through, however they are spread and dressed up', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        anon.post('/api/limited', undefined, { 'x-forwarded-for': `10.0.0.${i}`, 'user-agent': `agent ${i}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = tries.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('audit', () => {
  it('notes who was denied what on a guarded route, and nothing of unknown paths', async () => {
    const refused = await reader.post('/api/notes', { text: 'a' });
    const unknown = await reader.get('/api/nothing');
    const rows = () => db.knex('audit_log').where({ request_id: refused.body.requestId });
    await expect.poll(rows).toEqual([
      expect.objectContaining({
        action: 'denied',
        actor: '22222222-2222-4222-8222-222222222222',
        object: 'POST /api/notes',
        detail: { status: 403, code: 'denied' },
      }),
    ]);
    expect(await db.knex('audit_log').where({ request_id: unknown.body.requestId })).toEqual([]);
  });
});

describe('the host itself', () => {
  it('lists every route with its access, the same for all', async () => {
    const { body } = await anon.get('/api/modules');
    expect(body.routes).toContainEqual({
      owner: 'notes',
      name: 'POST /api/notes',
      method: 'POST',
      path: '/api/notes',
      access: { permission: 'notes.write' },
    });
    expect(body.routes.map(({ name }: { name: string }) => name)).toContain('POST /api/csp-reports');
    expect((await writer.get('/api/modules')).text).toBe((await anon.get('/api/modules')).text);
  });

  it('describes itself in OpenAPI', async () => {
    const { body } = await anon.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/notes/{id}'].put.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'If-Match',
    ]);
    expect(body.paths['/api/notes'].post.requestBody.content['application/json'].schema.required).toEqual(['text']);
  });

  it('takes content reports up to 8 kB', async () => {
    const report = (body: unknown, type: string) => anon.post('/api/csp-reports', body, { 'content-type': type });
    const body = { 'csp-report': { 'blocked-uri': 'https://e.test/?q=canary', 'effective-directive': 'img-src' } };
    expect((await report(body, 'application/csp-report')).status).toBe(204);
    expect((await report([{ body: {} }], 'application/reports+json')).status).toBe(204);
    expect((await report('x'.repeat(9000), 'application/csp-report')).status).toBe(413);
    expect((await report('a', 'text/plain')).status).toBe(415);
    expect(logged.join()).toContain('img-src');
    expect(logged.join()).not.toContain('canary');
  });

  it('sends a content policy without inline or eval, a nonce of its own each time, and no CORS', async () => {
    const [one, two] = [await anon.get('/healthz'), await anon.get('/healthz', { origin: 'https://evil.test' })];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).not.toBe(two.headers['content-security-policy']);
    expect(Object.keys(two.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(one.headers['strict-transport-security']).toBeUndefined();
    expect(one.headers['referrer-policy']).toBe('same-origin');
  });

  it('asks the database at most once a second for its readiness', async () => {
    let asked = 0;
    const listen = ({ sql }: { sql: string }) => {
      if (sql === 'select 1') asked += 1;
    };
    db.knex.on('query', listen);
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => anon.get('/readyz')));
    const seconds = (performance.now() - began) / 1000;
    db.knex.off('query', listen);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(asked).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });
});
