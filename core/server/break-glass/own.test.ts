import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakGlassObjects, getReadAction } from '../../contract/hooks';
import { provide } from '../../contract/server';
import { type TestApp, testApp } from '../../testing/app';
import type { Client } from '../../testing/client';
import { recordAudit } from '../audit';

let app: TestApp;
let admin: Client;
let owner: Client;
const id = randomUUID();
const reason = 'Her sister called: she is afraid for her.';

beforeAll(async () => {
  app = await testApp({ modules: [] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Admin' });
  owner = await app.as('client');
  const ownerOf = async (_: unknown, asked: string) =>
    asked === id ? { userId: owner.userId, email: 'owner@example.test' } : null;
  app.assembled.ports.add('test', provide(breakGlassObjects, { kind: 'diary', ownerOf }));
});
afterAll(() => app.stop());

const path = '/api/account/openings';
const open = () => admin.post('/api/admin/break-glass', { object: `diary:${id}`, reason });
const read = (actor: string) =>
  recordAudit(app.knex, { actor, action: getReadAction('diary'), subject: owner.userId, object: `diary:${id}` });

it('shows whose it is that it was opened and how often it was read, and nobody else', async () => {
  expect((await owner.get(path)).body).toEqual([]);
  expect((await open()).status).toBe(201);
  expect((await owner.get(path)).body).toMatchObject([{ kind: 'diary', reads: 0, lastReadAt: null }]);
  await read(admin.userId);
  await read(admin.userId);
  // Neither another's reading nor another act counts as one of this opening.
  await read(randomUUID());
  await recordAudit(app.knex, {
    actor: admin.userId,
    action: 'diary.read',
    subject: owner.userId,
    object: `diary:${id}`,
  });
  const { status, body, headers } = await owner.get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatchObject([{ kind: 'diary', reads: 2 }]);
  expect(Date.parse(body[0].until) - Date.parse(body[0].at)).toBeGreaterThan(59 * 60_000);
  expect(body[0].lastReadAt).not.toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/Ada|sister/);
  expect(JSON.stringify(body)).not.toContain(admin.userId);
  for (const other of [await app.as('client'), admin]) expect((await other.get(path)).body).toEqual([]);
});

it('goes on page by page, and takes nothing it does not know', async () => {
  await open();
  await open();
  const seen: number[] = [];
  let next: string | undefined = `${path}?limit=2`;
  while (next) {
    const page = await owner.get(next);
    seen.push(...page.body.map((row: { id: number }) => row.id));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(seen).toHaveLength(3);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  for (const wrong of ['limit=0', 'limit=101', 'before=0', 'before=x', 'before=1e30', 'userId=me'])
    expect((await owner.get(`${path}?${wrong}`)).status, wrong).toBe(422);
});
