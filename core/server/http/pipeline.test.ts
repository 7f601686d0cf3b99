import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client';
import { rawRequest, statusOf } from '../../testing/raw-request';
import { counted, type NotesApp, notesApp, own } from './testing/notes-app';

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
  counted.stumbles = 0;
  counted.handled = 0;
  counted.left = 0;
  app.logged.length = 0;
});

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

describe('a route above its limit', () => {
  const send = (by: Client, body: object | string) => by.post('/api/limited-notes', body);

  it('answers what it answers all the same, and refuses the rest with 429', async () => {
    expect((await send(writer, { text: 'first' })).body.text).toBe('handled');
    const urgent = await send(writer, { text: 'urgent' });
    expect([urgent.status, urgent.body.text]).toEqual([201, 'answered above the limit']);
    const explained = await send(writer, { text: 'explain' });
    expect([explained.status, explained.body.why]).toEqual([429, 'asked']);
    expect(Number(explained.headers['retry-after'])).toBeGreaterThan(0);
    for (const other of [{ text: 'other' }, { text: 'urgent', more: 1 }, '{', { text: '' }])
      expect((await send(writer, other)).status).toBe(429);
  });

  it('refuses those who may not use it', async () => {
    const tries = [await send(anon, { text: 'urgent' }), await send(reader, { text: 'urgent' })];
    expect(tries.map(({ status }) => status)).toEqual([401, 429]);
    expect((await send(anon, { text: 'urgent' })).status).toBe(429);
  });
});

describe('answers', () => {
  it('sends a missing value as JSON null with 200, keyset links and no-store', async () => {
    const found = await reader.get('/api/notes?limit=5');
    expect([found.status, found.text]).toEqual([200, 'null']);
    expect(found.headers.link).toBe('</api/notes?after=5>; rel="next"');
    expect(found.headers['cache-control']).toBe('no-store');
  });

  it('streams one document a line, after the transaction, as each comes about', async () => {
    const before = await app.count();
    const response = await fetch(`${app.url}/api/count`, {
      method: 'POST',
      headers: { cookie: 'who=reader', origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 3, wrong: false }),
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(await app.count()).toBe(before + 1);
    const parts: string[] = [];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      parts.push(String(Buffer.from(part)));
    expect(parts.join('')).toBe('{"at":1}\n{"at":2}\n{"at":3}\n');
    expect(parts.length).toBeGreaterThan(1);
  });

  it('stops writing lines when the caller goes away', async () => {
    const stopper = new AbortController();
    const response = await fetch(`${app.url}/api/count`, {
      method: 'POST',
      headers: { cookie: 'who=reader', origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 10_000, wrong: false }),
      signal: stopper.signal,
    });
    await response.body?.getReader().read();
    stopper.abort();
    await expect.poll(() => counted.left).toBe(1);
  });

  it('breaks a stream off before a line that its schema does not allow', async () => {
    const answer = reader.post('/api/count', { to: 3, wrong: true });
    expect(await answer.then(({ text }) => text).catch(() => 'broken off')).not.toContain('leaked');
    expect(app.logged.join('')).not.toContain('leaked');
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
    expect(statusOf(await rawRequest(app.url, twice))).toBe(400);
  });

  it('shows nothing of a fault but its request id, and logs no SQL', async () => {
    const { status, text, body } = await reader.get('/api/broken');
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(text).not.toMatch(/secret|select|at .*\.ts/);
    expect(app.logged.join('\n')).toContain(body.requestId);
  });

  it('refuses to send what the reply schema does not allow', async () => {
    const { status, body, text } = await reader.get('/api/wrong');
    expect([status, body.code]).toEqual([500, 'reply-mismatch']);
    expect(text).toContain('secret: This is not accepted here.');
    expect(text).not.toContain('leaked');
  });

  it('logs the pattern of the route and never what was typed', async () => {
    await reader.get('/api/notes/canary-in-path?limit=canary-in-query');
    const line = app.logged.find((one) => one.includes('"request"'));
    expect(line).toContain('GET /api/notes/:id');
    expect(app.logged.join('\n')).not.toContain('canary');
  });
});

describe('transactions', () => {
  it('leaves nothing behind when the handler refuses', async () => {
    const before = await app.count();
    const stale = await reader.put(`/api/notes/${own}`, { text: 'lost' }, { 'if-match': '"2"' });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([412, 'changed-elsewhere', { version: 3 }]);
    expect(await app.count()).toBe(before);
  });

  it('repeats repeatable work after a serialisation failure, once for good', async () => {
    const before = await app.count();
    const saved = await reader.put(`/api/notes/${own}`, { text: 'kept' }, { 'if-match': '"3"' });
    expect([saved.status, saved.headers.etag, counted.stumbles]).toEqual([200, '"4"', 3]);
    expect(await app.count()).toBe(before + 1);
  });

  it('answers 503 where a repetition could do the work twice', async () => {
    const failed = await reader.post('/api/stumble');
    expect([failed.status, failed.headers['retry-after'], counted.stumbles]).toEqual([503, '1', 1]);
  });

  it('answers 204 without a body to a delete', async () => {
    const gone = await reader.delete('/api/notes');
    expect([gone.status, gone.text]).toEqual([204, '']);
  });
});

describe('Idempotency-Key', () => {
  it('does the work of parallel duplicates once and replays the answer', async () => {
    const before = await app.count();
    const send = () => writer.post('/api/notes', { text: 'twice' }, { 'idempotency-key': 'key-of-the-form-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await app.count(), counted.handled]).toEqual([before + 1, 1]);
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
    const dump = JSON.stringify(await app.knex.raw("select encode(answer, 'escape') as a, * from idempotency_keys"));
    expect(dump).not.toMatch(/canary-text|key-of-the-form|22222222/);
  });

  it('wants a key that cannot be guessed by accident', async () =>
    expect((await writer.post('/api/notes', { text: 'a' }, { 'idempotency-key': '1' })).status).toBe(422));
});
