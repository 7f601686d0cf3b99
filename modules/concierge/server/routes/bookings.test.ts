import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailVerified } from '#core/contract/hooks';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { secondUniverse } from '#modules/profile/public';
import { aQuote, aRequest, aRetreat, aTrip, inDays, plantOffers, quote, sendRequest } from '../../testing/factory';

const app = await testApp({ modules: ['labors', 'profile', 'concierge'] });
await plantOffers(app.knex, 20);
const [client, other, admin, anon] = await Promise.all([
  app.as('client', { firstName: 'Mara' }),
  app.as('client'),
  app.as('admin'),
  app.as('anon'),
]);
afterAll(() => app.stop());

const path = '/api/ai-concierge-booking';
const booking = (id: string, by: Client = client) => by.get(`/api/bookings/${id}`);
const act = (id: string, name: string, body?: object, by: Client = client) =>
  by.post(`/api/bookings/${id}/${name}`, body);
const mailsTo = (to: string) => app.mails(to);
const quoted = async (by: Client = client, more = {}): Promise<string> => {
  const { id } = await sendRequest(by, more);
  expect((await quote(admin, id)).status).toBe(201);
  return id;
};

describe('a quote request', () => {
  it('is taken as specified and answered by a mail that repeats nothing', async () => {
    const email = `v-${randomUUID()}@example.test`;
    const trip = aTrip({ specialRequests: 'My knees need a lift.' });
    const { id, reference } = await sendRequest(anon, { email, bookingRequest: trip });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`/bookings/${id}`);
    expect(mail?.text).not.toMatch(/knees|Big Sur|Vegan/);
  });

  it('keeps what was written sealed', async () => {
    const { id } = await sendRequest(client, { bookingRequest: aTrip({ specialRequests: 'canary-knees' }) });
    const row = await app.knex('bookings').where({ id }).first();
    expect(JSON.stringify({ ...row, details_sealed: row.details_sealed.toString('latin1') })).not.toMatch(
      /canary-knees|Vegan/,
    );
    expect((await booking(id)).body.needs).toMatchObject({
      specialRequests: 'canary-knees',
      dietaryPreferences: ['Vegan'],
    });
    const seen = await booking(id, admin);
    expect([seen.body.needs, seen.body.plan, seen.body.note]).toEqual([null, null, null]);
    expect([seen.body.own, (await booking(id)).body.own]).toEqual([false, true]);
    expect(seen.text).not.toContain('canary-knees');
  });

  it('keeps the plan that the person saw', async () => {
    const { id } = await sendRequest(client);
    const { body: plan } = await client.post('/api/concierge/plans', aRequest());
    expect((await booking(id)).body.plan).toEqual(plan);
  });

  it('is taken once, however often it is sent with one key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => other.post(path, aRequest(), key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await other.get('/api/bookings/me')).body).toHaveLength(1);
  });

  it.each([
    ['departure before arrival', { checkIn: inDays(9), checkOut: inDays(8) }, 'bookingRequest.checkOut'],
    ['departure on the day of arrival', { checkIn: inDays(9), checkOut: inDays(9) }, 'bookingRequest.checkOut'],
    ['arrival in the past', { checkIn: inDays(-3) }, 'bookingRequest.checkIn'],
    ['no guest', { guests: 0 }, 'bookingRequest.guests'],
    ['a seventh guest', { guests: 7 }, 'bookingRequest.guests'],
    ['too many nights', { checkOut: inDays(99) }, 'bookingRequest.checkOut'],
    ['no destination', { destination: '  ' }, 'bookingRequest.destination'],
    ['a diet of its own', { dietaryPreferences: ['Sugar' as 'Vegan'] }, 'bookingRequest.dietaryPreferences.0'],
  ])('date-07: refuses %s, to plan as well as to book', async (_, trip, field) => {
    const before = await app.knex('bookings').count();
    for (const at of [path, '/api/concierge/plans']) {
      const { status, body } = await client.post(at, aRequest({ bookingRequest: aTrip(trip) }));
      expect([status, body.fields[0].path]).toEqual([422, field]);
    }
    expect(await app.knex('bookings').count()).toEqual(before);
  });

  it('refuses offers that are unknown or booked, and visitors without an address', async () => {
    const unknown = await client.post(path, aRequest({ selectedServices: ['no-such-offer'] }));
    expect([unknown.status, unknown.body.fields[0].path]).toEqual([422, 'selectedServices']);
    const booked = await client.post(path, aRequest({ selectedServices: ['dining-long-fast-breaker'] }));
    expect(booked.body.detail ?? booked.body.title).toContain('is booked');
    expect((await anon.post(path, aRequest())).body.fields[0].path).toBe('email');
  });

  it('of a visitor becomes part of the account once the address is verified', async () => {
    const email = `claim-${randomUUID()}@example.test`;
    const { id } = await sendRequest(anon, {
      email: email.toUpperCase(),
      bookingRequest: aTrip({ specialRequests: 'a lift' }),
    });
    const person = await app.as('client', { email });
    expect((await booking(id, person)).status).toBe(404);
    const verified = app.assembled.reactions
      .filter(({ owner }) => owner === 'concierge')
      .find(({ subscription }) => subscription.event.id === emailVerified.id)?.subscription.react;
    await verified?.({ userId: person.userId } as never);
    expect((await booking(id, person)).body.needs.specialRequests).toBe('a lift');
    expect((await quote(admin, id)).status).toBe(201);
    expect((await act(id, 'accept', undefined, person)).body.status).toBe('confirmed');
  });
});

