import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import { Problem, tooMany } from '../../contract/errors';
import type { User } from '../../contract/route';
import { createClient } from '../../testing/client';
import { type HotHost, hotReads } from './hot-read';
import { createServer, type Listening } from './listen';
import type { Prepared } from './prepare-route';
import type { RequestState } from './state';

const user: User = {
  ...{ id: 'ann', role: 'client', email: 'ann@example.test', firstName: 'Ann', lastName: 'A' },
  permissions: new Set(['notes.read']),
};
const session = { user, isWeak: false, hot: { user_id: 'ann', hot_body: '["☾"]', hot_last: '7' } };
const prepared = {
  owner: 'notes',
  name: 'GET /api/notes',
  route: {
    ...{ method: 'get', path: '/api/notes', access: { permission: 'notes.read' } },
    query: { properties: { topic: { type: 'string' } } },
    hot: {
      sql: 'select $1',
      values: ({ topic }: { topic?: string }) => [topic ?? null],
      next: (_: never, last: string) => `/api/notes?after=${last}`,
    },
  },
  checks: { params: null, query: null, body: null, reply: null, problem: null },
} as unknown as Prepared;

let listening: Listening | null = null;
afterEach(() => listening?.close(100));

/** A server that has the one hot route, and answers `ordinary` to what goes on. */
const serve = async (changed: Partial<HotHost> = {}, route: Partial<Prepared['route']> = {}) => {
  const seen: { sql: unknown[]; states: RequestState[]; counted: string[] } = { sql: [], states: [], counted: [] };
  const host: HotHost = {
    readSession: async (_, query) => {
      seen.sql.push(query);
      return session;
    },
    limit: async (name, _, caller) => void seen.counted.push(`${name} ${caller}`),
    headers: { list: ({ requestId }) => ['X-Request-Id', requestId, 'Cache-Control', 'no-store'] },
    refuseBadAddress: () => undefined,
    isBusy: () => false,
    ...changed,
  };
  const app = new Koa<RequestState>();
  app.use((ctx, next) => {
    Object.assign(ctx.state, { requestId: 'one', routeName: 'unmatched' });
    seen.states.push(ctx.state);
    return next();
  });
  app.use(hotReads([{ ...prepared, route: { ...prepared.route, ...route } }], host));
  app.use((ctx) => {
    ctx.body = 'ordinary';
  });
  listening = await createServer(app as unknown as Koa, { host: '127.0.0.1', port: 0 });
  return { seen, client: createClient(listening.url) };
};

const refuse = (problem: Problem) => () => {
  throw problem;
};

describe('a read that is answered with one statement', () => {
  it('is sent as the database wrote it, with the next page, and counts for its person', async () => {
    const { seen, client } = await serve();
    const { status, headers, text } = await client.get('/api/notes?topic=a');
    expect([status, text]).toEqual([200, '["☾"]']);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/json; charset=utf-8', 'content-length': '7', 'cache-control': 'no-store' },
      ...{ link: '</api/notes?after=7>; rel="next"', 'x-request-id': 'one' },
    });
    expect(seen.sql).toEqual([{ statement: { name: 'GET /api/notes', text: 'select $1' }, values: ['a'] }]);
    expect(seen.counted).toEqual(['person ann']);
    expect(seen.states[0]).toMatchObject({ routeName: 'GET /api/notes', user });
  });

  it('names no next page where there is none', async () => {
    const last = { ...session, hot: { ...session.hot, hot_last: null } };
    const { client } = await serve({ readSession: async () => last });
    expect((await client.get('/api/notes')).headers.link).toBeUndefined();
  });

  it.each<[string, Partial<HotHost>, Partial<Prepared['route']>]>([
    ['for a visitor', { readSession: async () => null }, {}],
    [
      'where nothing was read',
      { readSession: async () => ({ ...session, hot: { ...session.hot, hot_body: null } }) },
      {},
    ],
    ['without the second factor', { readSession: async () => ({ ...session, isWeak: true }) }, {}],
    ['without the permission', {}, { access: { permission: 'notes.audit' } }],
    ['above the limit', { limit: async () => refuse(tooMany(1))() }, {}],
  ])('goes on %s, and the session is not read again', async (_, changed, route) => {
    const { seen, client } = await serve(changed, route);
    expect((await client.get('/api/notes')).text).toBe('ordinary');
    expect(seen.states[0]?.isSessionRead).toBe(true);
    expect(seen.counted).toEqual([]);
  });

  it.each<[string, string, string, Record<string, string>, Partial<HotHost>]>([
    ['of a token', 'GET', '/api/notes', { authorization: 'Bearer x' }, {}],
    ['that names a version', 'GET', '/api/notes', { 'if-match': '"1"' }, {}],
    ['of the head only', 'HEAD', '/api/notes', {}, {}],
    ['with a query that does not fit', 'GET', '/api/notes?x=1', {}, {}],
    ['of another address', 'GET', '/api/notes/', {}, {}],
    ['while the server is busy', 'GET', '/api/notes', {}, { isBusy: () => true }],
    ['of another host', 'GET', '/api/notes', {}, { refuseBadAddress: refuse(new Problem(400, 'bad-host', 'No.')) }],
    ['of a module that is off', 'GET', '/api/notes', {}, { gate: refuse(new Problem(404, 'not-found', 'No.')) }],
  ])('goes on %s, and nothing is read', async (_, method, path, headers, changed) => {
    const { seen, client } = await serve(changed);
    const { status, text } = await client.send({ method, path, headers });
    expect([status, text]).toEqual([200, method === 'HEAD' ? '' : 'ordinary']);
    expect([seen.sql, seen.states[0]?.isSessionRead]).toEqual([[], undefined]);
  });
});
