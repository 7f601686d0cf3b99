import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { money } from '#modules/money/public';
import { figureTables } from '#modules/reporting/public';
import { aDate, aPaperForm, aPlace, aQuotedDate, bookPlace, inDays, publishRetreat } from '../testing/factory';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const taken = async (id: string) => (await app.knex('experiences').where({ id }).first('taken')).taken;
const stateOf = async (id: string) =>
  (await app.assembled.ports.one('test', money).paymentStates(app.knex, [`retreats:place:${id}`])).get(
    `retreats:place:${id}`,
  );
const clients = (count: number) => Promise.all(Array.from({ length: count }, () => app.as('client')));

describe('booking a place', () => {
  it('never sells more than there are, however many book in the same moment', async () => {
    const { date } = await publishRetreat(admin, {}, { capacity: 3 });
    const people = await clients(12);
    const answers = await Promise.all(people.map((one) => one.post('/api/retreat-places', aPlace(date))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['full']),
    );
    expect(await taken(date.id)).toBe(3);
    expect(await app.knex('retreat_rooms').where({ date_id: date.id }).first('taken')).toEqual({ taken: 3 });
  });

  it('sells the last bed of a room once, while another room is free', async () => {
    const rooms = ['Hut', 'House'].map((name) => ({ id: null, name, description: '', places: 2, priceMinor: 5000 }));
    const { date } = await publishRetreat(admin, {}, { capacity: 4, rooms });
    const people = await clients(5);
    const answers = await Promise.all(people.map((one) => one.post('/api/retreat-places', aPlace(date))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await taken(date.id)).toBe(2);
  });

  it('is one place for a person, also when two requests arrive at once', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const both = await Promise.all([1, 2].map(() => client.post('/api/retreat-places', aPlace(date))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('already-booked');
    expect(await taken(date.id)).toBe(1);
  });

  it('requests deposit and balance, and keeps price and terms when staff change them later', async () => {
    const { date } = await publishRetreat(admin, {}, { earlyBird: { until: inDays(20), percent: 10 } });
    const client = await app.as('client');
    const early = { price: { minor: 90_000, currency: 'EUR' } };
    const place = await bookPlace(client, date, early);
    expect(place.schedule).toEqual([
      { dueOn: inDays(0), amount: 27_000, label: 'deposit' },
      { dueOn: inDays(60), amount: 63_000, label: 'balance' },
    ]);
    expect(await stateOf(place.id)).toMatchObject({ status: 'open', total: 90_000, due: 90_000, currency: 'EUR' });
    const rooms = date.rooms.map(({ taken: _, ...room }) => ({ ...room, priceMinor: 150_000 }));
    const changed = await admin.put(`/api/studio/retreat-dates/${date.id}`, aDate({ rooms }), { 'if-match': '"1"' });
    expect(changed.status).toBe(200);
    expect((await client.get(`/api/retreat-places/${place.id}`)).body.price).toEqual(early.price);
    expect((await stateOf(place.id))?.total).toBe(90_000);
  });

  it('refuses a price that is no longer the one that was shown, and says the present one', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const old = await client.post('/api/retreat-places', aPlace(date, { price: { minor: 99_999, currency: 'EUR' } }));
    expect([old.status, old.body.code, old.body.price]).toEqual([
      409,
      'price-changed',
      { minor: 100_000, currency: 'EUR' },
    ]);
    const mixed = await client.post(
      '/api/retreat-places',
      aPlace(date, { price: { minor: 100_000, currency: 'USD' } }),
    );
    expect(mixed.body.code).toBe('price-changed');
    expect(await taken(date.id)).toBe(0);
  });

  it('refuses unanswered questions, health without consent, and dates that nobody may book', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const book = (more: object) => client.post('/api/retreat-places', aPlace(date, more));
    expect((await book({ answers: [] })).body.fields?.[0]?.path).toBe('answers.swim');
    expect((await book({ answers: [{ question: 'swim', text: 'maybe' }] })).status).toBe(422);
    expect((await book({ health: 'asthma' })).status).toBe(422);
    expect((await book({ dateId: randomUUID() })).status).toBe(404);
    expect((await book({ roomId: randomUUID() })).status).toBe(404);
    await app
      .knex('experiences')
      .where({ id: date.id })
      .update({ starts_on: inDays(-3) });
    expect((await book({})).body.code).toBe('not-open');
    expect(await taken(date.id)).toBe(0);
  });

  it('keeps what participants say encrypted', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const secret = `penicillin-${randomUUID()}`;
    const place = await bookPlace(client, date, { health: secret, healthConsent: true, dietNote: secret });
    expect(place.details).toMatchObject({ health: secret, dietNote: secret });
    const row = await app.knex('retreat_places').where({ id: place.id }).first();
    expect(JSON.stringify({ ...row, details_encrypted: row.details_encrypted.toString('latin1') })).not.toContain(
      secret,
    );
    const stranger = await app.as('client');
    expect((await stranger.get(`/api/retreat-places/${place.id}`)).status).toBe(404);
    expect((await stranger.post(`/api/retreat-places/${place.id}/cancel`)).status).toBe(404);
  });
});

