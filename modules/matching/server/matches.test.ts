import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '#core/testing/client';
import type { MatchStatus } from '../schemas/match-status';
import { aCast, aFittingPractitioner, type Cast, secret } from '../testing/cast';
import { aPractitioner, runFor } from '../testing/factory';
import { matchWith, moveMatch } from '../testing/relations';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
beforeAll(async () => {
  cast = await aCast();
});
afterAll(() => cast.app.stop());

const move = (by: Client, id: string, version: number, status: MatchStatus, more: object = {}) =>
  by.patch(`/api/matches/${id}`, { status, ...more }, { 'if-match': `"${version}"` });
/** Whatever gives the client away: the name, the initials, the id, the words. */
const personal = (): RegExp => new RegExp(`Zerlina|Quist|Z\\. Q\\.|${cast.client.userId}|goodbye|${secret}`);

describe('a request for an introduction', () => {
  it('is the first that a practitioner learns of a match', async () => {
    const { id, version, status, can } = await matchWith(cast.client, cast.first);
    expect([status, can]).toEqual(['suggested', ['requested']]);
    expect((await cast.first.get(`/api/matches/${id}`)).status).toBe(404);
    expect((await move(cast.first, id, version, 'accepted')).status).toBe(404);
    expect((await cast.first.get('/api/practitioners/me/requests')).body).toEqual([]);
  });

  it('shows the practitioner what the client saw before sending, and nothing that gives the client away', async () => {
    const { id, version } = await matchWith(cast.client, cast.first);
    const wishes = { language: 'de', zone: 'Asia/Kolkata' } as const;
    const preview = await cast.client.get(`/api/matches/${id}/brief?language=de&zone=Asia/Kolkata`);
    expect(preview.body).toEqual({
      themes: ['Bereavement', 'Grief work'],
      designType: 'Manifestor',
      language: 'de',
      utcOffset: '+05:30',
      reasons: [
        { criterion: 'specialization', points: expect.any(Number), weight: 70, about: ['Bereavement'] },
        { criterion: 'frameworks', points: expect.any(Number), weight: 20, about: ['Grief work'] },
        { criterion: 'practicalities', points: expect.any(Number), weight: 10, about: [] },
        { criterion: 'profile', points: expect.any(Number), weight: 25, about: [] },
      ],
    });
    expect((await move(cast.client, id, version, 'requested', { brief: { zone: 'Mars/Olympus' } })).status).toBe(422);
    expect((await move(cast.client, id, version, 'requested', { reason: 'other' })).status).toBe(422);
    expect((await cast.client.patch(`/api/matches/${id}`, { status: 'requested' })).status).toBe(428);
    expect((await move(cast.client, id, version, 'requested', { brief: wishes })).body.status).toBe('requested');
    expect((await move(cast.client, id, version, 'requested')).body).toMatchObject({ code: 'changed-elsewhere' });

    const requests = await cast.first.get('/api/practitioners/me/requests');
    expect(requests.body).toEqual([
      {
        matchId: id,
        answerBy: expect.any(String),
        version: version + 1,
        requestedAt: expect.any(String),
        compatibilityScore: expect.any(String),
        brief: preview.body,
        sample: false,
      },
    ]);
    const seen = await cast.first.get(`/api/matches/${id}`);
    expect(seen.body).toMatchObject({ status: 'requested', reasons: [], can: ['accepted', 'declined'] });
    const stored = await cast.app.knex('matches').where({ id });
    const mails = await cast.app.mails();
    expect(mails.length).toBeGreaterThan(0);
    for (const text of [requests.text, seen.text, JSON.stringify(mails)]) expect(text).not.toMatch(personal());
    expect(JSON.stringify(stored.map(({ brief_sealed }) => brief_sealed.toString('latin1')))).not.toContain(
      'Bereavement',
    );
    // Later answers do not change what was sent.
    expect((await cast.client.get(`/api/matches/${id}/brief?language=es`)).body).toEqual(preview.body);
  });

  it('can be taken back, and then there was nothing', async () => {
    const { id, version } = await matchWith(cast.client, cast.first);
    expect((await move(cast.client, id, version, 'suggested')).status).toBe(200);
    expect((await cast.first.get('/api/practitioners/me/requests')).body).toEqual([]);
    expect((await cast.first.get(`/api/matches/${id}`)).status).toBe(404);
  });

  it('reaches nobody who cannot answer, takes none or offers no times, and a run no longer suggests them', async () => {
    const work = [['Bereavement', 'We find a way to live on with the dead.']] as const;
    const nobody = await aPractitioner(cast.app.knex, { work });
    const noHours = await aPractitioner(cast.app.knex, { work });
    const never = await aPractitioner(cast.app.knex, { work, hours: false });
    await runFor(cast.app, cast.client);
    await cast.app.knex('practitioners').where({ id: nobody }).update({ user_id: null });
    const past = [{ date: '2020-01-06', hours: [{ from: '09:00', to: '12:00' }] }];
    const sheet = { hours: '[]', exceptions: JSON.stringify(past) };
    await cast.app.knex('practitioner_availability').where({ practitioner_id: noHours }).update(sheet);
    const all = (await cast.client.get('/api/matching/me')).body as { id: string; practitionerId: string }[];
    const ask = async (practitionerId: string) => {
      const { id } = all.find((one) => one.practitionerId === practitionerId) ?? { id: '' };
      const { body } = await cast.client.get(`/api/matches/${id}`);
      return [body.can, (await move(cast.client, id, body.version, 'requested')).body.code];
    };
    expect(all.map(({ practitionerId }) => practitionerId)).not.toContain(never);
    expect(await ask(nobody)).toEqual([[], 'nobody-to-answer']);
    expect(await ask(noHours)).toEqual([[], 'no-hours']);
    const { id: closed } = (await cast.second.get('/api/practitioners/me')).body;
    await cast.app.knex('practitioners').where({ id: closed }).update({ availability: 'closed' });
    expect(await ask(closed)).toEqual([[], 'practitioner-closed']);
    await cast.app.knex('practitioners').where({ id: closed }).update({ availability: 'open' });
    await runFor(cast.app, cast.client);
    const after = (await cast.client.get('/api/matching/me')).body as { practitionerId: string }[];
    for (const id of [nobody, noHours, never])
      expect(after.map(({ practitionerId }) => practitionerId)).not.toContain(id);
    // One day with hours of its own is enough to be booked.
    const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const oneDay = JSON.stringify([{ date: ahead, hours: [{ from: '09:00', to: '12:00' }] }]);
    await cast.app.knex('practitioner_availability').where({ practitioner_id: noHours }).update({ exceptions: oneDay });
    await runFor(cast.app, cast.client);
    expect(
      ((await cast.client.get('/api/matching/me')).body as typeof after).map(({ practitionerId }) => practitionerId),
    ).toContain(noHours);
    await cast.app.knex('practitioners').whereIn('id', [nobody, noHours, never]).delete();
  });
});

