import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aReadyClient } from '#modules/profile/testing/ready-client';
import { publish } from '#modules/studio/testing/factory';
import { noFilters } from '../lib/filters';
import { aPractitioner, matchesOf, runFor, withSamples } from '../testing/factory';

// The embedder loads with the first run, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const berlin = '2950159';
let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'matching'] });
  await withSamples(app);
  client = await aReadyClient(app, {
    1: 'When my mother died I came too late to say goodbye. Since the funeral I cry at her grave and miss her every day.',
  });
});
afterAll(() => app.stop());

const empty = { confirmed: [], refused: [], own: [], filters: noFilters };
const put = (part: object) => client.put('/api/matching/wishes', { ...empty, ...part });
const filtered = (part: object) => put({ filters: { ...noFilters, ...part } });

describe('needs', () => {
  it('are suggested with the sentence they come from, next to the whole taxonomy', async () => {
    const { status, body } = await client.get('/api/matching/needs');
    expect(status).toBe(200);
    expect(body.topics.length).toBeGreaterThan(50);
    expect(body.suggested.map(({ id }: { id: string }) => id)).toContain('parent-loss');
    for (const { from } of body.suggested) {
      if (from === null) continue;
      expect(from.laborNumber).toBe(1);
      expect('When my mother died I came too late to say goodbye. Since the funeral I cry at her grave').toContain(
        from.sentence.slice(0, 30),
      );
    }
  });

  it('that were confirmed weigh most in the next run, and what was refused nothing', async () => {
    const { body } = await client.get('/api/matching/needs');
    const ids = body.topics.map(({ id }: { id: string }) => id);
    const [chosen] = ids.filter((id: string) => id === 'moral-injury');
    await runFor(app, client);
    const before = await matchesOf(client);
    expect(before.some(({ parts }) => parts[0]?.words?.key === 'specialization.confirmed')).toBe(false);
    const saved = await put({ confirmed: [chosen], refused: ids.filter((id: string) => id !== chosen) });
    expect(saved.status).toBe(200);
    expect((await client.get('/api/matching/state')).body.outOfDate).toBe(true);
    await runFor(app, client);
    expect((await client.get('/api/matching/state')).body.outOfDate).toBe(false);
    const [first] = await matchesOf(client);
    expect(first?.parts[0]?.words?.key).toBe('specialization.confirmed');
    expect(first?.parts[0]?.words?.of[0]).toMatch(/Moral injury|Forgiveness/);
  });

  it('may be one that staff added, which then stays for whoever chose it', async () => {
    const admin = await app.as('admin');
    const { key } = (await admin.post('/api/studio/concerns/documents', { title: 'The empty chair' })).body;
    const topicOf = async () =>
      (await client.get('/api/matching/needs')).body.topics.find(({ id }: { id: string }) => id === key);
    await expect.poll(topicOf).toMatchObject({ isHidden: true });
    const fields = { title: 'The empty chair', order: 1, isHidden: false };
    const approaches = [{ name: 'Bereavement' }];
    await publish(admin, `concerns/${key}/en`, { ...fields, words: ['her grave'], approaches });
    await expect
      .poll(async () => (await client.get('/api/matching/needs')).body.topics[0])
      .toMatchObject({ id: key, title: { en: 'The empty chair' } });
    expect((await put({ confirmed: [key] })).status).toBe(200);
    await runFor(app, client);
    const [first] = await matchesOf(client);
    expect(first?.parts[0]?.words?.key).toBe('specialization.confirmed');
    expect((await admin.delete(`/api/studio/concerns/${key}`)).body.code).toBe('in-use');
    await put({});
  });

  it('in own words say what they were read as, and are stored sealed, exported and erased', async () => {
    const own = ['My husband cheated on me and I cannot trust him', 'xyzzy quux'];
    const { body } = await put({ own });
    expect(body.ownNeeds[0].length).toBeGreaterThan(0);
    expect(body.ownNeeds[1]).toEqual([]);
    const row = await app.knex('matching_wishes').where({ user_id: client.userId }).first();
    expect(row.wishes_sealed.toString('utf8')).not.toContain('husband');
    expect((await client.get('/api/matching/wishes')).body.own).toEqual(own);
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'matching')?.data;
    expect(JSON.stringify(await personal?.export(client.userId))).toContain('cheated on me');
    await app.knex.transaction(async (trx) => personal?.erase(trx, client.userId));
    expect(await app.knex('matching_wishes').where({ user_id: client.userId })).toEqual([]);
  });

  it('in own words that may speak of danger come back with help, as long as they stand there', async () => {
    expect((await put({ own: ['I want to sleep again'] })).body.help).toBeUndefined();
    expect((await put({ own: ['I want to sleep again', 'I want to kill myself tonight'] })).body.help).toBe(3);
    expect((await client.get('/api/matching/wishes')).body.help).toBe(3);
    expect((await put({})).body.help).toBeUndefined();
    await app.knex('matching_wishes').where({ user_id: client.userId }).delete();
  });

  it('refuse what is not in the taxonomy, and changes nothing', async () => {
    for (const [path, part] of [
      ['confirmed.0', { confirmed: ['curses'] }],
      ['refused.0', { confirmed: ['moral-injury'], refused: ['moral-injury'] }],
      ['own.0', { own: ['    '] }],
      ['filters.mostPrice', { filters: { ...noFilters, mostPrice: -1 } }],
      ['filters.mode', { filters: { ...noFilters, mode: 'by-owl' } }],
      ['filters.withinDays', { filters: { ...noFilters, withinDays: 15 } }],
      ['filters.language', { filters: { ...noFilters, language: '  ' } }],
      ['filters.place.id', { filters: { ...noFilters, place: { id: '999999999999', km: 10 } } }],
      ['filters.place', { filters: { ...noFilters, place: { id: berlin, km: 0 } } }],
    ] as const) {
      const { status, body } = await put(part);
      expect([path, status]).toEqual([path, 422]);
      expect(body.fields?.[0]?.path).toBe(path);
    }
    expect(await app.knex('matching_wishes').where({ user_id: client.userId })).toEqual([]);
  });
});

