import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { unmatched } from '#modules/matching/testing/matched';
import type { BookingView, SlotList } from '../schemas/bookings';
import { aNoon, aService, aStart, book, booked, offersOf, practiceWith, setRules, shiftTo } from '../testing/factory';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let other: Client;
let practitioner: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({ modules: ['sessions'] });
  [client, other] = [await app.as('client'), await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' })];
  practitioner = await app.as('practitioner');
  [matchId = ''] = await practiceWith(app.knex, practitioner, client, other);
});
afterAll(() => app.stop());

const code = ({ status, body }: { readonly status: number; readonly body: { code?: string } | null }) => [
  status,
  body?.code,
];
const mailsTo = async (person: Client) => {
  const { email } = await app.knex('users').where({ id: person.userId }).first('email');
  return app.mails(email);
};
const slots = async (by: Client, serviceId: string, query: string): Promise<SlotList> =>
  (await by.get(`/api/sessions/offers/${serviceId}/slots?${query}`)).body;
const move = (by: Client, booking: BookingView, start: string) =>
  by.patch(
    `/api/sessions/bookings/${booking.id}`,
    { start, zone: 'Europe/Berlin' },
    { 'if-match': `"${booking.version}"` },
  );
const cancel = (by: Client, { id }: BookingView) => by.post(`/api/sessions/bookings/${id}/cancel`);

