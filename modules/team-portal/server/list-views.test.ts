import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { ListView } from '../schemas/list-views';
import { mostViews } from '../schemas/values';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
let other: Client;
let practitioner: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['team-portal'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
  other = await app.as('admin');
  practitioner = await app.as('practitioner');
});
afterAll(() => app.stop());

const path = '/api/team/list-views';
const save = (by: Client, name: string, more: object = {}) =>
  by.post(path, { list: 'clients', name, address: 'q=nora&phase=matching', shared: false, ...more });
const views = async (by: Client, list = 'clients'): Promise<ListView[]> => (await by.get(`${path}?list=${list}`)).body;
const change = (by: Client, id: string, version: number, body: object) =>
  by.patch(`${path}/${id}`, body, { 'if-match': `"${version}"` });

it('shows a view to its owner, and once it is shared to those with the same role', async () => {
  const saved = await save(admin, 'Waiting');
  expect(saved.status).toBe(201);
  expect(await views(admin)).toEqual([saved.body]);
  expect(await views(admin, 'people')).toEqual([]);
  expect([await views(other), await views(practitioner)]).toEqual([[], []]);
  expect((await change(admin, saved.body.id, 1, { shared: true })).status).toBe(200);
  expect(await views(other)).toMatchObject([{ name: 'Waiting', own: false, owner: 'Ada Stern', shared: true }]);
  expect(await views(practitioner)).toEqual([]);
});

it('is changed and deleted by its owner only, never from a stale state', async () => {
  const { id } = (await save(admin, 'Mine', { shared: true })).body;
  expect((await change(other, id, 1, { name: 'Theirs' })).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  expect((await change(admin, id, 1, { name: 'Renamed' })).body).toMatchObject({ name: 'Renamed', version: 2 });
  expect((await change(admin, id, 1, { name: 'Late' })).body.current).toMatchObject({ name: 'Renamed' });
  expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
  expect((await views(other)).map(({ name }) => name)).not.toContain('Renamed');
});

it('stores neither name nor search in the clear, and gives and erases them with the account', async () => {
  const leaving = await app.as('practitioner');
  await save(leaving, 'About Nora');
  const [row] = await app.knex('list_views').where({ owner_id: leaving.userId });
  expect(JSON.stringify({ ...row, content_sealed: row.content_sealed.toString('latin1') })).not.toMatch(/nora/i);
  const own = app.assembled.personalData.find(({ owner }) => owner === 'team-portal');
  expect(await own?.data.export(leaving.userId)).toMatchObject({
    savedViews: [{ name: 'About Nora', address: 'q=nora&phase=matching' }],
  });
  await app.knex.transaction(async (trx) => own?.data.erase(trx, leaving.userId));
  expect(await views(leaving)).toEqual([]);
});

it('refuses names and addresses that are none, and more views than one person needs', async () => {
  for (const wrong of [{ name: ' ' }, { name: 'a\nb' }, { address: 'q=ä' }, { list: '../x' }, { shared: 'yes' }])
    expect([wrong, (await save(practitioner, 'x', wrong)).status]).toEqual([wrong, 422]);
  const rows = Array.from({ length: mostViews }, () => save(practitioner, 'One of many', { list: 'full' }));
  expect((await Promise.all(rows)).every(({ status }) => status === 201)).toBe(true);
  expect((await save(practitioner, 'One more', { list: 'full' })).body).toMatchObject({ code: 'too-many-views' });
});
