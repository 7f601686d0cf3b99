import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { cappedFetch } from '../ai/capped-fetch';
import { createLog } from '../log';
import { createErrorReporter } from './report-errors';
import { getTraceId, inSpan, inWork, isFollowed } from './spans';
import { attributesOf, startCollector } from './testing/collector';
import { withoutValues } from './watch-queries';

const query = pg.Client.prototype.query;
let collector: Awaited<ReturnType<typeof startCollector>>;
let app: TestApp;
let plain: boolean;

beforeAll(async () => {
  collector = await startCollector();
  plain = !isFollowed();
  const telemetry = { endpoint: `${collector.url}/`, service: 'hedo-test', share: 1 };
  app = await testApp({ modules: [], config: { telemetry, slowQueryMs: 50, trustProxy: true } });
});
afterAll(async () => {
  await app.stop();
  await collector.stop();
});

const caller = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${caller}-00f067aa0ba902b7-01`;
const linesOf = (message: string): Record<string, unknown>[] =>
  app.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.message === message);

it('continues the trace of the proxy, in problems and in the log', async () => {
  const answer = await fetch(`${app.url}/api/auth/nothing-of-this-name?secret=canary`, { headers: { traceparent } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ traceId: caller });
  expect(linesOf('request').at(-1)).toMatchObject({ traceId: caller, status: 404 });
  const broken = await fetch(`${app.url}/api/auth/user`, { headers: { traceparent: '00-zz-1-01' } });
  expect(((await broken.json()) as { traceId: string }).traceId).toMatch(/^[0-9a-f]{32}$/);
});

it('writes a slow query with its route and without its values', async () => {
  const client = await app.as('client');
  const trx = await app.knex.transaction();
  await trx.raw('lock table sessions in access exclusive mode');
  const asked = client.get('/api/auth/user');
  await trx.raw("select pg_sleep(0.3), 'canary'");
  await trx.commit();
  expect((await asked).status).toBe(200);
  const slow = linesOf('slow query');
  expect(slow).toContainEqual(expect.objectContaining({ route: 'GET /api/auth/user', ms: expect.any(Number) }));
  expect(slow).toContainEqual(expect.objectContaining({ route: 'none', statement: 'select pg_sleep(?), ?' }));
  expect(withoutValues(`select "a1" from t where b = 'it''s' and c = 12.5 and d = $1`)).toBe(
    'select "a1" from t where b = ? and c = ? and d = $1',
  );
});

it('carries the trace to the services it calls', async () => {
  const traceId = await inSpan({ name: 'outer', kind: 'client' }, async () => {
    await cappedFetch(`${collector.url}/model`, { method: 'POST', body: '{}', headers: { Authorization: 'Bearer k' } });
    return getTraceId();
  });
  const { headers } = collector.got.find(({ path }) => path === '/model')!;
  expect(headers.authorization).toBe('Bearer k');
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  await cappedFetch(`${collector.url}/alone`);
  expect(collector.got.find(({ path }) => path === '/alone')!.headers.traceparent).toBeUndefined();
});

it('hands errors to a service like Sentry or to an address, scrubbed as in the log, and never fails by it', async () => {
  const warned: string[] = [];
  const warn = (message: string): void => void warned.push(message);
  const report = async (kind: 'sentry' | 'json', url: string): Promise<void> => {
    const reporter = createErrorReporter({ kind, url }, warn);
    const log = createLog({ logLevel: 'error' }, { write: () => undefined }, reporter.report);
    const error = Object.assign(new RangeError('no "canary" for me@canary.example'), { answer: 'canary' });
    log.child({ module: 'sample' }).error('request failed', { route: 'GET /api/samples', text: 'canary', error });
    log.warn('not an error');
    await reporter.stop();
  };
  await report('sentry', `${collector.url.replace('//', '//publickey@')}/7`);
  await report('json', `${collector.url}/hook`);
  const envelope = collector.got.find(({ path }) => path === '/api/7/envelope/')!;
  expect(envelope.headers['x-sentry-auth']).toContain('sentry_key=publickey');
  const [head, item, event] = envelope.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head.event_id,
    tags: { route: 'GET /api/samples', module: 'sample' },
    exception: { values: [{ type: 'RangeError' }] },
  });
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toContain('telemetry.test.ts');
  const hook = collector.got.filter(({ path }) => path === '/hook');
  expect(hook.map(({ body }) => JSON.parse(body))).toMatchObject([
    { level: 'error', message: 'request failed', module: 'sample', error: { name: 'RangeError' } },
  ]);
  expect(envelope.body + hook[0]!.body).not.toContain('canary');
  expect(warned).toEqual([]);
  await report('json', 'http://127.0.0.1:1/hook');
  expect(warned).toEqual(['errors could not be reported']);
});

it('sends spans of requests, statements and jobs, and the figures, with nothing of anybody', async () => {
  const client = await app.as('client');
  await client.get('/api/auth/user');
  await fetch(`${app.url}/api/auth/user?secret=canary`, { headers: { traceparent } });
  await app.knex.raw('select graphile_worker.add_job(?)', [app.jobs.find(({ name }) => /sweep/.test(name))!.name]);
  await app.runJobs();
  expect(plain).toBe(true);
  await app.stop();
  // What was changed for it is as it was before.
  expect(isFollowed()).toBe(false);
  expect(pg.Client.prototype.query).toBe(query);
  await expect(inWork({ name: 'x' }, async () => getTraceId())).resolves.toBeUndefined();

  const spans = collector.spans();
  const request = spans.find(({ name, traceId }) => name === 'GET /api/auth/user' && traceId === caller)!;
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2 });
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/auth/user',
    'hedo.request_id': expect.any(String),
  });
  const signedIn = spans.filter(({ name }) => name === 'GET /api/auth/user').map(({ spanId }) => spanId);
  const statements = spans.filter(({ parentSpanId }) => signedIn.includes(parentSpanId ?? ''));
  expect(statements.map((span) => attributesOf(span)['db.query.text']).join()).toContain('sessions');
  const job = spans.find(({ name }) => name.startsWith('job '))!;
  expect(spans.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true);

  const metrics = collector.metrics();
  const requests = metrics.find(({ name }) => name === 'hedo_http_requests_total')!;
  expect(requests.sum).toMatchObject({ isMonotonic: true });
  const seconds = metrics.find(({ name }) => name === 'hedo_http_request_seconds')!.histogram!.dataPoints[0]!;
  expect(seconds.bucketCounts).toHaveLength(seconds.explicitBounds.length + 1);
  expect(seconds.bucketCounts.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(Number(seconds.count));

  const sent = JSON.stringify(collector.got.filter(({ path }) => path.startsWith('/v1/')));
  expect(sent).toContain('hedo-test');
  for (const secret of ['canary', client.userId, 'example.test', 'me@']) expect(sent).not.toContain(secret);
});
