import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client';
import { type NotesApp, notesApp } from './testing/notes-app';

let app: NotesApp;
let anon: Client;
let reader: Client;
let writer: Client;

beforeAll(async () => {
  app = await notesApp();
  ({ anon, reader, writer } = app);
});
afterAll(() => app?.stop());
beforeEach(() => {
  app.logged.length = 0;
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
    const rows = () => app.knex('audit_log').where({ request_id: refused.body.requestId });
    await expect.poll(rows).toEqual([
      expect.objectContaining({
        action: 'denied',
        actor: '22222222-2222-4222-8222-222222222222',
        object: 'POST /api/notes',
        detail: { status: 403, code: 'denied' },
      }),
    ]);
    expect(await app.knex('audit_log').where({ request_id: unknown.body.requestId })).toEqual([]);
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
    expect(app.logged.join()).toContain('img-src');
    expect(app.logged.join()).not.toContain('canary');
  });

  it('sends a content policy without inline or eval, a nonce of its own each time, and no CORS', async () => {
    const [one, two] = [await anon.get('/healthz'), await anon.get('/healthz', { origin: 'https://evil.test' })];
    expect(one.headers['permissions-policy']).toMatch(
      /microphone=\(self\).*geolocation=\(self\).*publickey-credentials-get=\(self\).*camera=\(\)/,
    );
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
    app.knex.on('query', listen);
    vi.useFakeTimers({ toFake: ['performance'] });
    // Later than whatever was asked before on the real clock.
    vi.advanceTimersByTime(3_600_000);
    for (const expected of [1, 1, 2]) {
      if (expected === 2) vi.advanceTimersByTime(1001);
      const answers = await Promise.all(Array.from({ length: 200 }, () => anon.get('/readyz')));
      expect([answers.every(({ status }) => status === 200), asked]).toEqual([true, expected]);
    }
    vi.useRealTimers();
    app.knex.off('query', listen);
  });
});
