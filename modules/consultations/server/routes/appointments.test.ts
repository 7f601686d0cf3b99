import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleGranted } from '#core/contract/hooks';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aStart, book, linkIn, openHours, sendConsultation } from '../../testing/factory';

let app: TestApp;
let admin: Client;
let visitor: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  [admin, visitor] = [await app.as('admin', { firstName: 'Ada', lastName: 'Berg' }), await app.as('anon')];
  await keep(admin, {});
});
afterAll(() => app.stop());

const path = '/api/consultation-requests';
const keep = (staff: Client, hours: Parameters<typeof openHours>[0], headers = {}) =>
  staff.put('/api/consultation-availability/me', openHours(hours), headers);
const mailsTo = (to: string) => app.mails(to);
const rowsAt = (start: string) =>
  app.knex('consultation_appointments').where({ starts_at: start, status: 'confirmed' });

/** A request with a booking, and the secret of its link. */
const booked = async (email: string) => {
  const { id } = await sendConsultation(visitor, { email });
  const start = aStart();
  expect((await book(admin, id, start)).status).toBe(201);
  return { id, start, link: `/api/appointments/${await linkIn(app, email)}` };
};
/** The calendar file of a mail, unfolded. */
const calendarOf = (mail: { readonly attachments: readonly { readonly body: string }[] } | undefined): string =>
  (mail?.attachments[0]?.body ?? '').replace(/\r\n[ \t]/g, '');

describe('booking', () => {
  it('gives one time to exactly one of forty at once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push((await sendConsultation(visitor)).id);
    const start = aStart();
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => book(admin, String(ids[i % 20]), start)));
    const codes = all.map(({ status, body }) => (status === 201 ? '201' : `${status} ${body.code}`));
    expect(codes.filter((code) => code === '201')).toHaveLength(1);
    expect(codes.filter((code) => code === '409 slot_taken')).toHaveLength(39);
    expect(await rowsAt(start)).toHaveLength(1);
  });

  it('lies within half a year', async () => {
    const { id } = await sendConsultation(visitor);
    const inDays = (days: number) => new Date((Math.floor(Date.now() / 86_400_000) + days) * 86_400_000).toISOString();
    const far = await book(admin, id, inDays(181));
    expect([far.status, far.body.errors?.[0]?.path ?? far.body.fields?.[0]?.path]).toEqual([422, 'start']);
    expect((await book(admin, id, inDays(179))).status).toBe(201);
  });

  it('is kept from overlaps by the database itself', async () => {
    const { id } = await booked('twice@example.test');
    const [row] = await app.knex('consultation_appointments').where({ request_id: id });
    const copy = { ...row, id: crypto.randomUUID(), token_hash: 'other' };
    await expect(app.knex('consultation_appointments').insert(copy)).rejects.toMatchObject({ code: '23P01' });
  });

  it('sets contacted from either status, once per request, with word and calendar file to both sides', async () => {
    const email = 'both@example.test';
    const { id, start } = await booked(email);
    const view = (await admin.get(`${path}/${id}`)).body;
    expect(view).toMatchObject({ status: 'contacted', version: 2, appointmentAt: view.appointments[0].start });
    expect(view.history.at(-1)).toMatchObject({
      kind: 'scheduled',
      from: 'pending',
      to: 'contacted',
      actor: 'Ada Berg',
    });
    expect((await book(admin, id)).body.code).toBe('already-scheduled');
    const [mail] = (await mailsTo(email)).slice(-1);
    expect(mail?.subject).toContain('Your consultation is booked');
    expect(mail?.text).toContain('(Europe/Stockholm)');
    const file = calendarOf(mail);
    const utc = start.replace(/[-:]|\.\d+/g, '');
    for (const line of ['METHOD:REQUEST', 'SEQUENCE:0', `DTSTART:${utc}`, 'STATUS:CONFIRMED'])
      expect(file).toContain(line);
    const { email: own } = await app.knex('users').where({ id: admin.userId }).first('email');
    const [staff] = (await mailsTo(own)).slice(-1);
    // Who it is, and what it is about, stays in the product.
    expect(staff?.text + calendarOf(staff)).not.toMatch(/Nora|both@example/);
    // The undo leads back to where scheduling came from.
    const undone = await admin.patch(`${path}/${id}`, { status: 'pending' }, { 'if-match': '"2"' });
    expect([undone.status, undone.body.status]).toEqual([200, 'pending']);
  });

  it('takes offered times only', async () => {
    const { id } = await sendConsultation(visitor);
    const at = (hours: number) =>
      new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString();
    for (const start of [at(1), at(-48), at(30).replace(':00:00', ':07:00'), '2026-13-01T00:00:00Z', 'soon'])
      expect([start, (await book(admin, id, start)).status]).toEqual([start, 422]);
    const body = { start: aStart(), minutes: 30, staffId: admin.userId, zone: 'Europe/Stockholm' };
    const send = (more: object) => admin.post(`${path}/${id}/schedule`, { ...body, ...more });
    expect((await send({ zone: 'Europe/Atlantis' })).body.fields[0].path).toBe('zone');
    expect((await send({ staffId: crypto.randomUUID() })).body.fields[0].path).toBe('staffId');
    expect((await send({ minutes: 31 })).status).toBe(422);
  });

  it('shows real times: without what is booked and its pause, by the staff, in the asked zone', async () => {
    const staff = await app.as('admin');
    const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const hours = { weekly: [], exceptions: [{ date: tomorrow, hours: [{ from: '09:00', to: '11:00' }] }] };
    await keep(staff, { ...hours, zone: 'Europe/Stockholm', bufferMinutes: 15 });
    const { id } = await sendConsultation(visitor);
    const ask = async () => {
      const list = await admin.get(`${path}/${id}/slots?zone=Asia/Kathmandu&staffId=${staff.userId}`);
      return list.body.slots.map(({ start }: { start: string }) => start);
    };
    const free = await ask();
    expect(free).toHaveLength(4);
    const other = (await sendConsultation(visitor)).id;
    const body = { start: free[1], minutes: 30, staffId: staff.userId, zone: 'Asia/Kathmandu' };
    expect((await admin.post(`${path}/${other}/schedule`, body)).status).toBe(201);
    // The one before would run into it with its own pause, the one after begins within its pause.
    expect(await ask()).toEqual([free[3]]);
    expect((await admin.get(`${path}/${id}/slots?zone=Europe/Atlantis`)).status).toBe(422);
  });
});