describe('an answer', () => {
  it('is given once, however often it is sent at once, and tells the client without a word of it', async () => {
    const { id, version } = await moveMatch(cast.client, cast.first, 'client', 'requested');
    const before = (await cast.app.mails()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(cast.first, id, version, 'accepted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    const mails = (await cast.app.mails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/accept|Test Practitioner|goodbye/);
    expect((await matchWith(cast.client, cast.first)).status).toBe('accepted');
  });

  it('may be no, with a reason, and is then final', async () => {
    const { id, version } = await moveMatch(cast.client, cast.second, 'client', 'requested');
    expect((await move(cast.second, id, version, 'declined', { reason: 'no-capacity' })).status).toBe(200);
    expect(await matchWith(cast.client, cast.second)).toMatchObject({
      status: 'declined',
      declineReason: 'no-capacity',
      can: [],
    });
    const again = await move(cast.client, id, version + 1, 'requested');
    expect([again.status, again.body.code, again.body.can]).toEqual([409, 'no-such-step', []]);
  });

  it('never goes beyond the capacity, even when several are given at once', async () => {
    const third = await aFittingPractitioner(cast.app);
    const hours = { state: 'open', capacity: 1, zone: 'Europe/Berlin', hours: [], exceptions: [] };
    expect((await third.put('/api/practitioners/me/availability', hours)).status).toBe(200);
    const { id: practitionerId } = (await third.get('/api/practitioners/me')).body;
    const [row] = await cast.app.knex('matches').where({ user_id: cast.client.userId });
    const copies = await Promise.all(Array.from({ length: 4 }, async () => (await cast.app.as('client')).userId));
    const rows = await cast.app
      .knex('matches')
      .insert(
        copies.map((user_id) => ({
          user_id,
          practitioner_id: practitionerId,
          score: 50,
          parts_sealed: row.parts_sealed,
          status: 'requested',
          requested_at: new Date(),
        })),
      )
      .returning('id');
    const answers = await Promise.all(rows.map(({ id }) => move(third, id, 1, 'accepted')));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      ...Array(3).fill([409, 'caseload-full']),
    ]);
    expect((await third.get('/api/practitioners/me')).body.caseload).toEqual({ clients: 1, requests: 3, capacity: 1 });
  });
});