describe('cancelling', () => {
  it('frees bed and date and follows the terms of the booking', async () => {
    const { date } = await publishRetreat(admin, {}, { capacity: 1 });
    const client = await app.as('client');
    const place = await bookPlace(client, date);
    expect(place).toMatchObject({ refundPercent: 100, canCancel: true });
    const done = await client.post(`/api/retreat-places/${place.id}/cancel`);
    expect([done.status, done.body.status, done.body.canCancel]).toEqual([200, 'cancelled', false]);
    expect(await stateOf(place.id)).toMatchObject({ status: 'cancelled' });
    expect((await client.post(`/api/retreat-places/${place.id}/cancel`)).body.code).toBe('already-cancelled');
    await bookPlace(await app.as('client'), date);
    expect(await taken(date.id)).toBe(1);
  });

  it('by the house ends every place of a date and tells everybody', async () => {
    const { retreat, date } = await publishRetreat(admin);
    const people = await clients(2);
    for (const one of people) await bookPlace(one, date);
    const version = { 'if-match': `"${retreat.version}"` };
    const early = await admin.post(`/api/studio/retreats/${retreat.id}/moves`, { to: 'archived' }, version);
    expect(early.body.code).toBe('still-booked');
    const done = await admin.post(`/api/studio/retreat-dates/${date.id}/cancel`, undefined, { 'if-match': '"1"' });
    expect(done.body).toMatchObject({ status: 'cancelled', taken: 0 });
    for (const { userId } of people) {
      const { email } = await app.knex('users').where({ id: userId }).first('email');
      expect((await app.mails(email)).map(({ subject }) => subject)).toContain(
        `Your place was cancelled: ${retreat.content.title}`,
      );
    }
  });
});

describe('the waitlist', () => {
  it('reserves a freed place for the first in line, and passes it on when it was not taken in time', async () => {
    const { date } = await publishRetreat(admin, {}, { capacity: 1 });
    const [first, second, third, stranger] = (await clients(4)) as [Client, Client, Client, Client];
    const place = await bookPlace(first, date);
    for (const one of [second, third])
      expect((await one.post(`/api/experiences/${date.id}/waitlist`, { guests: 1 })).status).toBe(201);
    await first.post(`/api/retreat-places/${place.id}/cancel`);
    expect(await taken(date.id)).toBe(1);
    expect((await stranger.post('/api/retreat-places', aPlace(date))).body.code).toBe('full');
    expect((await third.post('/api/retreat-places', aPlace(date))).body.code).toBe('full');
    await app.knex('experience_waitlist').where({ user_id: second.userId }).update({ offered_until: '2020-01-01' });
    const job = app.jobs.find(({ name }) => name === 'retreats.end-offers');
    await job?.run({} as never, { attempt: 1, lastAttempt: false });
    await job?.run({} as never, { attempt: 1, lastAttempt: false });
    const line = await app.knex('experience_waitlist').where({ experience_id: date.id }).orderBy('created_at');
    expect(line.map(({ offered_until: until }) => until !== null)).toEqual([false, true]);
    expect(await taken(date.id)).toBe(1);
    expect((await second.post('/api/retreat-places', aPlace(date))).body.code).toBe('full');
    await bookPlace(third, date);
    expect(await taken(date.id)).toBe(1);
  });

  it('is for full dates, also for those that the team quotes for', async () => {
    const client = await app.as('client');
    const free = await aQuotedDate(app.knex);
    expect((await client.post(`/api/experiences/${free}/waitlist`, { guests: 1 })).body.code).toBe('places-left');
    const full = await aQuotedDate(app.knex, { taken: 2 });
    expect((await client.post(`/api/experiences/${full}/waitlist`, { guests: 3 })).body.code).toBe('too-many');
    expect((await client.post(`/api/experiences/${full}/waitlist`, {})).body).toMatchObject({ waitingAt: 1 });
    expect((await client.delete(`/api/experiences/${full}/waitlist`)).status).toBe(204);
  });
});

