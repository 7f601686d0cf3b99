import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';

const app = await testApp();
const admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
afterAll(() => app.stop());
const tokens = '/api/integrations/tokens';
const at = (day: number): string => `2026-01-0${day}T00:00:00Z`;

const webhookId = randomUUID();
const log = `/api/integrations/webhooks/${webhookId}/deliveries`;
const other = randomUUID();
beforeAll(async () => {
  const a = (name: string, day: number, more: object = {}) => ({
    ...{ id: randomUUID(), name, prefix: `hedo_${name.slice(0, 3)}`, hash: randomUUID(), scopes: [] },
    ...{ owner_id: admin.userId, created_at: at(day), expires_at: '2099-01-01T00:00:00Z', ...more },
  });
  await app
    .knex('api_tokens')
    .insert([
      a('=Books', 1, { last_used_at: at(5) }),
      a('100% sure', 2, { expires_at: at(3) }),
      a('Calendar', 3, { revoked_at: at(4), expires_at: '2098-01-01T00:00:00Z' }),
    ]);
  const events = [(await admin.get('/api/integrations/events')).body[0].id];
  for (const id of [webhookId, other]) {
    const hook = { name: 'Ledger', url: 'https://hooks.example/in', events };
    const { body } = await admin.post('/api/integrations/webhooks', hook);
    await app.knex('webhooks').where({ id: body.id }).update({ id });
  }
  const message = (event: string, day: number, more: object = {}) => ({
    ...{
      id: randomUUID(),
      webhook_id: webhookId,
      event,
      payload: '{"email":"kept@example.test"}',
      created_at: at(day),
    },
    ...more,
  });
  await app
    .knex('webhook_deliveries')
    .insert([
      message('people.joined', 1, { state: 'delivered', excerpt: '=thanks' }),
      message('people.left', 2, { state: 'failed', reason: 'No answer within ten seconds.' }),
      message('people.left', 3),
      message('people.left', 4, { webhook_id: other }),
    ]);
});

const namesOf = async (query: string): Promise<string[]> => {
  const { status, body } = await admin.get(`${tokens}?${query}`);
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name);
};

it('finds tokens by name, beginning and state, in any order, page by page', async () => {
  expect(await namesOf('')).toEqual(['Calendar', '100% sure', '=Books']);
  expect(await namesOf('q=hedo_cal')).toEqual(['Calendar']);
  // What people type means itself.
  expect([await namesOf('q=%25'), await namesOf('q=_')]).toEqual([['100% sure'], ['Calendar', '100% sure', '=Books']]);
  for (const [state, name] of [
    ['valid', '=Books'],
    ['expired', '100% sure'],
    ['revoked', 'Calendar'],
  ])
    expect(await namesOf(`state=${state}`)).toEqual([name]);
  expect(await namesOf('sort=used')).toEqual(['=Books', expect.any(String), expect.any(String)]);
  expect(await namesOf('sort=expires')).toEqual(['100% sure', 'Calendar', '=Books']);
  const paged: string[] = [];
  let path: string | null = `${tokens}?sort=name&limit=1`;
  while (path) {
    const { body, headers } = await admin.get(path);
    paged.push(...body.map(({ name }: { name: string }) => name));
    path = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
  }
  expect(paged).toEqual(await namesOf('sort=name'));
  for (const query of ['state=gone', 'sort=hash', 'limit=0', 'after=x', 'owner=me', `q=${'x'.repeat(101)}`])
    expect((await admin.get(`${tokens}?${query}`)).status).toBe(422);
});

it('gives exactly these tokens as a file that no spreadsheet calculates', async () => {
  const { text } = await admin.get(`${tokens}.csv?state=valid`);
  const [, line, ...more] = text.trim().split('\r\n');
  expect([line?.startsWith("'=Books,hedo_=Bo,"), line?.includes('Ada Stern'), more]).toEqual([true, true, []]);
  expect(text).not.toContain((await app.knex('api_tokens').first('hash')).hash);
});

it('finds messages of one webhook, and gives them as a file without what was sent', async () => {
  const eventsOf = async (query: string) =>
    (await admin.get(`${log}?${query}`)).body.map(({ event }: { event: string }) => event);
  expect(await eventsOf('')).toEqual(['people.left', 'people.left', 'people.joined']);
  expect(await eventsOf('sort=oldest')).toEqual(['people.joined', 'people.left', 'people.left']);
  expect(await eventsOf('q=ten%20seconds')).toEqual(['people.left']);
  expect(await eventsOf('q=thanks&state=delivered')).toEqual(['people.joined']);
  expect(await eventsOf('q=thanks&state=failed')).toEqual([]);
  const { text } = await admin.get(`${log}.csv?q=left`);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).not.toContain('kept@example.test');
  for (const query of ['state=lost', 'sort=newest&after=x', 'payload=1'])
    expect((await admin.get(`${log}?${query}`)).status).toBe(422);
  expect((await admin.get(`/api/integrations/webhooks/${randomUUID()}/deliveries.csv`)).status).toBe(404);
});
