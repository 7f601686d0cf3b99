import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { roleOf } from '../../testing/callers';
import type { Answered, Client, Sent } from '../../testing/client';
import { type HappyCall, type Principal, principals, type Row } from '../../testing/matrix';
import { fillPath, matrixRows, routeOfRow } from '../../testing/matrix-rows';
import { createPick } from '../../testing/sample';
import { grantsOf } from '../grants';
import { openPlaces } from './closed-schema';
import type { ListedRoute } from './module-list';
import { prepareRoute } from './prepare-route';
import { byPrecision, routeName } from './route-name';
import { findUnnamed, recordStatements } from './testing/client-statements';
import { app, callers, calls, canary, changes, laggingReads } from './testing/every-route';
// What is refused changes nothing, so these come first, while all that the scenes made is there.
import './testing/bad-queries';
import './testing/bad-bodies';
import { compile } from './validate';

const forbidden = /passwordHash|password_hash|resetToken|token_hash|"stack"|select (?:[^"\\]|\\.)* from |key_id/i;

const suspended = await app.as('client');
await app.knex('users').where({ id: suspended.userId }).update({ suspended_at: app.knex.fn.now() });
const { body } = await callers.anon.get('/api/modules');
const routes = (body.routes as ListedRoute[]).toSorted(byPrecision);
const served = matrixRows().flatMap((row) => {
  const route = routeOfRow(row, routes);
  return route ? [{ row, route }] : [];
});

const statements = recordStatements();
afterAll(() => {
  statements.stop();
  return app.stop();
});
const { rows: tables } = await app.knex.raw<{ rows: { name: string }[] }>(
  "select tablename as name from pg_tables where schemaname = 'public'",
);
/** Routes that may read from a replica; here it is one that would refuse each write. */
const lagging = new Set(app.assembled.routes.filter(({ route }) => route.mayLag).map(({ route }) => routeName(route)));
const tableNames = new Set(tables.map(({ name }) => name));

/** Of spellings, foreign ids and other sites each route meets one; the routes together meet all. */
const pick = createPick('matrix');
/** What a browser says of a request that another site made. */
const otherSites: readonly NonNullable<Sent['headers']>[] = [
  { origin: null, 'sec-fetch-site': 'cross-site' },
  { origin: null, 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': null },
  { origin: 'null', 'sec-fetch-site': null },
];

const expected = (row: Row, principal: Principal): number => row.expect[principal];

const happy = (status: number): boolean => status < 400;
const unsafe = (row: Row): boolean => row.method !== 'GET';
const requestOf = (row: Row, call: HappyCall | undefined): Sent => ({
  method: row.method,
  path: fillPath(row.path, call?.params ?? {}, randomUUID()) + (call?.query ? `?${call.query}` : ''),
  ...(call?.body === undefined ? {} : { body: call.body }),
  ...(call?.headers ? { headers: call.headers } : {}),
});
const withoutId = (answer: Answered): unknown => ({ ...answer.body, requestId: '' });

const expectNoDisclosure = (principal: Principal, answer: Answered): void => {
  expect(answer.text).not.toMatch(forbidden);
  if (principal !== 'owner' && principal !== 'prac_consent') expect(answer.text).not.toContain(canary);
};
/** Refusals that the audit log has to hold, by the id of their request. It is written after the answer, so they are looked up at the end. */
const toBeAudited = new Map<string, string>();

/** What had changed after the last refusal; null when something else was sent since. */
let known: Record<string, number> | null = null;

/** Sends requests each of which must be refused, and checks everything that a refusal promises. */
const refused = async (client: Client, status: number, guarded: boolean, ...requests: Sent[]): Promise<Answered[]> => {
  const before = known ?? (await changes());
  const answers: Answered[] = [];
  for (const request of requests) answers.push(await client.send(request));
  known = await changes();
  for (const answer of answers)
    expect([answer.status, answer.body?.code ?? answer.text]).toEqual([status, expect.any(String)]);
  expect(known).toEqual(before);
  if (guarded && [401, 403, 404].includes(status))
    for (const [index, { headers }] of answers.entries())
      toBeAudited.set(String(headers['x-request-id']), `${requests[index]?.method} ${requests[index]?.path} ${status}`);
  return answers;
};

/** Sends what may change something. */
const send = (client: Client, request: Sent): Promise<Answered> => {
  known = null;
  return client.send(request);
};

describe('the matrix and the routes', () => {
  it('has a row for every route', () => {
    const known = new Set(served.map(({ route }) => route.name));
    expect(routes.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has a scene for every row that somebody may do', () => {
    const missing = served
      .filter(({ row }) => principals.some((principal) => happy(expected(row, principal))) && !calls.has(row.id))
      .map(({ row }) => row.id);
    expect(missing).toEqual([]);
  });

  it('knows every scene by its row', () => {
    const known = new Set(served.map(({ row }) => row.id));
    expect([...calls.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('says what every route answers, closed so that nothing slips out', () => {
    const own = [...app.auth.routes, ...app.own].map((route) => ({ owner: 'core', route }));
    const vague = [...own, ...app.assembled.routes].filter(({ route }) => {
      const empty = [204, 303].includes(route.status ?? (route.method === 'delete' ? 204 : 200));
      const open = openPlaces(route.reply).some((place) => place === '(top)' || place === '[]');
      return open || (!route.reply && !route.content && !empty);
    });
    expect(vague.map(({ owner, route }) => `${owner}: ${routeName(route)}`)).toEqual([]);
  });

  it('has schemas that all compile, which a start in production leaves to the first call', () => {
    const own = [...app.auth.routes, ...app.own].map((route) => ({ owner: 'core', route }));
    const compileNow = { checkReplies: true, lazy: false };
    for (const one of [...own, ...app.assembled.routes]) {
      prepareRoute(one, grantsOf(app.assembled.manifests), compileNow);
      if (one.route.reply) compile(one.route.reply);
    }
  });

  it('declares open exactly what a visitor may call', () => {
    const wrong = served.filter(
      ({ row, route }) => 'open' in route.access !== (row.expect.anon !== 401 || row.expect.owner === 401),
    );
    expect(wrong.map(({ row }) => row.id)).toEqual([]);
  });
});

describe.each(served)('$row.id', ({ row, route }) => {
  const call = calls.get(row.id);
  const guarded = !('open' in route.access);
  const cells = principals.map((principal) => ({ principal, status: expected(row, principal) }));
  const allowed = cells.find(({ status }) => happy(status));

  it.each(cells.filter(({ status }) => !happy(status)))(
    'refuses $principal with $status',
    async ({ principal, status }) => {
      const request = requestOf(row, call);
      // Whether somebody may is decided before what they sent is looked at.
      const broken = unsafe(row) && (status === 401 || status === 403) ? [{ ...request, body: '{' }] : [];
      const [answer] = await refused(callers[principal], status, guarded, request, ...broken);
      expectNoDisclosure(principal, answer as Answered);
    },
  );

  if (guarded)
    it('refuses a suspended person like a stranger', async () => {
      await refused(suspended, 401, true, requestOf(row, call));
    });

  if (unsafe(row))
    it('refuses whoever comes from another site', async () => {
      for (const principal of ['anon', allowed?.principal ?? 'owner'] as const)
        for (const headers of pick(`${row.id} ${principal}`, otherSites)) {
          const request = requestOf(row, call);
          const answer = await send(callers[principal], { ...request, headers: { ...request.headers, ...headers } });
          expect([answer.status, answer.body?.code]).toEqual([403, 'cross-site']);
        }
    });

  it('gives no lower check to another spelling of its path', async () => {
    const client = callers[unsafe(row) ? 'anon' : (allowed?.principal ?? 'anon')];
    const request = requestOf(row, call);
    const [path = '', query] = request.path.split('?');
    const tail = query ? `?${query}` : '';
    const spellings = [`${path}/`, path.toUpperCase(), path.replace('/', '//'), path.replaceAll('/', '//')];
    const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    for (const spelling of pick(row.id, [...spellings, encoded])) {
      const { status } = await send(client, { ...request, path: spelling + tail });
      expect([404, unsafe(row) ? row.expect.anon : status === 404 ? 404 : allowed?.status]).toContain(status);
    }
  });

  if (/\{\w*id\}/i.test(row.path) && allowed)
    it('answers any foreign or malformed id alike', async () => {
      const client = callers[allowed?.principal ?? 'owner'];
      const answers: Answered[] = [];
      // An id of another kind: a person's, or a session's where the path names a person.
      const { id: session } = await app.knex('sessions').first('id');
      const other = /\/users\/\{/.test(row.path) ? session : callers.admin.userId;
      const odd = ['nonsense', '%00', '..%2f', '1', `${randomUUID()}'--`];
      for (const id of [randomUUID(), other, ...pick(row.id, odd)]) {
        const path = row.path.replace(/\{[^}]+\}/g, id) + (call?.query ? `?${call.query}` : '');
        answers.push(await send(client, { ...requestOf(row, call), path }));
      }
      for (const answer of answers)
        expect([answer.status, withoutId(answer)]).toEqual([404, withoutId(answers[0] as Answered)]);
    });

  const does = cells.filter(({ status }) => happy(status));
  if (call)
    it.each(does)('lets $principal do it with $status', async ({ principal, status }) => {
      const client = call?.fresh ? await app.as(roleOf[principal]) : callers[principal];
      const changed = await call?.before?.(principal, client);
      const request = requestOf(row, { ...call, ...changed });
      client.cookies.delete('hedo-core-wrote');
      const lagged = laggingReads.count;
      const { result: answer, sent } = await statements.during(() => send(client, request));
      expect([answer.status, answer.body?.code, answer.body?.detail]).toEqual([status, undefined, undefined]);
      expectNoDisclosure(principal, answer);
      expect(laggingReads.count - lagged).toBe(lagging.has(route.name) ? 1 : 0);
      if (roleOf[principal] === 'client' && !happy(expected(row, 'anon')))
        for (const one of sent) expect([one.text, findUnnamed(one, client.userId, tableNames)]).toEqual([one.text, []]);
      if (row.method !== 'GET') return;
      const head = await send(client, { ...request, method: 'HEAD' });
      expect([head.status, head.text]).toEqual([status, '']);
    });
});

describe('afterwards', () => {
  it('finds every refusal in the audit log, once', async () => {
    const wrong = async (): Promise<string[]> => {
      const rows = (await app
        .knex('audit_log')
        .where({ action: 'denied' })
        .groupBy('request_id')
        .select('request_id as id', app.knex.raw('count(*)::int as times'))) as { id: string; times: number }[];
      const times = new Map(rows.map((row) => [row.id, row.times]));
      return [...toBeAudited].filter(([id]) => times.get(id) !== 1).map(([, call]) => call);
    };
    expect(toBeAudited.size).toBeGreaterThan(1000);
    await expect.poll(wrong, { timeout: 10_000 }).toEqual([]);
  });

  it('keeps the canary of the owner out of log, audit, mails, events and jobs', async () => {
    expect(app.logged.join('\n')).not.toContain(canary);
    for (const table of ['audit_log', 'mails', 'outbox_events', 'graphile_worker._private_jobs', 'rate_limits'])
      expect([table, JSON.stringify(await app.knex(table))]).toEqual([table, expect.not.stringContaining(canary)]);
    expect(JSON.stringify(await app.mails())).not.toContain(canary);
  });
});