describe('what can be booked', () => {
  it('is what practitioners offer who accepted the client, and nothing of others', async () => {
    const service = await aService(practitioner, { title: 'Offered' });
    expect((await offersOf(client)).map(({ title }) => title)).toContain('Offered');
    const stranger = await app.as('client');
    expect(await offersOf(stranger)).toEqual([]);
    expect((await book(stranger, service.id, aStart(3))).status).toBe(404);
    expect((await stranger.get(`/api/sessions/offers/${service.id}/slots?zone=UTC`)).status).toBe(404);
  });

  it('keeps the wall clock of the practitioner when the clocks change', async () => {
    const berlin = await app.as('practitioner');
    await practiceWith(app.knex, berlin, client);
    const hours = [{ day: 7, from: '01:00', to: '05:00' }];
    const exceptions: unknown[] = [];
    // 28 March 2027 loses an hour at two in the morning.
    const day = (date: string) => ({ date, hours: [{ from: '01:00', to: '04:00' }] });
    exceptions.push(day('2027-03-27'), day('2027-03-28'));
    await berlin.put('/api/practitioners/me/availability', {
      ...{ state: 'open', capacity: null, zone: 'Europe/Berlin', hours, exceptions },
    });
    const service = await aService(berlin);
    const list = await slots(client, service.id, 'zone=UTC&from=2027-03-26');
    const on = (date: string) =>
      list.starts.filter((start) => start.startsWith(date)).map((start) => start.slice(11, 16));
    expect(on('2027-03-27')).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00']);
    // Two hours between one and four o’clock.
    expect(on('2027-03-28')).toEqual(['00:00', '00:30', '01:00']);
    expect((await book(client, service.id, '2027-03-28T01:00:00.000Z')).status).toBe(201);
    expect(code(await book(client, service.id, '2027-03-28T01:30:00.000Z'))[0]).toBe(422);
  });

  it('leaves out pauses, notice, days off, full days and introduction calls', async () => {
    const careful = await app.as('practitioner');
    const [id = ''] = await practiceWith(app.knex, careful, client);
    const service = await aService(careful);
    const start = aNoon(5);
    const date = start.slice(0, 10);
    const around = async () => (await slots(client, service.id, `zone=UTC&from=${date}`)).starts;
    const at = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
    await setRules(careful, { bufferBefore: 15, bufferAfter: 30 });
    await booked(client, service.id, start);
    const free = await around();
    expect([-120, -90, 0, 60, 90, 120].map((minutes) => free.includes(at(minutes)))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    const off = aStart(9).slice(0, 10);
    await setRules(careful, { timeOff: [{ from: off, to: off, yearly: true }] });
    expect((await around()).some((one) => one.startsWith(off))).toBe(false);
    expect(code(await book(client, service.id, `${off}T12:00:00.000Z`))[0]).toBe(422);
    const calls = await client.get(`/api/matches/${id}/call-slots?zone=UTC&from=${date}`);
    expect(calls.body.starts.some((one: string) => one.startsWith(off) || one === start)).toBe(false);
    const call = aStart(7);
    expect((await client.post(`/api/matches/${id}/call`, { start: call, zone: 'UTC' })).status).toBe(201);
    expect((await around()).includes(call)).toBe(false);
    expect(code(await book(other, service.id, call))[0]).toBe(404);
    expect(code(await book(client, service.id, call))).toEqual([409, 'slot_taken']);
    await setRules(careful, { dailyMost: 1 });
    expect((await around()).some((one) => one.startsWith(date))).toBe(false);
    await setRules(careful, { noticeHours: 200 });
    expect(code(await book(client, service.id, aStart(6)))[0]).toBe(422);
  });
});

describe('a booking', () => {
  it('gives one time to exactly one of twenty at once', async () => {
    const service = await aService(practitioner);
    const start = aStart(11);
    const [one, two] = [aStart(12), aStart(12)];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(index % 2 ? client : other, service.id, start)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    // Two practitioners cannot have one client at one time.
    const second = await app.as('practitioner');
    await practiceWith(app.knex, second, client);
    const theirs = await aService(second);
    const both = await Promise.all([book(client, service.id, one), book(client, theirs.id, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is the same for a repeated key, refuses bad input and is told to both without their words', async () => {
    const service = await aService(practitioner, { title: 'Grief after a loss', mode: 'place', place: 'Long Lane 4' });
    const body = { serviceId: service.id, start: aStart(14), zone: 'Europe/Berlin' };
    const key = { 'idempotency-key': 'booking-of-the-test-1' };
    const [first, again] = [
      await client.post('/api/sessions/bookings', body, key),
      await client.post('/api/sessions/bookings', body, key),
    ];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    for (const wrong of [
      { ...body, zone: 'Mars/Olympus' },
      { ...body, start: '2020-01-01T10:00:00Z' },
      { ...body, start: aStart(400) },
      { ...body, start: new Date(Date.parse(body.start) + 7 * 60_000).toISOString() },
      { ...body, more: 1 },
    ])
      expect((await client.post('/api/sessions/bookings', wrong)).status).toBe(422);
    const [mail] = (await mailsTo(client)).slice(-1);
    expect(mail?.text).toContain(`/sessions/${first.body.id}`);
    expect(mail?.text).not.toContain('Grief');
    const file = (mail?.attachments[0]?.body ?? '').replace(/\r\n[ \t]/g, '');
    expect(file).toContain('LOCATION:Long Lane 4');
    expect(file).toContain('METHOD:REQUEST');
    expect(file).not.toContain('Grief');
    const [theirs] = (await mailsTo(practitioner)).slice(-1);
    expect(`${theirs?.text}${theirs?.attachments[0]?.body}`).not.toMatch(/Grief|Quist/);
  });

  it('is moved and cancelled by the client within the policy, and later at its price', async () => {
    const service = await aService(practitioner);
    const made = await booked(client, service.id, aStart(16));
    expect((await move(other, made, aStart(17))).status).toBe(404);
    const moved = await move(client, made, aStart(17));
    expect([moved.status, moved.body.start, moved.body.version]).toEqual([200, aStart(17), 1]);
    expect((await move(client, made, aStart(18))).status).toBe(412);
    expect((await client.patch(`/api/sessions/bookings/${made.id}`, { start: aStart(18), zone: 'UTC' })).status).toBe(
      428,
    );
    await shiftTo(app.knex, made.sessionId, 120);
    expect(code(await move(client, moved.body, aStart(18)))).toEqual([409, 'too-late']);
    const cancelled = await cancel(client, made);
    expect([cancelled.status, cancelled.body.status, cancelled.body.isLate]).toEqual([200, 'cancelled', true]);
    expect(code(await cancel(client, made))).toEqual([409, 'session-over']);
    const free = await booked(other, service.id, aStart(17));
    expect((await cancel(other, free)).body.isLate).toBe(false);
  });

  it('ends with the match', async () => {
    const leaving = await app.as('client');
    const [id = ''] = await practiceWith(app.knex, practitioner, leaving);
    const service = await aService(practitioner);
    const made = await booked(leaving, service.id, aStart(20));
    await unmatched(app.knex, practitioner, id);
    const after = await leaving.get(`/api/sessions/bookings/${made.id}`);
    expect([after.body.status, after.body.cancelledBy]).toEqual(['cancelled', 'match']);
    expect(code(await book(leaving, service.id, aStart(21)))[0]).toBe(404);
  });
});

describe('a price', () => {
  const price = { amount: 9000, currency: 'EUR' } as const;

  it('is asked for when a session is booked, and for nothing any more when it is cancelled in time', async () => {
    const service = await aService(practitioner, { price });
    const made = await booked(client, service.id, aStart(24));
    expect(made.payment).toMatchObject({ status: 'open', currency: 'EUR', total: 9000, due: 9000 });
    expect((await cancel(client, made)).body.payment.status).toBe('cancelled');
  });

  it('leaves the agreed fee of a late cancellation', async () => {
    const service = await aService(practitioner, { price });
    const made = await booked(client, service.id, aStart(25));
    await shiftTo(app.knex, made.sessionId, 90);
    expect((await cancel(client, made)).body.payment).toMatchObject({ status: 'open', total: 4500, due: 4500 });
  });

  it('of a series is asked for once; its sessions are booked one by one and late ones are used up', async () => {
    const service = await aService(practitioner, { kind: 'series', sessionCount: 2, price });
    expect(code(await book(client, service.id, aStart(26)))).toEqual([409, 'package-used']);
    const begun = await client.post('/api/sessions/packages', { serviceId: service.id });
    expect([begun.status, begun.body.left, begun.body.payment.total]).toEqual([201, 2, 9000]);
    expect(code(await client.post('/api/sessions/packages', { serviceId: service.id }))).toEqual([409, 'has-package']);
    const packageId: string = begun.body.id;
    expect(code(await book(other, service.id, aStart(26), { packageId }))).toEqual([409, 'package-used']);
    const [first, second] = [
      await booked(client, service.id, aStart(26), { packageId }),
      await booked(client, service.id, aStart(27), { packageId }),
    ];
    expect(code(await book(client, service.id, aStart(28), { packageId }))).toEqual([409, 'package-used']);
    await cancel(client, first);
    const third = await booked(client, service.id, aStart(28), { packageId });
    await shiftTo(app.knex, second.sessionId, 30);
    await cancel(client, second);
    expect(code(await book(client, service.id, aStart(29), { packageId }))).toEqual([409, 'package-used']);
    expect(third.payment).toBeNull();
  });
});

describe('a group', () => {
  it('takes as many as it has places, at the time its practitioner chose', async () => {
    const service = await aService(practitioner, { kind: 'group', capacity: 2 });
    const made = await practitioner.post('/api/sessions/calendar', { serviceId: service.id, start: aStart(30) });
    expect(made.status).toBe(201);
    const sessionId: string = made.body.id;
    const third = await app.as('client');
    await practiceWith(app.knex, practitioner, third);
    expect((await slots(client, service.id, `zone=UTC&from=${aStart(29).slice(0, 10)}`)).groups).toEqual([
      { sessionId, start: aStart(30), placesLeft: 2 },
    ]);
    const all = await Promise.all(
      [client, other, third].map((one) => book(one, service.id, aStart(30), { sessionId })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    const inside = all[0]?.status === 201 ? client : other;
    expect((await book(inside, service.id, aStart(30), { sessionId })).body.code).toBe('already-in');
    const mine = (await inside.get('/api/sessions/bookings?when=ahead')).body.find(
      (one: BookingView) => one.sessionId === sessionId,
    );
    await cancel(inside, mine);
    const calendar = await practitioner.get(`/api/sessions/calendar?from=${aStart(30).slice(0, 10)}&days=1`);
    expect(calendar.body.sessions[0]).toMatchObject({ id: sessionId, status: 'confirmed' });
  });
});

describe('waiting for an earlier time', () => {
  it('offers a freed time to who waits longest, keeps it for them, and passes it on', async () => {
    const house = await app.as('practitioner');
    const [a, b, c] = [await app.as('client'), await app.as('client'), await app.as('client')];
    await practiceWith(app.knex, house, a, b, c);
    const service = await aService(house);
    const early = await booked(a, service.id, aStart(33));
    const [later, last] = [await booked(b, service.id, aStart(40)), await booked(c, service.id, aStart(41))];
    for (const [by, one] of [
      [b, later],
      [c, last],
    ] as const)
      expect((await by.put(`/api/sessions/bookings/${one.id}/earlier`)).body.isWaiting).toBe(true);
    await cancel(a, early);
    await app.runJobs();
    const offered = (await b.get(`/api/sessions/bookings/${later.id}`)).body.earlier;
    expect(offered.start).toBe(early.start);
    expect((await mailsTo(b)).at(-1)?.subject).toBe('An earlier time is free');
    expect(code(await book(a, service.id, early.start))).toEqual([409, 'slot_taken']);
    expect((await c.post(`/api/sessions/earlier-offers/${offered.id}`, { accept: true })).status).toBe(404);
    await app.knex('session_offers').update({ expires_at: new Date(Date.now() - 1000) });
    expect(code(await b.post(`/api/sessions/earlier-offers/${offered.id}`, { accept: true }))).toEqual([
      409,
      'offer-over',
    ]);
    await app.jobs
      .find(({ name }) => name === 'sessions.expire-offers')
      ?.run({} as never, { attempt: 1, lastAttempt: false });
    await app.runJobs();
    const next = (await c.get(`/api/sessions/bookings/${last.id}`)).body.earlier;
    const taken = await c.post(`/api/sessions/earlier-offers/${next.id}`, { accept: true });
    expect([taken.status, taken.body.start, taken.body.isWaiting]).toEqual([200, early.start, false]);
    expect(code(await c.post(`/api/sessions/earlier-offers/${next.id}`, { accept: true }))).toEqual([
      409,
      'offer-over',
    ]);
  });
});

describe('the two of a session', () => {
  it('see its room from ten minutes before, and nobody else does', async () => {
    const address = 'https://meet.example/our-room-of-two';
    const service = await aService(practitioner, { mode: 'video', link: address });
    expect(JSON.stringify(await offersOf(client))).not.toContain(address);
    const made = await booked(client, service.id, aStart(44));
    const room = `/api/sessions/calendar/${made.sessionId}/room`;
    expect(code(await client.get(room))).toEqual([409, 'too-early']);
    expect((await mailsTo(client)).at(-1)?.attachments[0]?.body).not.toContain('our-room');
    await shiftTo(app.knex, made.sessionId, 9);
    for (const by of [client, practitioner]) expect((await by.get(room)).body).toEqual({ address });
    for (const by of [other, await app.as('practitioner')]) expect((await by.get(room)).status).toBe(404);
    const sealed = await app.knex('sessions_booked').where({ id: made.sessionId }).first('room_sealed');
    expect(String(sealed.room_sealed)).not.toContain('our-room');
    await shiftTo(app.knex, made.sessionId, -300);
    expect(code(await client.get(room))).toEqual([409, 'session-over']);
  });

  it('get one reminder each for every chosen time', async () => {
    const service = await aService(practitioner);
    const made = await booked(client, service.id, aStart(46));
    const before = (await mailsTo(client)).length;
    const job = app.jobs.find(({ name }) => name === 'sessions.send-reminder');
    const due = { sessionId: made.sessionId, sequence: 0, minutes: 60 } as never;
    const run = () => job?.run(due, { attempt: 1, lastAttempt: false });
    await run();
    await run();
    expect((await mailsTo(client)).length).toBe(before + 1);
    await move(client, made, aStart(47));
    await run();
    expect((await mailsTo(client)).slice(before + 1).map(({ subject }) => subject)).toEqual(['A session was moved']);
  });
});

describe('the practitioner', () => {
  it('books, moves and cancels at any time, marks who came, and others see nothing of it', async () => {
    const service = await aService(practitioner);
    const start = aStart(50);
    const made = await practitioner.post('/api/sessions/calendar', { serviceId: service.id, start, matchId });
    expect([made.status, made.body.people.length]).toEqual([201, 1]);
    const path = `/api/sessions/calendar/${made.body.id}`;
    const stranger = await app.as('practitioner');
    const to = (by: Client, when: string, version: number) =>
      by.patch(path, { start: when }, { 'if-match': `"${version}"` });
    expect((await to(stranger, aStart(51), 0)).status).toBe(404);
    await shiftTo(app.knex, made.body.id, 30);
    expect((await to(practitioner, aStart(51), 0)).body).toMatchObject({ start: aStart(51), version: 1 });
    const [{ placeId }] = made.body.people;
    const mark = (status: string) => practitioner.patch(`/api/sessions/places/${placeId}`, { status });
    expect(code(await mark('attended'))).toEqual([409, 'not-begun']);
    await shiftTo(app.knex, made.body.id, -10);
    expect((await mark('no-show')).body.people[0].status).toBe('no-show');
    expect((await mark('attended')).body.people[0].status).toBe('attended');
    // It still lasts, and its client has to find the way to it.
    const running: readonly BookingView[] = (await client.get('/api/sessions/bookings?when=ahead')).body;
    expect(running.map(({ sessionId }) => sessionId)).toContain(made.body.id);
    const next = await practitioner.post('/api/sessions/calendar', { serviceId: service.id, start, matchId });
    const gone = await practitioner.post(`/api/sessions/calendar/${next.body.id}/cancel`);
    expect([gone.body.status, gone.body.people[0].status]).toEqual(['cancelled', 'cancelled']);
    expect((await practitioner.get('/api/sessions/calendar?days=43')).status).toBe(422);
  });

  it('who is suspended has their sessions cancelled, told and refunded', async () => {
    const leaving = await app.as('practitioner');
    await practiceWith(app.knex, leaving, client);
    const service = await aService(leaving, { price: { amount: 5000, currency: 'JPY' } });
    const made = await booked(client, service.id, aStart(60));
    await app.knex('users').where({ id: leaving.userId }).update({ suspended_at: app.knex.fn.now() });
    await app.jobs
      .find(({ name }) => name === 'sessions.close-practices')
      ?.run({} as never, { attempt: 1, lastAttempt: false });
    const after = (await client.get(`/api/sessions/bookings/${made.id}`)).body;
    expect([after.status, after.cancelledBy, after.payment.status]).toEqual(['cancelled', 'house', 'cancelled']);
    expect((await mailsTo(client)).at(-1)?.subject).toBe('A session cannot take place');
    expect((await offersOf(client)).some(({ id }) => id === service.id)).toBe(false);
  });

  it('who is suspended keeps the price of the sessions of a series that took place, and no more', async () => {
    const leaving = await app.as('practitioner');
    await practiceWith(app.knex, leaving, client);
    const service = await aService(leaving, {
      kind: 'series',
      sessionCount: 3,
      price: { amount: 10_000, currency: 'EUR' },
    });
    const { id: packageId, payment } = (await client.post('/api/sessions/packages', { serviceId: service.id })).body;
    const first = await booked(client, service.id, aStart(61), { packageId });
    await booked(client, service.id, aStart(62), { packageId });
    await shiftTo(app.knex, first.sessionId, -120);
    await app.knex('users').where({ id: leaving.userId }).update({ suspended_at: app.knex.fn.now() });
    const close = app.jobs.find(({ name }) => name === 'sessions.close-practices');
    for (let run = 0; run < 2; run++) await close?.run({} as never, { attempt: 1, lastAttempt: false });
    const invoice = (await client.get(payment.payPath.replace('/payments/', '/api/payments/'))).body;
    // Nothing was paid, so a third of the price is what remains to be.
    expect([invoice.total, invoice.due, invoice.creditNotes.map(({ total }: { total: number }) => total)]).toEqual([
      10_000,
      3_333,
      [6_667],
    ]);
  });

  it('who is suspended gives back the price of a series of which no session is booked', async () => {
    const leaving = await app.as('practitioner');
    await practiceWith(app.knex, leaving, client);
    const price = { amount: 10_000, currency: 'EUR' } as const;
    const service = await aService(leaving, { kind: 'series', sessionCount: 3, price });
    const { payment } = (await client.post('/api/sessions/packages', { serviceId: service.id })).body;
    await app.knex('users').where({ id: leaving.userId }).update({ suspended_at: app.knex.fn.now() });
    const close = app.jobs.find(({ name }) => name === 'sessions.close-practices');
    await close?.run({} as never, { attempt: 1, lastAttempt: false });
    const invoice = (await client.get(payment.payPath.replace('/payments/', '/api/payments/'))).body;
    expect([invoice.status, invoice.due]).toEqual(['cancelled', 0]);
  });
});

describe('a calendar feed', () => {
  it('is read without a session by its secret, until it is revoked', async () => {
    const anon = await app.as('anon');
    const service = await aService(practitioner, { title: 'Inner child' });
    await booked(client, service.id, aStart(62));
    const { body } = await client.post('/api/sessions/feed');
    const path = new URL(body.address).pathname;
    const read = await anon.get(path);
    expect([read.status, read.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(read.text).toContain('BEGIN:VEVENT');
    expect(read.text).not.toContain('Inner child');
    expect((await client.get('/api/sessions/feed')).body).toMatchObject({ exists: true, address: null });
    await client.delete('/api/sessions/feed');
    expect((await anon.get(path)).status).toBe(404);
  });
});

describe('services and rules', () => {
  it('refuse what does not go together, and stale changes', async () => {
    const own = await aService(practitioner);
    const { id, version, isActive: _, ...input } = own;
    const put = (body: object, by = practitioner, at = version) =>
      by.put(`/api/sessions/services/${id}`, body, { 'if-match': `"${at}"` });
    expect((await put({ ...input, title: 'Renamed' })).body.version).toBe(2);
    expect((await put(input)).status).toBe(412);
    expect((await put(input, await app.as('practitioner'), 2)).status).toBe(404);
    for (const wrong of [
      { kind: 'group', capacity: null },
      { sessionCount: 3 },
      { mode: 'place', place: null },
      { mode: 'video', link: null },
      { mode: 'video', link: 'javascript:alert(1)' },
      { price: { amount: 1.5, currency: 'EUR' } },
      { price: { amount: 100, currency: 'XXX' } },
      { minutes: 5 },
    ])
      expect((await put({ ...input, ...wrong }, practitioner, 2)).status).toBe(422);
    expect((await practitioner.put('/api/sessions/rules', {}, { 'if-match': '"1"' })).status).toBe(422);
    await expect(
      setRules(practitioner, { timeOff: [{ from: '2027-02-02', to: '2027-02-01', yearly: false }] }),
    ).rejects.toThrow('422');
    expect((await (await app.as('practitioner')).post('/api/sessions/services', input)).body.code).toBe('no-record');
    expect((await practitioner.delete(`/api/sessions/services/${id}`)).status).toBe(204);
    expect((await offersOf(client)).some((one) => one.id === id)).toBe(false);
  });

  it('are handed over and erased with the account', async () => {
    const leaving = await app.as('practitioner');
    await practiceWith(app.knex, leaving, client);
    const service = await aService(leaving, { mode: 'video', link: 'https://meet.example/mine' });
    const made = await booked(client, service.id, aStart(66));
    const data = app.assembled.personalData.find(({ owner }) => owner === 'sessions')?.data;
    expect(await data?.export(leaving.userId)).toMatchObject({ services: [{ link: 'https://meet.example/mine' }] });
    expect(await data?.export(client.userId)).toMatchObject({ placesInSessions: expect.any(Array) });
    await app.knex.transaction((trx) => data?.erase(trx, leaving.userId) ?? Promise.resolve());
    expect((await client.get(`/api/sessions/bookings/${made.id}`)).status).toBe(404);
    expect(await app.knex('session_services').where({ practitioner_user_id: leaving.userId })).toEqual([]);
  });
});
