import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { relations } from '#modules/matching/public';
import { aCast, type Cast, secret } from '#modules/matching/testing/cast';
import { introduced } from '#modules/matching/testing/relations';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { opened } from '../testing/consents';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
beforeAll(async () => {
  cast = await aCast('sharing');
  const { id } = await introduced(cast.client, cast.first);
  const ask = { matchId: id, segments: ['labor:12'], reason: 'other', note: 'Before Monday, if you like.' };
  await opened(cast.client, id, ['birth', 'labor:12']);
  await cast.first.get(`/api/clients/${cast.client.userId}/segments/labor:12`);
  await opened(cast.client, id, ['birth']);
  await cast.first.post('/api/consents/requests', ask);
});
afterAll(() => cast.app.stop());

/** As the host asks all modules; here the two that know who works with whom. */
const parts = () => cast.app.assembled.personalData.filter(({ owner }) => ['matching', 'sharing'].includes(owner));
const exported = async (userId: string): Promise<string> =>
  JSON.stringify(await Promise.all(parts().map(({ data }) => data.export(userId))));
const erase = (userId: string): Promise<void> =>
  cast.app.knex.transaction(async (trx) => {
    for (const { data } of parts()) await data.erase(trx, userId);
  });
const rows = async (table: string): Promise<number> => (await cast.app.knex(table)).length;

describe('what matching and sharing keep of a person', () => {
  it('is exported in full: to the client what was opened and read, to the practitioner that they read', async () => {
    const own = await exported(cast.client.userId);
    for (const word of [secret.slice(0, 40), 'Before Monday', '"revoked"|"changed"', 'labor:12', 'Manifestor'])
      expect(own).toMatch(new RegExp(word));
    const theirs = await exported(cast.first.userId);
    expect(theirs).toContain('labor:12');
    expect(theirs).not.toMatch(new RegExp(`goodbye|Monday|${cast.client.userId}`));
  });

  it('leaves no id or word behind with the practitioner, but keeps the client’s log', async () => {
    const port = cast.app.assembled.ports.one('test', relations);
    expect(await port.isMatched(cast.first.userId, cast.client.userId)).toBe(true);
    await erase(cast.first.userId);
    expect(await port.isMatched(cast.first.userId, cast.client.userId)).toBe(false);
    expect([await rows('consents'), await rows('consent_history'), await rows('consent_requests')]).toEqual([0, 0, 0]);
    const { body } = await cast.client.get('/api/access-log/me');
    expect(body).toEqual([expect.objectContaining({ segment: 'labor:12', practitionerName: null })]);
  });

  it('is gone with the client', async () => {
    const { id } = await introduced(cast.client, cast.second);
    await opened(cast.client, id, ['birth']);
    await erase(cast.client.userId);
    for (const table of ['matches', 'consents', 'consent_history', 'consent_requests', 'segment_reads'])
      expect([table, await rows(table)]).toEqual([table, 0]);
  });
});

describe('the relations of a development start', () => {
  it('are made once, marked as samples, and work like any other', async () => {
    const seeds = cast.app.assembled.seeds.filter(({ owner }) => ['matching', 'sharing'].includes(owner));
    const [robin, mara, noa, bare] = await Promise.all([
      aReadyClient(cast.app, threeAnswers, { firstName: 'Robin', lastName: 'Sample' }),
      aReadyClient(cast.app, threeAnswers, { firstName: 'Mara', lastName: 'Sample' }),
      aReadyClient(cast.app, threeAnswers),
      cast.app.as('client'),
    ]);
    const people = {
      ...{ client: bare.userId, practitioner: cast.stranger.userId, admin: cast.stranger.userId },
      ...{ sampleClient: robin.userId, recentClients: [mara.userId, noa.userId] },
    };
    const unready = { ...people, sampleClient: bare.userId, recentClients: [bare.userId] };
    const seed = (demo: typeof people) =>
      cast.app.knex.transaction(async (trx) => {
        for (const one of seeds) await one.seed(trx, demo);
      });
    await seed(unready);
    expect(await cast.app.knex('matches').where({ user_id: bare.userId })).toEqual([]);
    for (let n = 0; n < 2; n += 1) await seed(people);
    const requests = (await cast.stranger.get('/api/practitioners/me/requests')).body;
    expect(requests).toEqual([expect.objectContaining({ sample: true })]);
    const clients = (await cast.stranger.get('/api/practitioners/me/clients')).body;
    expect(clients).toHaveLength(2);
    expect(clients).toContainEqual(expect.objectContaining({ displayInitials: 'R. S. (sample)' }));
    const contact = await cast.stranger.get(`/api/clients/${robin.userId}/segments/contact`);
    expect(contact.body.content.entries).toContainEqual({ label: 'Name', text: 'Robin Sample' });
  });
});
