import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aReadyClient, threeAnswers } from '#modules/synthesis/testing/factory';
import { relations } from '../public';
import { aCast, type Cast, secret } from '../testing/cast';
import { introduced, opened } from '../testing/relations';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let cast: Cast;
beforeAll(async () => {
  cast = await aCast();
  const { id } = await introduced(cast.client, cast.first);
  const ask = { matchId: id, segments: ['labor:12'], reason: 'other', note: 'Before Monday, if you like.' };
  await opened(cast.client, id, ['birth', 'labor:12']);
  await cast.first.get(`/api/clients/${cast.client.userId}/segments/labor:12`);
  await opened(cast.client, id, ['birth']);
  await cast.first.post('/api/consents/requests', ask);
});
afterAll(() => cast.app.stop());

const data = () => {
  const found = cast.app.assembled.personalData.find(({ owner }) => owner === 'matching');
  if (!found) throw new Error('nobody answers for the matching');
  return found.data;
};
const rows = async (table: string): Promise<number> => (await cast.app.knex(table)).length;

describe('what the matching keeps of a person', () => {
  it('is exported in full: to the client what was opened and read, to the practitioner that they read', async () => {
    const own = JSON.stringify(await data().export(cast.client.userId));
    for (const word of [secret.slice(0, 40), 'Before Monday', '"revoked"|"changed"', 'labor:12', 'Manifestor'])
      expect(own).toMatch(new RegExp(word));
    const theirs = JSON.stringify(await data().export(cast.first.userId));
    expect(theirs).toContain('labor:12');
    expect(theirs).not.toMatch(new RegExp(`goodbye|Monday|${cast.client.userId}`));
  });

  it('leaves no id or word behind with the practitioner, but keeps the client’s log', async () => {
    const port = cast.app.assembled.ports.one('test', relations);
    expect(await port.isMatched(cast.first.userId, cast.client.userId)).toBe(true);
    await cast.app.knex.transaction((trx) => data().erase(trx, cast.first.userId));
    expect(await port.isMatched(cast.first.userId, cast.client.userId)).toBe(false);
    expect([await rows('consents'), await rows('consent_history'), await rows('consent_requests')]).toEqual([0, 0, 0]);
    const { body } = await cast.client.get('/api/access-log/me');
    expect(body).toEqual([expect.objectContaining({ segment: 'labor:12', practitionerName: null })]);
  });

  it('is gone with the client', async () => {
    const { id } = await introduced(cast.client, cast.second);
    await opened(cast.client, id, ['birth']);
    await cast.app.knex.transaction((trx) => data().erase(trx, cast.client.userId));
    for (const table of ['matches', 'consents', 'consent_history', 'consent_requests', 'segment_reads'])
      expect([table, await rows(table)]).toEqual([table, 0]);
  });
});

describe('the relations of a development start', () => {
  it('are made once, marked as samples, and work like any other', async () => {
    const found = cast.app.assembled.seeds.find(({ owner }) => owner === 'matching');
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
    await cast.app.knex.transaction((trx) => found?.seed(trx, unready));
    expect(await cast.app.knex('matches').where({ user_id: bare.userId })).toEqual([]);
    for (let n = 0; n < 2; n += 1) await cast.app.knex.transaction((trx) => found?.seed(trx, people));
    const requests = (await cast.stranger.get('/api/practitioners/me/requests')).body;
    expect(requests).toEqual([expect.objectContaining({ sample: true })]);
    const clients = (await cast.stranger.get('/api/practitioners/me/clients')).body;
    expect(clients).toHaveLength(2);
    expect(clients).toContainEqual(expect.objectContaining({ displayInitials: 'R. S. (sample)' }));
    const contact = await cast.stranger.get(`/api/clients/${robin.userId}/segments/contact`);
    expect(contact.body.content.entries).toContainEqual({ label: 'Name', text: 'Robin Sample' });
  });
});
