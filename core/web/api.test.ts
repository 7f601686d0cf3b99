// @vitest-environment happy-dom
import { Type } from '@sinclair/typebox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#core/contract/endpoint';
import { api, request, requestNext } from './api';
import { ApiError, failure } from './api-error';
import { useSession } from './session';

const ann = { id: '1', role: 'client', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' } as const;
const problem = (status: number, members: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ title: 'No', status, ...members }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
const letters = { reply: Type.Array(Type.Integer()) } as const;
const letter = {
  body: Type.Object({ a: Type.Optional(Type.Integer()) }),
  reply: Type.Object({ id: Type.Integer() }),
  ifMatch: 'optional',
  idempotent: true,
} as const;
const listLetters = endpoint<typeof letters>()('get', '/api/letters');
const sendLetter = endpoint<typeof letter>()('post', '/api/x');
const changeLetter = endpoint<typeof letter>()('put', '/api/x');
const removeLetter = endpoint<object>()('delete', '/api/x');
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSession.setState({ user: ann, expired: false, signIn: null });
});
afterEach(() => {
  server.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async <T>(work: Promise<T>): Promise<T | ApiError> => {
  const caught = work.catch((error: ApiError) => error);
  await vi.runAllTimersAsync();
  return caught;
};

describe('api', () => {
  it('sends JSON with version and key, and gives etag and next page', async () => {
    server.mockResolvedValueOnce(
      new Response('{"id":7}', { status: 201, headers: { etag: 'W/"3"', link: '</api/x?after=7>; rel="next"' } }),
    );
    const reply = await request(sendLetter, { body: { a: 1 } }, { ifMatch: 2, idempotencyKey: 'k' });
    expect(reply).toEqual({ data: { id: 7 }, status: 201, etag: '3', next: '/api/x?after=7', total: null });
    const [path, init] = server.mock.calls[0] ?? [];
    const headers = init?.headers as Headers;
    expect(path).toBe('/api/x');
    expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
    expect([headers.get('if-match'), headers.get('idempotency-key')]).toEqual(['"2"', 'k']);
  });

  it('gives the size of a list, and reads its next page from where the first one names it', async () => {
    const headers = { link: '</api/letters?cursor=7>; rel="next"', 'x-total-count': '2' };
    server.mockResolvedValueOnce(new Response('[1]', { headers })).mockResolvedValueOnce(new Response('[2]'));
    const first = await request(listLetters);
    const second = await requestNext(listLetters, first.next ?? '');
    expect(first.total).toBe(2);
    expect([second.data, second.next, server.mock.calls[1]?.[0]]).toEqual([[2], null, '/api/letters?cursor=7']);
  });

  it('answers undefined for 204', async () => {
    server.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await api(removeLetter)).toBeUndefined();
  });

  it('tries a read twice more when no server answered, and no oftener', async () => {
    server.mockImplementation(async () => problem(503));
    const error = (await settled(api(listLetters))) as ApiError;
    expect([server.mock.calls.length, error.status]).toEqual([3, 503]);
  });

  it('comes through when the second try works', async () => {
    server.mockRejectedValueOnce(new TypeError('down')).mockResolvedValueOnce(new Response('[1]'));
    expect(await settled(api(listLetters))).toEqual([1]);
  });

  it('sends a write once, unless it has a key', async () => {
    server.mockImplementation(async () => problem(503));
    await settled(api(sendLetter, { body: {} }));
    expect(server).toHaveBeenCalledTimes(1);
    await settled(api(sendLetter, { body: {} }, { idempotencyKey: 'k' }));
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('does not try again what was refused', async () => {
    server.mockImplementation(async () => problem(404, { code: 'not-found', detail: 'There is no such labor.' }));
    const error = (await settled(api(listLetters))) as ApiError;
    expect([server.mock.calls.length, error.code, error.message]).toEqual([1, 'not-found', 'There is no such labor.']);
  });

  it('reads fields and further members of a problem', async () => {
    const fields = [{ path: 'birth.time', message: 'Name an hour.' }];
    server.mockResolvedValueOnce(problem(412, { code: 'changed-elsewhere', fields, current: { version: 4 } }));
    const error = (await settled(api(changeLetter, { body: {} }))) as ApiError;
    expect(error.field('birth.time')).toBe('Name an hour.');
    expect(error.members).toEqual({ current: { version: 4 } });
  });

  it('keeps the page and asks to sign in when a session has ended, once', async () => {
    server.mockImplementation(async () => problem(401));
    await settled(api(listLetters));
    expect(useSession.getState()).toMatchObject({ user: ann, expired: true });
    const wish = useSession.getState().signIn;
    expect(wish?.notice).toContain('session has ended');
    await settled(api(listLetters));
    expect(useSession.getState().signIn).toBe(wish);
  });

  it('asks nobody to sign in after a quiet call', async () => {
    server.mockResolvedValueOnce(problem(401));
    await settled(api(listLetters, {}, { quiet: true }));
    expect(useSession.getState()).toMatchObject({ expired: false, signIn: null });
  });

  it('does not retry what the caller gave up', async () => {
    const control = new AbortController();
    server.mockImplementation(async () => {
      control.abort();
      throw new DOMException('gone', 'AbortError');
    });
    await expect(api(listLetters, {}, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe('failure', () => {
  it('says the message of the server, with a reference for faults of ours', () => {
    const refused = new ApiError(409, 'checklist', 'Three Labors are needed first.');
    expect(failure(refused, 'Matching Error')).toEqual({
      title: 'Matching Error',
      description: 'Three Labors are needed first.',
      tone: 'error',
    });
    const fault = new ApiError(500, 'http-500', 'Something went wrong.', { requestId: 'r-1', raw: '500: stack' });
    expect(failure(fault)).toMatchObject({ title: 'Error', description: 'Something went wrong. (reference r-1)' });
  });

  it('shows no text of unknown errors', () => {
    expect(failure(new Error('secret')).description).not.toContain('secret');
  });
});
