import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roleGranted } from '#core/contract/hooks';
import type { Client } from '#core/testing/client';
import { aTime, bookCall, openHours } from '../testing/calls';
import { aCast, type Cast } from '../testing/cast';
import { introduced, matchWith, moveMatch } from '../testing/relations';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
let matchId: string;
beforeAll(async () => {
  cast = await aCast();
  await openHours(cast.first, 'Asia/Kolkata');
  await openHours(cast.second);
  matchId = (await introduced(cast.client, cast.first)).id;
});
afterAll(() => cast.app.stop());

const move = (by: Client, id: string, start: string, version: number) =>
  by.patch(`/api/introduction-calls/${id}`, { start, zone: 'UTC' }, { 'if-match': `"${version}"` });
const mailsTo = async (person: Client) => {
  const { email } = await cast.app.knex('users').where({ id: person.userId }).first('email');
  return cast.app.mails(email);
};
const calendarOf = (mail: { readonly attachments: readonly { readonly body: string }[] } | undefined): string =>
  (mail?.attachments[0]?.body ?? '').replace(/\r\n[ \t]/g, '');
/** Another client whose request to a practitioner was accepted. */
const anotherClient = async (practitioner: Client): Promise<{ client: Client; matchId: string }> => {
  const client = await cast.app.as('client');
  const { id: practitioner_id } = await cast.app
    .knex('practitioners')
    .where({ user_id: practitioner.userId })
    .first('id');
  const row = { user_id: client.userId, practitioner_id, score: 50, parts_sealed: Buffer.alloc(1), status: 'accepted' };
  const [made] = await cast.app.knex('matches').insert(row).returning('id');
  return { client, matchId: made.id };
};

describe('free times', () => {
  it('are those of the practitioner’s hours, told as days of the asked zone', async () => {
    const { body } = await cast.client.get(`/api/matches/${matchId}/call-slots?zone=Europe/Berlin`);
    expect(body).toMatchObject({ zone: 'Europe/Berlin', minutes: 30, hoursKnown: true });
    expect(body.starts.length).toBeGreaterThan(400);
    expect(Date.parse(body.starts[0])).toBeGreaterThan(Date.now() + 4 * 3_600_000 - 1);
    const nowhere = await cast.client.get(`/api/matches/${matchId}/call-slots?zone=Mars/Olympus`);
    expect(nowhere.status).toBe(422);
    const empty = await matchWith(cast.client, cast.second);
    await cast.second.put('/api/practitioners/me/availability', {
      state: 'open',
      capacity: null,
      zone: 'UTC',
      hours: [],
      exceptions: [],
    });
    const none = await cast.client.get(`/api/matches/${empty.id}/call-slots?zone=UTC`);
    expect([none.body.starts, none.body.hoursKnown]).toEqual([[], false]);
    await openHours(cast.second);
  });

  it('are nobody’s business without a match, and cannot be booked before asking', async () => {
    const { id } = await matchWith(cast.client, cast.second);
    for (const by of [cast.otherClient, cast.second, cast.stranger])
      expect((await by.get(`/api/matches/${id}/call-slots?zone=UTC`)).status).toBe(404);
    expect((await bookCall(cast.client, id, aTime(3))).body.code).toBe('ask-first');
  });
});

