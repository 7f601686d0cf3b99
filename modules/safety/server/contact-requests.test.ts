import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

const own = '/api/safety/contact-requests/me';
const all = '/api/safety/contact-requests';

let app: TestApp;
let ann: Client;
let staff: Client;
let second: Client;
beforeAll(async () => {
  vi.stubEnv('SAFETY_SECOND_CONTACT', 'on-call@hedo.example');
  app = await testApp({ modules: ['safety'] });
  staff = await app.as('admin', { firstName: 'Sam', lastName: 'Stone', email: 'sam@hedo.example' });
  second = await app.as('admin', { firstName: 'Kim', lastName: 'Berg', email: 'kim@hedo.example' });
});
beforeEach(async () => {
  await app.knex('safety_contact_requests').delete();
  ann = await app.as('client', { firstName: 'Ann', lastName: 'Lee' });
});
afterAll(() => app?.stop());

const request = (by: Client, origin = 'assistant') => by.post(all, { origin, language: 'de' });
const open = async (): Promise<string> => {
  expect((await request(ann)).status).toBe(201);
  const [row] = await app.knex('safety_contact_requests').where({ user_id: ann.userId });
  return row.id;
};
const act = (by: Client, id: string, what: string, body: object) => by.post(`${all}/${id}/${what}`, body);
const take = (by: Client, id: string, insteadOf: string | null = null) => act(by, id, 'acknowledge', { insteadOf });
const newMails = async (to: string) => {
  const found = await app.mails(to);
  await app.knex('mails').delete();
  return found;
};
const remindTeam = async (): Promise<void> => {
  const job = app.assembled.jobs.find(({ job: one }) => one.name === 'remind-team');
  await job?.job.run({} as never, { attempt: 1, lastAttempt: false });
};
/** Lets so many minutes pass for the request's clock, then runs the jobs. */
const later = async (id: string, minutes: number): Promise<void> => {
  await app
    .knex('safety_contact_requests')
    .where({ id })
    .update({ remind_at: app.knex.raw("remind_at - (? * interval '1 minute')", [minutes]) });
  await remindTeam();
};

describe('a wish to be contacted', () => {
  it('is mailed to the team at once without a word about the person', async () => {
    await app.knex('mails').delete();
    await open();
    const [mail] = await newMails('team@hedo.example');
    expect(mail?.subject).toContain('asks to be contacted');
    expect(mail?.text).toContain('/management/contact-requests');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Ann|Lee|@example\.test/);
  });

  it('holds who, when and where, and nothing that was written', async () => {
    await open();
    const [row] = await app.knex('safety_contact_requests').where({ user_id: ann.userId });
    expect(Object.keys(row).sort()).toEqual([
      'acknowledged_at',
      'acknowledged_by',
      'closed_at',
      'due_at',
      'id',
      'language',
      'notified_at',
      'origin',
      'remind_at',
      'reminders',
      'requested_at',
      'user_id',
      'withdrawn_at',
    ]);
    expect(row).toMatchObject({ origin: 'assistant', language: 'de' });
    const wrong = await ann.post(all, { origin: 'assistant', language: 'de', message: 'words' });
    expect(wrong.status).toBe(422);
  });

  it('is one at a time, also for twenty presses at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(ann)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await app.knex('safety_contact_requests').where({ user_id: ann.userId })).toHaveLength(1);
  });

  it('shows the person its true state from the request to the end, and can be taken back', async () => {
    expect((await ann.get(own)).body).toEqual({ staffing: null, request: null });
    const id = await open();
    const waiting = (await ann.get(own)).body.request;
    expect(waiting).toMatchObject({ id, acknowledgedAt: null, closedAt: null });
    expect(Date.parse(waiting.requestedAt)).toBeGreaterThan(Date.now() - 60_000);
    await take(staff, id);
    expect((await ann.get(own)).body.request.acknowledgedAt).not.toBeNull();
    expect(JSON.stringify((await ann.get(own)).body)).not.toMatch(/Sam|Stone/);
    expect((await ann.delete(own)).status).toBe(204);
    expect((await ann.get(own)).body.request).toBeNull();
    expect((await ann.delete(own)).status).toBe(404);
    expect((await act(staff, id, 'steps', { kind: 'mail' })).status).toBe(409);
    expect((await request(ann)).status).toBe(201);
  });
});