describe('a mailed link', () => {
  it('shows the booking without the person, moves it and cancels it, each with a newer calendar file', async () => {
    const email = 'link@example.test';
    const { id, start, link } = await booked(email);
    const shown = await visitor.get(`${link}?zone=America/New_York`);
    expect(shown.body).toMatchObject({
      status: 'confirmed',
      zone: 'America/New_York',
      staffName: 'Ada Berg',
      minutes: 30,
    });
    expect(shown.text).not.toMatch(/Nora|link@example|1990|Lyon/);
    expect(shown.body.slots.map((slot: { start: string }) => slot.start)).not.toContain(start);

    const moved = await visitor.post(`${link}/reschedule`, { start: aStart(), zone: 'America/New_York' });
    expect([moved.status, moved.body.status]).toEqual([200, 'confirmed']);
    expect(await rowsAt(start)).toEqual([]);
    const gone = await visitor.post(`${link}/cancel`, {});
    expect([gone.status, gone.body.status, gone.body.slots]).toEqual([200, 'cancelled', []]);
    const files = (await mailsTo(email)).slice(-3).map(calendarOf);
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['0', '1', '2']);
    expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);

    for (const act of ['cancel', 'reschedule']) {
      const again = await visitor.post(`${link}/${act}`, { start: aStart() });
      expect([act, again.status, again.body.code]).toEqual([act, 409, 'appointment-over']);
    }
    const { history, status } = (await admin.get(`${path}/${id}`)).body;
    expect(history.slice(-2).map(({ kind, actor }: { kind: string; actor: null }) => [kind, actor])).toEqual([
      ['rescheduled', null],
      ['cancelled', null],
    ]);
    expect(status).toBe('contacted');
    // The time is free again.
    expect((await book(admin, (await sendConsultation(visitor)).id, moved.body.start)).status).toBe(201);
  });

  it('is nobody’s by guessing, and is not stored', async () => {
    const { link } = await booked('guess@example.test');
    const token = link.split('/').at(-1) ?? '';
    for (const wrong of ['x'.repeat(43), token.slice(1), `${token}x`, '%00'])
      for (const path of [`/api/appointments/${wrong}`, `/api/appointments/${wrong}/cancel`]) {
        const answer = await (path.endsWith('cancel') ? visitor.post(path, {}) : visitor.get(path));
        expect([path, answer.status]).toEqual([path, 404]);
      }
    const stored = JSON.stringify([
      await app.knex('consultation_appointments'),
      await app.knex('audit_log'),
      app.logged,
    ]);
    expect(stored).not.toContain(token);
  });

  it('gives a time to one of many who move there at once, and moves only ahead', async () => {
    const all = [];
    for (let i = 0; i < 8; i += 1) all.push(await booked(`race-${i}@example.test`));
    const start = aStart();
    const answers = await Promise.all(all.map(({ link }) => visitor.post(`${link}/reschedule`, { start })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const past = await booked('past@example.test');
    await app
      .knex('consultation_appointments')
      .where({ request_id: past.id })
      .update({
        starts_at: app.knex.raw("now() - interval '1 hour'"),
        ends_at: app.knex.raw("now() - interval '30 minutes'"),
      });
    expect((await visitor.get(past.link)).body.status).toBe('past');
    expect((await visitor.post(`${past.link}/reschedule`, { start: aStart() })).status).toBe(409);
  });

  it('ends when the team moves the booking, and a new one is mailed', async () => {
    const email = 'staff@example.test';
    const { id, link } = await booked(email);
    const body = { start: aStart(), minutes: 60, staffId: admin.userId, zone: 'Europe/Stockholm' };
    const moved = await admin.post(`${path}/${id}/reschedule`, body);
    expect([moved.status, moved.body.appointment.minutes]).toEqual([200, 60]);
    expect((await visitor.get(link)).status).toBe(404);
    expect((await visitor.get(`/api/appointments/${await linkIn(app, email)}`)).body.minutes).toBe(60);
    expect((await admin.post(`${path}/${id}/cancel`)).body.appointment.status).toBe('cancelled');
    expect((await admin.post(`${path}/${id}/cancel`)).body.code).toBe('not-scheduled');
  });

  it('dies with the request: both sides hear that it is off', async () => {
    const email = 'deleted@example.test';
    const { id, link } = await booked(email);
    await admin.delete(`${path}/${id}`);
    expect((await visitor.get(link)).status).toBe(404);
    expect(calendarOf((await mailsTo(email)).at(-1))).toContain('METHOD:CANCEL');
  });
});

