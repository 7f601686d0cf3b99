import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aStart, book, openHours, sendConsultation, sendContactRequest } from '../testing/factory';

let app: TestApp;
let admin: Client;
let visitor: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  [admin, visitor] = [await app.as('admin'), await app.as('anon')];
  await admin.put('/api/consultation-availability/me', openHours());
});
afterAll(() => app.stop());

const path = '/api/consultation-requests';
const run = async (): Promise<void> => {
  const job = app.assembled.jobs.find(({ owner, job: one }) => owner === 'consultations' && one.name === 'remind');
  await job?.job.run({} as never, { attempt: 1, lastAttempt: true });
};
/** Subjects of the reminders to an address, in their order. */
const remindersTo = async (to: string): Promise<string[]> =>
  (await app.mails(to)).map(({ subject }) => subject).filter((subject) => /tomorrow|in an hour/.test(subject));

/** A booking that was made two days ago and starts after so many hours. */
const booking = async (email: string, hours: number) => {
  const { id, reference } = await sendConsultation(visitor, { email });
  await book(admin, id);
  const at = (offset: string) => app.knex.raw(`now() + ? * interval '1 minute' + interval '${offset}'`, [hours * 60]);
  await app
    .knex('consultation_appointments')
    .where({ request_id: id })
    .update({
      starts_at: at('0 min'),
      ends_at: at('30 min'),
      // Next to the calendar of the others: this is about mails alone.
      busy: 'empty',
      updated_at: app.knex.raw("now() - interval '2 days'"),
    });
  return { id, reference };
};

describe('reminders', () => {
  it('go out a day and an hour before, once each, to the guest and to the member of staff', async () => {
    const { id, reference } = await booking('early@example.test', 23.9);
    await run();
    await run();
    expect(await remindersTo('early@example.test')).toEqual([`Your consultation is tomorrow (${reference})`]);
    await app
      .knex('consultation_appointments')
      .where({ request_id: id })
      .update({ starts_at: app.knex.raw("now() + interval '50 min'") });
    await Promise.all([run(), run(), run()]);
    expect((await remindersTo('early@example.test')).slice(1)).toEqual([
      `Your consultation begins in an hour (${reference})`,
    ]);
    const staff = (await app.mails()).filter(({ subject }) => subject.startsWith(`Consultation ${reference} `));
    expect(staff.map(({ subject }) => subject).sort()).toEqual([
      `Consultation ${reference} begins in an hour`,
      `Consultation ${reference} is tomorrow`,
    ]);
    const mail = (await app.mails('early@example.test')).find(({ subject }) => subject.includes('tomorrow'));
    expect(mail?.text).toMatch(/\(Europe\/Stockholm\)/);
    expect(mail?.text).not.toContain('Nora');
  });

  it('are not sent too early, too late, or to who has just booked', async () => {
    await booking('far@example.test', 24.2);
    const { id } = await booking('fresh@example.test', 20);
    await app.knex('consultation_appointments').where({ request_id: id }).update({ updated_at: app.knex.fn.now() });
    await booking('over@example.test', -0.1);
    await run();
    for (const name of ['far', 'fresh', 'over']) expect(await remindersTo(`${name}@example.test`)).toEqual([]);
  });

  it('end with the booking, and begin anew when it is moved', async () => {
    const { id } = await booking('off@example.test', 23);
    expect((await admin.post(`${path}/${id}/cancel`)).status).toBe(200);
    const moved = await booking('moved@example.test', 23);
    await run();
    expect(await remindersTo('off@example.test')).toEqual([]);
    expect(await remindersTo('moved@example.test')).toHaveLength(1);
    const wish = { start: aStart(), minutes: 30, staffId: admin.userId, zone: 'Europe/Stockholm' };
    expect((await admin.post(`${path}/${moved.id}/reschedule`, wish)).status).toBe(200);
    await run();
    expect(await remindersTo('moved@example.test')).toHaveLength(1);
    await app
      .knex('consultation_appointments')
      .where({ request_id: moved.id })
      .update({
        starts_at: app.knex.raw("now() + interval '23 hours'"),
        updated_at: app.knex.raw("now() - interval '2 days'"),
      });
    await run();
    expect(await remindersTo('moved@example.test')).toHaveLength(2);
  });
});

describe('the link of a receipt', () => {
  const linkOf = async (email: string, name = 'status'): Promise<string> => {
    const [mail] = await app.mails(email);
    return new RegExp(`contact/${name}#([\\w-]{43})\\b`).exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('says how far a request of either kind is, and nothing about whose it is', async () => {
    const [asks, writes] = ['asks@example.test', 'writes@example.test'];
    const { id, reference } = await sendConsultation(visitor, { email: asks });
    await sendContactRequest(visitor, { email: writes });
    const look = async (email: string) =>
      (await visitor.post('/api/contact-requests/status', { token: await linkOf(email) })).body;
    expect((await look(writes)).state).toBe('received');
    const received = await look(asks);
    expect(received).toMatchObject({ reference, state: 'received' });
    expect(JSON.stringify(received)).not.toMatch(/Nora|example\.test|1990/);
    await admin.patch(`${path}/${id}`, { status: 'reviewed' }, { 'if-match': '"1"' });
    expect((await look(asks)).state).toBe('reading');
    await admin.patch(`${path}/${id}`, { status: 'contacted' }, { 'if-match': '"2"' });
    expect((await look(asks)).state).toBe('answered');
  });

  it('is a secret of its own, which withdraws nothing', async () => {
    const email = 'secret@example.test';
    await sendConsultation(visitor, { email });
    for (const [token, status] of [
      [await linkOf(email, 'withdraw'), 404],
      ['B'.repeat(43), 404],
      ['B'.repeat(44), 422],
      ['', 422],
    ] as const)
      expect([token, (await visitor.post('/api/contact-requests/status', { token })).status]).toEqual([token, status]);
    const withdraw = await visitor.post('/api/contact-requests/withdraw', { token: await linkOf(email) });
    expect(withdraw.status).toBe(404);
  });
});