describe('papers', () => {
  it('are taken by their bytes, encrypted, and shown to their participant and to those who check them', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const place = await bookPlace(client, date);
    const id = place.checklist[0]?.id ?? '';
    const send = (by: Client, bytes: Buffer) => {
      const { body, headers } = aPaperForm(bytes);
      return by.send({ method: 'POST', path: `/api/retreat-papers/${id}/file`, body, headers });
    };
    expect(place.checklist[0]).toMatchObject({ kind: 'medical-clearance', amount: { minor: 18_500, currency: 'EUR' } });
    expect((await send(client, Buffer.from('<script>1</script>'))).status).toBe(415);
    expect((await send(await app.as('client'), Buffer.from('%PDF-1.4'))).status).toBe(404);
    const pdf = Buffer.from(`%PDF-1.4 ${randomUUID()}`);
    expect((await send(client, pdf)).status).toBe(200);
    const waiting = async () => (await admin.get('/api/inbox/items?kind=retreat-paper')).body;
    expect(await waiting()).toMatchObject([{ sourceId: id, about: expect.stringContaining('Medical clearance') }]);
    const file = `/api/retreat-papers/${id}/file`;
    expect((await client.get(file)).text).toBe(pdf.toString());
    expect((await (await app.as('practitioner')).get(file)).status).toBe(404);
    expect((await admin.get(file)).status).toBe(200);
    const read = await app.knex('audit_log').where({ action: 'retreats.paper-read' }).first('subject');
    expect(JSON.stringify(read)).toContain(client.userId);
    expect((await admin.patch(`/api/studio/retreat-papers/${id}`, { state: 'refused', note: '' })).status).toBe(422);
    await admin.patch(`/api/studio/retreat-papers/${id}`, { state: 'accepted', note: '' });
    expect(await waiting()).toEqual([]);
    expect((await send(client, pdf)).body.code).toBe('already-accepted');
  });
});

describe('personal data', () => {
  it('are exported in full and leave nothing behind, not even taken places', async () => {
    const { date } = await publishRetreat(admin);
    const client = await app.as('client');
    const place = await bookPlace(client, date, { dietNote: 'no nuts' });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'retreats')?.data;
    expect(JSON.stringify(await data?.export(client.userId))).toContain('no nuts');
    await app.knex.transaction(async (trx) => data?.erase(trx, client.userId));
    expect(await app.knex('retreat_places').where({ id: place.id })).toEqual([]);
    expect(await taken(date.id)).toBe(0);
  });
});

describe('the figures of retreats', () => {
  it('count booked, reserved and free places of the dates that begin in a period', async () => {
    const [startsOn, later] = [inDays(700), inDays(720)];
    const { retreat, date } = await publishRetreat(admin, {}, { startsOn });
    await publishRetreat(admin, {}, { startsOn: later, capacity: 2 });
    await bookPlace(await app.as('client'), date);
    const [asked, offered] = [await app.as('client'), await app.as('client')];
    const wait = { experience_id: date.id, guests: 1 };
    await app.knex('experience_waitlist').insert([
      { ...wait, user_id: asked.userId },
      { ...wait, user_id: offered.userId, offered_until: new Date(Date.now() + 3_600_000).toISOString() },
    ]);
    await app.knex('experiences').where({ id: date.id }).increment('taken', 1);
    const table = app.assembled.ports.all(figureTables).find(({ id }) => id === 'retreats');
    const reader = { userId: admin.userId, role: 'admin' };
    const [period, next] = [startsOn, later].map((day) => ({ from: day, to: day }));
    if (!period || !next) throw new Error('no periods');
    const found = await table?.read(app.knex, [period, next], reader);
    const values = { dates: 1, places: 4, sold: 1, reserved: 1, free: 2, occupancy: 25, waiting: 1 };
    expect(found?.[0]?.map((row) => [row.key, row.values])).toEqual([
      ['total', values],
      [retreat.id, values],
    ]);
    expect(found?.[1]?.[0]?.values).toMatchObject({ places: 2, sold: 0, occupancy: 0 });
    const cell = { row: retreat.id, currency: null, measure: 'free' };
    expect(await table?.behind?.(app.knex, cell, period, reader)).toEqual([
      expect.objectContaining({ id: date.id, day: startsOn, value: 2, path: `/team-portal/retreats/dates/${date.id}` }),
    ]);
  });
});
