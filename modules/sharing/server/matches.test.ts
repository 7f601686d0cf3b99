import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '#core/testing/client';
import type { MatchStatus } from '#modules/matching/public';
import { aCast, type Cast, secret } from '#modules/matching/testing/cast';
import { introduced, matchWith } from '#modules/matching/testing/relations';
import type { ConsentsOverview } from '../schemas/consent';
import { opened } from '../testing/consents';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
let matchId: string;
beforeAll(async () => {
  cast = await aCast('sharing');
  matchId = (await introduced(cast.client, cast.first)).id;
  await introduced(cast.client, cast.second);
});
afterAll(() => cast.app.stop());

describe('a match', () => {
  const move = async (by: Client, status: MatchStatus) => {
    const { id, version } = await matchWith(cast.client, cast.second);
    return by.patch(`/api/matches/${id}`, { status }, { 'if-match': `"${version}"` });
  };

  it('shows the practitioner initials, and more once something is open', async () => {
    const id = matchId;
    const { body } = await cast.first.get('/api/practitioners/me/clients');
    expect(body).toEqual([{ matchId: id, displayInitials: 'Z. Q.' }]);
    await opened(cast.client, id, ['contact', 'synthesis', 'birth']);
    expect((await cast.first.get('/api/practitioners/me/clients')).body).toEqual([
      {
        matchId: id,
        displayInitials: 'Z. Q.',
        clientId: cast.client.userId,
        consentId: expect.any(String),
        segments: ['contact', 'birth'],
      },
    ]);
    await opened(cast.client, id, []);
  });

  it('shows reasons only with consent for what they quote, and logs it as a reading of that', async () => {
    const { id } = await introduced(cast.client, cast.first);
    const reasons = async () => (await cast.first.get(`/api/matches/${id}`)).body.reasons as string[];
    const own = (await cast.client.get(`/api/matches/${id}`)).body.reasons.join(' ');
    expect(own).toContain(secret.slice(0, 40));
    for (const keys of [[], ['birth', 'contact', 'synthesis', 'labor:1', 'labor:11']]) {
      await opened(cast.client, id, keys);
      expect(await reasons()).toEqual([]);
    }
    await opened(cast.client, id, ['labor:12']);
    expect((await reasons()).join(' ')).toContain(secret.slice(0, 40));
    const [newest] = (await cast.client.get('/api/access-log/me?limit=1')).body;
    expect(newest).toMatchObject({ segment: 'labor:12', practitionerName: 'Test Practitioner', matchId: id });
    const admin = await cast.app.as('admin');
    expect(Object.keys((await admin.get(`/api/matches/${id}`)).body)).not.toContain('reasons');
    await opened(cast.client, id, []);
    expect(await reasons()).toEqual([]);
  });

  it('takes the consent along when the request is taken back, and lets none be given to somebody who declined', async () => {
    const { id } = await matchWith(cast.client, cast.second);
    expect((await move(cast.client, 'ended')).status).toBe(200);
    expect((await move(cast.client, 'requested')).status).toBe(200);
    await opened(cast.client, id, ['birth']);
    expect((await move(cast.client, 'suggested')).status).toBe(200);
    const { practitioners } = (await cast.client.get('/api/consents/me')).body as ConsentsOverview;
    expect(practitioners.map((one) => one.matchId)).not.toContain(id);
    expect(await cast.app.knex('consents').where({ match_id: id, revoked_at: null })).toEqual([]);
    expect((await move(cast.client, 'requested')).status).toBe(200);
    expect((await move(cast.second, 'declined')).status).toBe(200);
    expect((await cast.client.post('/api/consents', { matchId: id, segments: ['birth'] })).body.code).toBe(
      'match-not-asked',
    );
  });
});