describe('booking', () => {
  it('gives one time to exactly one of forty at once', async () => {
    const others: { client: Client; matchId: string }[] = [];
    for (let i = 0; i < 10; i += 1) others.push(await anotherClient(cast.first));
    const start = aTime(30);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const one = others[i % 10] as (typeof others)[number];
        return bookCall(one.client, one.matchId, start);
      }),
    );
    const codes = all.map(({ status, body }) => (status === 201 ? '201' : `${status} ${body.code}`));
    expect(codes.filter((code) => code === '201')).toHaveLength(1);
    const refused = codes.filter((code) => code === '409 slot_taken' || code === '409 already-booked');
    expect(refused).toHaveLength(39);
    expect(await cast.app.knex('introduction_calls').where({ starts_at: start })).toHaveLength(1);
    const free = await cast.client.get(`/api/matches/${matchId}/call-slots?zone=UTC&from=${start.slice(0, 10)}`);
    expect(free.body.starts).not.toContain(start);
    const [row] = await cast.app.knex('introduction_calls').where({ starts_at: start });
    const copy = { ...row, id: crypto.randomUUID() };
    await expect(cast.app.knex('introduction_calls').insert(copy)).rejects.toMatchObject({ code: '23P01' });
  });

  it('takes only what is offered', async () => {
    const odd = new Date(Date.parse(aTime(3)) + 7 * 60_000).toISOString();
    for (const start of [odd, new Date(Date.now() + 60_000).toISOString(), aTime(-3), aTime(400)])
      expect((await bookCall(cast.client, matchId, start)).status).toBe(422);
    expect(await cast.app.knex('introduction_calls').where({ match_id: matchId })).toEqual([]);
  });

  it('is told to both in their own zone with a calendar file, without the client’s name, and seen by both', async () => {
    const start = aTime(5);
    const { status, body } = await bookCall(cast.client, matchId, start);
    expect([status, body]).toMatchObject([201, { with: 'Test Practitioner', accepted: true, version: 0 }]);
    expect((await bookCall(cast.client, matchId, aTime(6))).body.code).toBe('already-booked');
    const [own, theirs] = [(await mailsTo(cast.client)).at(-1), (await mailsTo(cast.first)).at(-1)];
    expect([own?.text, theirs?.text]).toEqual([
      expect.stringContaining('(Europe/Stockholm)'),
      expect.stringContaining('(Asia/Kolkata)'),
    ]);
    for (const mail of [own, theirs])
      for (const line of ['METHOD:REQUEST', `DTSTART:${start.replace(/[-:]|\.\d+/g, '')}`, 'SEQUENCE:0'])
        expect(calendarOf(mail)).toContain(line);
    expect(theirs?.text + calendarOf(theirs)).not.toMatch(/Zerlina|Quist/);
    expect((await cast.client.get('/api/introduction-calls')).body).toMatchObject([{ id: body.id }]);
    expect((await cast.first.get('/api/introduction-calls')).body).toMatchObject([{ with: 'Z. Q.', id: body.id }, {}]);
    expect((await cast.stranger.get('/api/introduction-calls')).body).toEqual([]);
  });

  it('is moved and cancelled by either side, once each, and the time is free again', async () => {
    const [{ id }] = (await cast.client.get('/api/introduction-calls')).body;
    expect((await move(cast.first, id, aTime(6), 7)).status).toBe(412);
    expect((await move(cast.first, id, aTime(6), 0)).body).toMatchObject({ version: 1, start: aTime(6) });
    expect((await move(cast.client, id, aTime(6), 1)).body.version).toBe(1);
    expect((await move(cast.client, id, aTime(7), 1)).body.version).toBe(2);
    expect((await move(cast.otherClient, id, aTime(8), 2)).status).toBe(404);
    const gone = await cast.first.post(`/api/introduction-calls/${id}/cancel`);
    expect(gone.body).toMatchObject({ status: 'cancelled', version: 3 });
    expect(calendarOf((await mailsTo(cast.client)).at(-1))).toContain('METHOD:CANCEL');
    expect((await cast.client.post(`/api/introduction-calls/${id}/cancel`)).body.code).toBe('call-over');
    expect((await move(cast.client, id, aTime(9), 3)).body.code).toBe('call-over');
    expect((await bookCall(cast.client, matchId, aTime(7))).status).toBe(201);
  });
});

describe('a call', () => {
  it('is held while the request waits, without a name, and goes with it', async () => {
    const { id } = await moveMatch(cast.client, cast.second, 'client', 'requested');
    expect((await bookCall(cast.client, id, aTime(7))).body.code).toBe('busy-then');
    expect((await bookCall(cast.client, id, aTime(11))).status).toBe(201);
    expect((await cast.second.get('/api/introduction-calls')).body).toMatchObject([{ with: null, accepted: false }]);
    await moveMatch(cast.client, cast.second, 'practitioner', 'declined');
    expect((await cast.second.get('/api/introduction-calls')).body).toEqual([]);
    const row = await cast.app.knex('introduction_calls').where({ match_id: id }).first();
    expect(row).toMatchObject({ status: 'cancelled', cancelled_by: 'match' });
  });

  it('ends when the practitioner is none any more, or leaves', async () => {
    const third = await cast.app.as('practitioner');
    await cast.app.knex('practitioners').where({ user_id: cast.stranger.userId }).update({ user_id: third.userId });
    await openHours(third);
    const one = await anotherClient(third);
    expect((await bookCall(one.client, one.matchId, aTime(4))).status).toBe(201);
    const own = cast.app.assembled.reactions.filter(({ owner }) => owner === 'matching');
    const granted = own.find(({ subscription }) => subscription.event.id === roleGranted.id)?.subscription.react;
    await granted?.({ userId: third.userId, role: 'client' } as never);
    expect((await one.client.get('/api/introduction-calls')).body).toEqual([]);
    expect((await bookCall(one.client, one.matchId, aTime(4))).status).toBe(201);
    const data = cast.app.assembled.personalData.find(({ owner }) => owner === 'matching')?.data;
    expect(await data?.export(cast.client.userId)).toMatchObject({ introductionCalls: [{}, {}, {}] });
    await cast.app.knex.transaction(async (trx) => data?.erase(trx, third.userId));
    expect((await mailsTo(one.client)).at(-1)?.subject).toBe('An introduction call was cancelled');
    expect(await cast.app.knex('introduction_calls').where({ match_id: one.matchId })).toEqual([]);
  });
});
