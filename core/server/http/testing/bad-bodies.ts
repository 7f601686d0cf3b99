import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type BadCase,
  badCase,
  bodiesOf,
  pathsNamed,
  statusesOf,
  textPaths,
  withValue,
} from '../../../testing/bad-cases';
import type { Client, Sent } from '../../../testing/client';
import { principals } from '../../../testing/matrix';
import { fillPath, matrixRows } from '../../../testing/matrix-rows';
import { rawRequest, statusOf } from '../../../testing/raw-request';
import { createSample } from '../../../testing/sample';
import { app, callers, calls, changes, operationOf } from './every-route';

interface Target {
  readonly id: string;
  readonly request: Sent & { readonly body: object };
  readonly client: Client;
  readonly schema: { readonly properties?: Record<string, { readonly type?: string }> };
}

const rows = new Map(matrixRows().map((row) => [row.id, row]));

const targets: Target[] = [];
for (const [id, call] of calls) {
  const row = rows.get(id);
  const principal = row && principals.find((one) => row.expect[one] < 400);
  if (!row || !principal) continue;
  const schema = operationOf(row.path, row.method)?.requestBody?.content['application/json']?.schema;
  if (!schema) continue;
  const changed = await call.before?.(principal, callers[principal]);
  const { params = {}, body = {}, headers = {} } = { ...call, ...changed };
  const request = { method: row.method, path: fillPath(row.path, params, ''), body: body as object, headers };
  targets.push({ id, request, client: callers[principal], schema: schema as Target['schema'] });
}

const json = { 'content-type': 'application/json' };
/** What had changed after the last refusal; null when something was accepted since. */
let known: Record<string, number> | null = null;

/** Sends a body that must be refused: an allowed status, no trace, and without a word about the inside. */
const refuses = async (target: Target, body: unknown, statuses: readonly number[], headers = {}): Promise<void> => {
  const before = known ?? (await changes());
  const { request, client } = target;
  known = null;
  const answer = await client.send({ ...request, body, headers: { ...request.headers, ...json, ...headers } });
  expect(statuses, `${JSON.stringify(body)?.slice(0, 80)} -> ${answer.text.slice(0, 200)}`).toContain(answer.status);
  expect(answer.text).not.toMatch(/ at .*\.(ts|js)|select |insert /);
  if (answer.status < 400) return;
  known = await changes();
  expect(known).toEqual(before);
};
const each = async (target: Target, one: BadCase, headers = {}): Promise<void> => {
  for (const body of bodiesOf(one))
    await refuses(target, body, statusesOf(one), { ...one.samples?.headers, ...headers });
};
const fields = async (target: Target, name: string, one: BadCase): Promise<void> => {
  for (const path of pathsNamed(target.request.body, name))
    for (const value of one.samples?.values ?? [])
      await refuses(target, withValue(target.request.body, path, value), statusesOf(one));
};

type Check = readonly [title: string, run: (target: Target) => Promise<void>];

const given = (ids: readonly string[], title: (id: string) => string): Check[] =>
  ids.map((id) => [title(id), (target) => each(target, badCase(id))]);

const checks: readonly Check[] = [
  ...given(
    ['body-01', 'body-02', 'body-03', 'body-06', 'body-09', 'body-10', 'body-11', 'body-15', 'num-02'],
    (id) => `refuses ${id}`,
  ),
  [
    'refuses body-12, a compression it does not know',
    async (target) => {
      for (const coding of ['compress', 'br', 'deflate', 'x'])
        await refuses(target, 'x', [415], { 'content-encoding': coding });
    },
  ],
  [
    'refuses body-14 and every other type than JSON',
    async (target) => {
      for (const type of [
        'application/json; charset=utf-7',
        'application/json; charset=utf-16',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/vnd.api+json',
      ])
        await refuses(target, JSON.stringify(target.request.body), [415], { 'content-type': type });
    },
  ],
  [
    'drops body-17, a body that ends early',
    async ({ client, request }) => {
      const before = await changes();
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const head = `${request.method} ${request.path} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nCookie: ${cookie}`;
      const rest = `\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`;
      await rawRequest(app.url, `${head}${rest}${JSON.stringify(request.body)}`, true);
      expect((await client.get('/healthz')).status).toBe(200);
      expect(await changes()).toEqual(before);
    },
  ],
  [
    'refuses text-01 and text-02 in every text',
    async (target) => {
      for (const path of textPaths(target.request.body))
        for (const id of ['text-01', 'text-02'])
          for (const value of badCase(id).samples?.values ?? [])
            await refuses(target, withValue(target.request.body, path, value), statusesOf(badCase(id)));
    },
  ],
  [
    'refuses authz-06, other types in place of a boolean or a number',
    async (target) => {
      for (const [name, { type }] of Object.entries(target.schema.properties ?? {})) {
        const wrong = { boolean: ['true', 1, '1', [true]], integer: ['1', 1.5, true, [1]], number: ['1', true, [1]] };
        for (const value of wrong[type as keyof typeof wrong] ?? [])
          await refuses(target, { ...target.request.body, [name]: value }, [422]);
      }
    },
  ],
  [
    'takes no field that is not its own',
    async ({ schema, ...target }) => {
      const never = ['id', 'userId', 'clientId', 'authorId', 'role', 'status', 'createdAt', 'updatedAt', 'suspended'];
      const computed = ['generatedProfile', 'profileGenerated', 'compatibilityScore', 'emailVerified', 'zzz'];
      for (const name of [...never, ...computed].filter((one) => !Object.hasOwn(schema.properties ?? {}, one)))
        await refuses({ schema, ...target }, { ...target.request.body, [name]: 'admin' }, [422]);
    },
  ],
  [
    'refuses the bad values of the fields it has',
    async (target) => {
      await fields(target, 'textResponse', badCase('text-04'));
      // An address that is only compared with stored ones may also simply be wrong.
      const compared = target.id === 'POST /api/auth/ticket';
      await fields(target, 'email', compared ? { ...badCase('text-07'), expect_status: 401 } : badCase('text-07'));
      await fields(target, 'laborNumber', badCase('num-01'));
      await fields(target, 'birthDate', badCase('date-01'));
      await fields(target, 'birthDate', { ...badCase('date-03'), samples: { values: ['1899-12-31', '2999-01-01'] } });
      await fields(target, 'birthTime', badCase('date-05'));
    },
  ],
];

it('there are routes to try', () => expect(targets.length).toBeGreaterThan(3));

const sample = createSample('bad bodies');
describe.each(targets)('$id', (target) => {
  for (const [title, run] of sample(target.id, checks)) it(title, () => run(target));
});

describe('at the door', () => {
  it('reads body-16, a byte order mark, the same way everywhere: it is dropped', async () => {
    const one = targets[0] as Target;
    const send = (body: string | Buffer, more = {}) =>
      one.client.send({ ...one.request, body, headers: { ...one.request.headers, ...json, ...more } });
    const broken = '\ufeff{"a":';
    expect((await send(broken)).status).toBe(400);
    expect((await send('\ufeff{}')).text.replace(/"requestId":".*?"/, '')).toBe(
      (await send(gzipSync('\ufeff{}'), { 'content-encoding': 'gzip' })).text.replace(/"requestId":".*?"/, ''),
    );
  });

  it('refuses body-19, two Host headers, and body-20, a header block above 16 kB', async () => {
    const twice = 'GET /api/modules HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n';
    expect(statusOf(await rawRequest(app.url, twice))).toBe(400);
    const large = `GET /healthz HTTP/1.1\r\nHost: a.test\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`;
    expect(statusOf(await rawRequest(app.url, large))).toBe(431);
  });
});