describe('a booking', () => {
  it('goes from request to quote to confirmation, each step mailed and audited', async () => {
    const person = await app.as('client', { email: `way-${randomUUID()}@example.test` });
    const { email } = await app.knex('users').where({ id: person.userId }).first('email');
    const { id } = await sendRequest(person);
    expect((await quote(admin, id)).body).toMatchObject({
      status: 'held',
      price: { minor: 1_850_000, currency: 'USD' },
    });
    expect((await booking(id, person)).body).toMatchObject({
      note: 'Two rooms with the same terrace.',
      can: { accept: true },
    });
    const done = await act(id, 'accept', undefined, person);
    expect([done.status, done.body.status]).toEqual([200, 'confirmed']);
    expect(done.body.history.map(({ to }: { to: string }) => to)).toEqual(['requested', 'held', 'confirmed']);
    expect((await mailsTo(email)).map(({ subject }) => subject.replace(/(TR|INV)-\S+/, 'X'))).toEqual([
      'We have your request X',
      'Your quote X is ready',
      'Your trip X is confirmed',
      'Your invoice X',
    ]);
    const audit = await app.knex('audit_log').where({ object: id, action: 'concierge.booking-status' });
    expect(audit).toHaveLength(2);
    expect((await act(id, 'accept', undefined, person)).body.code).toBe('wrong-status');
  });

  it('is counted by status for the team', async () => {
    const before = (await admin.get('/api/bookings/counts')).body;
    await quoted();
    expect((await admin.get('/api/bookings/counts')).body).toEqual({ ...before, held: before.held + 1 });
    expect((await client.get('/api/bookings/counts')).status).toBe(403);
  });

  it('takes a wish for another quote back to the team', async () => {
    const id = await quoted();
    expect((await act(id, 'counter', { wish: 'Without the flight.' })).body).toMatchObject({
      status: 'requested',
      price: null,
    });
    expect((await admin.get(`/api/bookings/${id}/needs`)).body.wish).toBe('Without the flight.');
    expect(await app.knex('audit_log').where({ object: id, action: 'concierge.needs-read' })).toHaveLength(1);
    expect((await quote(admin, id, { note: '' })).body.status).toBe('held');
  });

  it('is not accepted after the quote is over, nor in an older version', async () => {
    const id = await quoted();
    const stale = await client.post(`/api/bookings/${id}/accept`, undefined, { 'if-match': '"1"' });
    expect([stale.status, stale.body.current.status]).toEqual([412, 'held']);
    await app
      .knex('bookings')
      .where({ id })
      .update({ valid_until: inDays(-3) });
    expect((await act(id, 'accept')).body.code).toBe('quote-expired');
    expect((await booking(id)).body).toMatchObject({ expired: true, can: { accept: false, counter: true } });
  });

  it('is called off until seven days before, later only by the team; then nothing but a refund is left', async () => {
    const id = await quoted();
    await act(id, 'accept');
    await app
      .knex('bookings')
      .where({ id })
      .update({ start_date: inDays(3) });
    expect((await act(id, 'cancel')).body.code).toBe('too-late');
    expect((await act(id, 'cancel', undefined, admin)).body.status).toBe('cancelled');
    expect((await act(id, 'closing', { status: 'completed' }, admin)).body.code).toBe('wrong-status');
    expect((await act(id, 'closing', { status: 'refunded' }, admin)).body.status).toBe('refunded');
  });

  it('ends up in a calendar and on paper once it is confirmed', async () => {
    const id = await quoted();
    expect((await client.get(`/api/bookings/${id}/calendar.ics`)).body?.code).toBe('not-confirmed');
    await act(id, 'accept');
    const file = await client.get(`/api/bookings/${id}/calendar.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Journey to Big Sur[\s\S]*STATUS:CONFIRMED/);
    const paper = await client.get(`/api/bookings/${id}/itinerary.pdf`);
    expect([paper.status, paper.headers['content-type'], paper.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('refuses a quote that has ended already or outlasts the start', async () => {
    const { id } = await sendRequest(client);
    for (const validUntil of [inDays(-2), inDays(61)]) {
      const { status, body } = await act(id, 'proposals', aQuote({ validUntil }), admin);
      expect([status, body.fields[0].path]).toEqual([422, 'validUntil']);
    }
  });

  it('stays in the list of the team page by page, those who waited longest first', async () => {
    const first = await admin.get('/api/bookings?limit=2');
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await admin.get(next);
    expect(second.status).toBe(200);
    expect(second.body[0].createdAt >= first.body[1].createdAt).toBe(true);
    expect(second.body[0].id).not.toBe(first.body[1].id);
  });

  it('is found by search and order, and exactly these rows are the file, without who asked', async () => {
    const ids = [await sendRequest(client), await sendRequest(client)].map(({ id }) => id);
    await app.knex('bookings').whereIn('id', ids).update({ title: '=SUM(Lofoten 100%)', destination: 'Lofoten' });
    await app.knex('bookings').where({ id: ids[1] }).update({ start_date: '2027-01-05', end_date: '2027-01-09' });
    const list = async (query: string): Promise<string[]> => {
      const { status, body } = await admin.get(`/api/bookings?q=lofoten&${query}`);
      expect(status, query).toBe(200);
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await list('')).toEqual(ids);
    expect(await list('sort=newest')).toEqual(ids.toReversed());
    expect(await list('sort=start')).toEqual(ids.toReversed());
    expect(await list('status=held')).toEqual([]);
    expect((await admin.get('/api/bookings?q=_ofoten')).body).toEqual([]);
    const file = await admin.get('/api/bookings.csv?q=100%25&status=requested&sort=start');
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",'=SUM(Lofoten 100%),Lofoten,2027-01-05,");
    expect(file.text).not.toContain('@');
    for (const wrong of ['sort=price', 'status=lost', 'after=bm90', `q=${'x'.repeat(101)}`])
      expect((await admin.get(`/api/bookings?${wrong}`)).status, wrong).toBe(422);
    expect((await client.get('/api/bookings.csv')).status).toBe(403);
    expect((await anon.get('/api/bookings.csv')).status).toBe(401);
  });
});

describe('a retreat', () => {
  const way = app.assembled.ports.one('test', secondUniverse);
  beforeEach(() => {
    vi.spyOn(way, 'isOpen').mockResolvedValue(true);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  it('can be asked for by a client once their way leads there, and by visitors', async () => {
    vi.restoreAllMocks();
    const ask = aRequest({ experienceId: await aRetreat(app.knex) });
    const refused = await client.post(path, ask);
    expect([refused.status, refused.body.code]).toEqual([409, 'not-open-yet']);
    expect((await anon.post(path, { ...ask, email: `v-${randomUUID()}@example.test` })).status).toBe(201);
    vi.spyOn(way, 'isOpen').mockResolvedValue(true);
    expect((await client.post(path, ask)).status).toBe(201);
  });

  it('is never overbooked, however many accept in the same moment', async () => {
    const retreat = await aRetreat(app.knex, { capacity: 6 });
    const ids: string[] = [];
    // Ten at a time: only the accepting is to happen all at once.
    for (let round = 0; round < 10; round += 1) {
      const more = { experienceId: retreat, bookingRequest: aTrip({ guests: 1 }) };
      ids.push(...(await Promise.all(Array.from({ length: 10 }, () => quoted(client, more)))));
    }
    const first = await Promise.all(ids.map((id) => act(id, 'accept')));
    // Who waited for a connection too long, on a busy machine, is asked to try again, and does.
    const answers = [];
    for (const [at, answer] of first.entries())
      answers.push(answer.status === 503 ? await act(ids[at] ?? '', 'accept') : answer);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['full']),
    );
    expect(await app.knex('experiences').where({ id: retreat }).first('taken')).toEqual({ taken: 6 });
    expect(await app.knex('bookings').where({ experience_id: retreat, status: 'confirmed' })).toHaveLength(6);
  }, 120_000);

  it('is guarded by the database itself', async () => {
    const retreat = await aRetreat(app.knex);
    await expect(app.knex('experiences').where({ id: retreat }).update({ taken: 3 })).rejects.toThrow(
      'experiences_places',
    );
  });

  it('has a waitlist once it is full, whose first fitting one hears of a free place', async () => {
    const retreat = await aRetreat(app.knex);
    const wait = (by: Client, guests: number) => by.post(`/api/experiences/${retreat}/waitlist`, { guests });
    expect((await wait(other, 1)).body.code).toBe('places-left');
    const id = await quoted(client, { experienceId: retreat, bookingRequest: aTrip({ guests: 1 }) });
    await act(id, 'accept');
    expect((await wait(other, 2)).body).toMatchObject({ waitingAt: 1, guests: 2 });
    await app.knex('experiences').where({ id: retreat }).update({ taken: 2 });
    const second = await app.as('client');
    expect((await wait(second, 1)).body.waitingAt).toBe(2);
    const [shown] = (await second.get('/api/experiences')).body.filter((one: { id: string }) => one.id === retreat);
    expect(shown).toMatchObject({ left: 0, waiting: 2, waitingAt: 2 });
    const before = (await client.post(path, aRequest({ experienceId: retreat }))).body.code;
    expect(before).toBe('full');
    await act(id, 'cancel');
    const { email } = await app.knex('users').where({ id: second.userId }).first('email');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'A place is reserved for you: Five days of silence',
    ]);
    expect((await second.delete(`/api/experiences/${retreat}/waitlist`)).status).toBe(204);
  });

  it('takes whoever got a place out of the line', async () => {
    const retreat = await aRetreat(app.knex);
    const ask = { experienceId: retreat, bookingRequest: aTrip({ guests: 2 }) };
    const [first, second] = [await quoted(client, ask), await quoted(other, ask)];
    await act(first, 'accept');
    expect((await act(second, 'accept', undefined, other)).body.code).toBe('full');
    expect((await other.post(`/api/experiences/${retreat}/waitlist`, { guests: 2 })).body.waitingAt).toBe(1);
    await act(first, 'cancel');
    expect((await act(second, 'accept', undefined, other)).status).toBe(200);
    expect(await app.knex('experience_waitlist').where({ experience_id: retreat })).toEqual([]);
  });

  it('tells as many in line as there are places again', async () => {
    const retreat = await aRetreat(app.knex);
    const id = await quoted(client, { experienceId: retreat, bookingRequest: aTrip({ guests: 2 }) });
    await act(id, 'accept');
    const line = [await app.as('client'), await app.as('client'), await app.as('client')];
    for (const one of line) await one.post(`/api/experiences/${retreat}/waitlist`, { guests: 1 });
    await act(id, 'cancel');
    const rows = await app.knex('experience_waitlist').where({ experience_id: retreat }).orderBy('created_at');
    expect(rows.map((row) => row.offered_until !== null)).toEqual([true, true, false]);
    expect(await app.knex('experiences').where({ id: retreat }).first('taken')).toEqual({ taken: 2 });
  });
});

describe('personal data', () => {
  it('are exported in full and leave nothing behind, not even taken places', async () => {
    vi.spyOn(app.assembled.ports.one('test', secondUniverse), 'isOpen').mockResolvedValueOnce(true);
    const person = await app.as('client');
    const retreat = await aRetreat(app.knex);
    const id = await quoted(person, {
      experienceId: retreat,
      bookingRequest: aTrip({ specialRequests: 'quiet room' }),
    });
    await act(id, 'accept', undefined, person);
    const data = app.assembled.personalData.find(({ owner }) => owner === 'concierge')?.data;
    expect(JSON.stringify(await data?.export(person.userId))).toContain('quiet room');
    await app.knex.transaction(async (trx) => data?.erase(trx, person.userId));
    expect(await app.knex('bookings').where({ id })).toEqual([]);
    expect(await app.knex('experiences').where({ id: retreat }).first('taken')).toEqual({ taken: 0 });
  });
});