describe('hours', () => {
  it('go with the role: nobody can be booked who is no admin any more', async () => {
    const staff = await app.as('admin');
    await keep(staff, {});
    const own = app.assembled.reactions.filter(({ owner }) => owner === 'consultations');
    const granted = own.find(({ subscription }) => subscription.event.id === roleGranted.id)?.subscription.react;
    const rows = () => app.knex('consultation_hours').where({ staff_id: staff.userId });
    await granted?.({ userId: staff.userId, role: 'admin' } as never);
    expect(await rows()).toHaveLength(1);
    await granted?.({ userId: staff.userId, role: 'client' } as never);
    expect(await rows()).toEqual([]);
  });

  it('belong to one member of staff and are kept against lost updates', async () => {
    const staff = await app.as('admin');
    const me = '/api/consultation-availability/me';
    expect((await staff.get(me)).body).toMatchObject({ version: 0, weekly: [] });
    expect((await keep(staff, { zone: 'Asia/Tokyo' }, { 'if-match': '"0"' })).body).toMatchObject({
      version: 1,
      zone: 'Asia/Tokyo',
    });
    expect((await keep(staff, {}, { 'if-match': '"0"' })).status).toBe(412);
    expect((await admin.get(me)).body.zone).toBe('UTC');
  });

  it.each([
    ['a zone that does not exist', { zone: 'Mars/Base' }],
    ['hours that end before they begin', { weekly: [{ weekday: 1, from: '12:00', to: '09:00' }] }],
    [
      'hours that overlap',
      {
        weekly: [
          { weekday: 1, from: '09:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
    ],
    ['an eighth day', { weekly: [{ weekday: 8, from: '09:00', to: '12:00' }] }],
    [
      'a date twice',
      {
        exceptions: [
          { date: '2026-12-24', hours: [] },
          { date: '2026-12-24', hours: [] },
        ],
      },
    ],
  ])('refuse %s', async (_, wrong) => expect((await keep(admin, wrong)).status).toBe(422));
});
