import { describe, expect, it } from 'vitest';
import { badCase } from '../../../testing/bad-cases';
import { principals } from '../../../testing/matrix';
import { fillPath, matrixRows } from '../../../testing/matrix-rows';
import { createSample } from '../../../testing/sample';
import { callers, calls, operationOf } from './every-route';

const targets = matrixRows().flatMap((row) => {
  const call = calls.get(row.id);
  const principal = principals.find((one) => row.expect[one] < 400);
  const operation = operationOf(row.path, 'GET');
  if (row.method !== 'GET' || !call || !principal || !operation) return [];
  const declared = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return [{ id: row.id, path: fillPath(row.path, call.params ?? {}, ''), client: callers[principal], declared, call }];
});

const queries = [
  ...[...(badCase('authz-07').samples?.query ?? []), ...(badCase('authz-08').samples?.query ?? [])],
  ...['limit=0', 'limit=9e18', 'limit=1&limit=2', 'cursor=%00', '__proto__=1'],
];
const sample = createSample('bad queries');

describe.each(targets)('$id', ({ path, client, declared, call }) => {
  const ask = (query: string) => client.get(`${path}?${call.query ? `${call.query}&` : ''}${query}`, call.headers);

  it('refuses authz-07, authz-08 and num-05: keys it does not know, lists, objects and numbers out of range', async () => {
    for (const query of sample(path, queries)) {
      const answer = await ask(query.replaceAll(' ', '%20'));
      expect([query, answer.status]).toEqual([query, 422]);
    }
  });

  if (declared.includes('q'))
    it('answers text-10, a search made to be slow', async () => {
      for (const q of badCase('text-10').samples?.values ?? []) {
        const { status } = await client.get(`${path}?q=${encodeURIComponent(String(q))}`);
        expect([200, 422]).toContain(status);
      }
    });

  it('sends no CORS header to anybody (web-09)', async () => {
    const asked = await client.get(path, { origin: 'https://evil.example' });
    const before = await client.send({
      method: 'OPTIONS',
      path,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([before.status, ...Object.keys({ ...asked.headers, ...before.headers })].join()).not.toMatch(
      /access-control/,
    );
    expect(before.status).toBe(204);
  });

  it('knows its methods (web-10)', async () => {
    const put = await client.send({ method: 'PUT', path });
    expect([401, 403, 404, 405, 415, 422]).toContain(put.status);
    for (const method of ['TRACE', 'PROPFIND']) expect((await client.send({ method, path })).status).toBe(501);
  });
});