describe('filters', () => {
  it('count who is left, and who would be without each of them', async () => {
    const { reach } = (await filtered({ language: 'German' })).body;
    expect(reach.left).toBeGreaterThan(0);
    expect(reach.left).toBeLessThan(reach.all);
    expect(reach.without).toEqual([{ filter: 'language', left: reach.all }]);
    const both = (await filtered({ language: 'German', mostPrice: 1 })).body.reach;
    expect(both.left).toBe(0);
    expect(both.without).toEqual([
      { filter: 'language', left: 0 },
      { filter: 'mostPrice', left: reach.left },
    ]);
    const near = (await filtered({ place: { id: berlin, km: 50 } })).body;
    expect(near.placeLabel).toContain('Berlin');
    expect(near.reach.left).toBeGreaterThan(0);
    expect((await filtered({ place: { id: berlin, km: null } })).body.reach.left).toBe(near.reach.left);
  });

  it('narrow a run to those who meet them, down to nobody', async () => {
    await filtered({ gender: 'woman', withinDays: 14 });
    expect((await runFor(app, client)).status).toBe('done');
    const ids = (await matchesOf(client)).map(({ practitionerId }) => practitionerId);
    expect(ids.length).toBeGreaterThan(0);
    const rows = await app.knex('practitioners').whereIn('id', ids).pluck('gender');
    expect(new Set(rows)).toEqual(new Set(['woman']));
    await filtered({ mostPrice: 0 });
    expect((await runFor(app, client)).status).toBe('done');
    expect(await matchesOf(client)).toEqual([]);
  });

  it('by the next free time leave out whose hours are all taken', async () => {
    const id = await aPractitioner(app.knex, {});
    await app
      .knex('practitioners')
      .where({ id })
      .update({ languages: ['Sindarin'] });
    const left = async () => (await filtered({ language: 'Sindarin', withinDays: 3 })).body.reach.left;
    expect(await left()).toBe(1);
    await app
      .knex('practitioner_availability')
      .where({ practitioner_id: id })
      .update({
        hours: '[]',
        exceptions: JSON.stringify([{ date: '2099-01-01', hours: [{ from: '09:00', to: '12:00' }] }]),
      });
    expect(await left()).toBe(0);
    await app.knex('practitioners').where({ id }).delete();
  });
});

describe('an offer', () => {
  const offer = { modes: ['online'], pricePerHour: 95, gender: null, placeId: berlin };

  it('is entered by the practitioner and by the team, by nobody else', async () => {
    const own = await app.as('practitioner');
    const id = await aPractitioner(app.knex, { userId: own.userId });
    const path = `/api/practitioners/${id}/offer`;
    expect((await own.get(path)).body).toEqual({
      modes: [],
      pricePerHour: null,
      gender: null,
      place: null,
      version: 0,
    });
    const put1 = await own.put(path, offer);
    expect(put1.body).toMatchObject({ pricePerHour: 95, place: { id: berlin }, version: 1 });
    const admin = await app.as('admin');
    expect((await admin.put(path, { ...offer, gender: 'man' }, { 'if-match': '"0"' })).status).toBe(412);
    expect((await admin.put(path, { ...offer, gender: 'man' }, { 'if-match': '"1"' })).body.gender).toBe('man');
    const other = await app.as('practitioner');
    expect((await other.put(path, offer)).status).toBe(404);
    expect((await client.put(path, offer)).status).toBe(403);
    await app.knex('practitioners').where({ id }).delete();
  });

  it('refuses what is no price, way or place', async () => {
    const own = await app.as('practitioner');
    const id = await aPractitioner(app.knex, { userId: own.userId });
    for (const [path, part] of [
      ['pricePerHour', { pricePerHour: 2001 }],
      ['modes.0', { modes: ['by-owl'] }],
      ['placeId', { placeId: '999999999999' }],
      ['gender', { gender: 'dragon' }],
    ] as const) {
      const { status, body } = await own.put(`/api/practitioners/${id}/offer`, { ...offer, ...part });
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
    await app.knex('practitioners').where({ id }).delete();
  });
});