describe('the queue of the team', () => {
  it('lists what waits first and says who it is only where that is logged', async () => {
    const id = await open();
    const other = await app.as('client');
    await request(other, 'reading');
    const [row] = await app.knex('safety_contact_requests').where({ user_id: other.userId });
    await take(second, row.id);
    const list = (await staff.get(`${all}?state=open`)).body;
    expect(list.map((one: { id: string }) => one.id)).toEqual([id, row.id]);
    expect(JSON.stringify(list)).not.toMatch(/Ann|Lee|@example\.test/);
    expect((await staff.get(`${all}/counts`)).body).toMatchObject({ waiting: 1, overdue: 0, inProgress: 1 });
    const reads = () => app.knex('audit_log').where({ actor: staff.userId, action: 'safety.read-contact-request' });
    expect(await reads()).toEqual([]);
    const view = (await staff.get(`${all}/${id}`)).body;
    expect(view.person).toEqual({ name: 'Ann Lee', email: expect.stringContaining('@') });
    expect(await reads()).toMatchObject([{ subject: ann.userId, object: `contact-request:${id}` }]);
  });

  it('gives a request to one of two who take it at once; the other learns who has it', async () => {
    const id = await open();
    const answers = await Promise.all([take(staff, id), take(second, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect(lost?.body.by).toBe(won?.body.acknowledgedBy.name);
    expect(['Sam Stone', 'Kim Berg']).toContain(lost?.body.by);
    expect(await app.knex('safety_contact_steps').where({ request_id: id })).toHaveLength(1);
  });

  it('can be taken over from somebody by name, once', async () => {
    const id = await open();
    await take(staff, id);
    expect((await take(second, id, second.userId)).status).toBe(409);
    const taken = await take(second, id, staff.userId);
    expect(taken.body.acknowledgedBy.name).toBe('Kim Berg');
    expect((await take(staff, id, staff.userId)).body.by).toBe('Kim Berg');
  });

  it('closes a request only once it says what was done, and only for who has it', async () => {
    const id = await open();
    expect((await act(staff, id, 'steps', { kind: 'mail' })).body.code).toBe('contact-request-free');
    await take(staff, id);
    expect((await act(staff, id, 'close', {})).body.code).toBe('contact-request-untouched');
    expect((await act(second, id, 'steps', { kind: 'phone' })).body.by).toBe('Sam Stone');
    for (const wrong of [{ kind: 'closed' }, { kind: 'mail', note: 'x'.repeat(501) }, { kind: 'mail', by: 'x' }])
      expect((await act(staff, id, 'steps', wrong)).status).toBe(422);
    await act(staff, id, 'steps', { kind: 'not-reached' });
    const noted = await act(staff, id, 'steps', { kind: 'phone', note: 'A heron is with her now.' });
    expect(noted.status).toBe(201);
    const closed = await act(staff, id, 'close', {});
    expect(closed.body.steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'acknowledged',
      'not-reached',
      'phone',
      'closed',
    ]);
    expect(closed.body.steps[2]).toMatchObject({ by: 'Sam Stone', note: 'A heron is with her now.' });
    const notes = await app.knex('safety_contact_steps').whereNotNull('note_sealed');
    expect(notes.map((row) => row.note_sealed.toString('latin1')).join()).not.toContain('heron');
    expect(app.logged.join('')).not.toContain('heron');
    expect((await ann.get(own)).body.request.closedAt).not.toBeNull();
    expect((await staff.get(`${all}?state=closed`)).body).toHaveLength(1);
    expect((await staff.get(`${all}?state=open`)).body).toEqual([]);
    const actions = await app
      .knex('audit_log')
      .where({ object: `contact-request:${id}` })
      .orderBy('id')
      .pluck('action');
    expect(actions).toEqual([
      'safety.request-contact',
      'safety.acknowledge-contact-request',
      'safety.note-contact-step',
      'safety.note-contact-step',
      'safety.close-contact-request',
    ]);
  });
});

describe('a request that nobody works on', () => {
  it('is brought to a second contact and to every admin when it is due, and again after twice the time', async () => {
    const id = await open();
    await app.knex('mails').delete();
    await later(id, 14);
    expect(await app.knex('mails')).toEqual([]);
    for (const minutes of [1, 30, 60]) {
      await later(id, minutes);
      const mails = await app.mails();
      expect(mails.map(({ to }) => to)).toEqual(
        expect.arrayContaining(['on-call@hedo.example', 'sam@hedo.example', 'kim@hedo.example']),
      );
      expect(mails[0]?.subject).toBe('Nobody has taken on a request to be contacted');
      await app.knex('mails').delete();
      await later(id, 0);
      expect(await app.knex('mails')).toEqual([]);
    }
    const steps = await app.knex('audit_log').where({ action: 'safety.escalate-contact-request' });
    expect(steps.map(({ detail }) => detail.reminder)).toEqual([1, 2, 3]);
  });

  it('that somebody took on is brought to the others after an hour without a note', async () => {
    const id = await open();
    await take(staff, id);
    await app.knex('mails').delete();
    await later(id, 59);
    expect(await app.knex('mails')).toEqual([]);
    await later(id, 1);
    const to = (await app.mails()).map((mail) => mail.to);
    expect(to).toContain('kim@hedo.example');
    expect(to).not.toContain('sam@hedo.example');
  });

  it('reaches the team by mail when it came in without one', async () => {
    await app.knex('safety_contact_requests').insert({ user_id: ann.userId, origin: 'reading', language: 'en' });
    await app.knex('mails').delete();
    await remindTeam();
    await remindTeam();
    expect(await newMails('team@hedo.example')).toHaveLength(1);
  });
});

describe('what is over', () => {
  it('is deleted twelve months after its end, and offered help after three days', async () => {
    const ended = async (months: number): Promise<string> => {
      const person = await app.as('client');
      await request(person);
      const at = app.knex.raw("now() - (? * interval '1 month')", [months]);
      await app.knex('safety_contact_requests').where({ user_id: person.userId }).update({ withdrawn_at: at });
      return person.userId;
    };
    const [old, recent] = [await ended(13), await ended(11)];
    const waiting = await open();
    const offeredAt = app.knex.raw("now() - interval '4 days'");
    await app.knex('help_offers').insert([{ user_id: old, offered_at: offeredAt }, { user_id: recent }]);
    await app.knex.raw("select graphile_worker.add_job('core.apply-retention')");
    await app.runJobs();
    const left = await app.knex('safety_contact_requests').select('id', 'user_id');
    expect(left.map(({ user_id }) => user_id).sort()).toEqual([recent, ann.userId].sort());
    expect(left.map(({ id }) => id)).toContain(waiting);
    expect(await app.knex('help_offers').pluck('user_id')).toEqual([recent]);
  });
});

describe('a person who leaves', () => {
  it('takes the requests along with their notes, and nothing stays', async () => {
    const id = await open();
    await take(staff, id);
    await act(staff, id, 'steps', { kind: 'phone', note: 'Spoke with her.' });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'safety')?.data;
    const exported = (await data?.export(ann.userId)) as { contactRequests: { steps: object[] }[] };
    expect(exported.contactRequests[0]?.steps.at(-1)).toMatchObject({ kind: 'phone', note: 'Spoke with her.' });
    expect(await data?.export(staff.userId)).toMatchObject({ takenOn: [{ requestId: id }] });
    await app.knex.transaction(async (trx) => data?.erase(trx, ann.userId));
    expect(await app.knex('safety_contact_requests').where({ id })).toEqual([]);
    expect(await app.knex('safety_contact_steps').where({ request_id: id })).toEqual([]);
  });
});
