import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { sendIntake } from '../testing/factory';

let app: TestApp;
let admin: Client;
let other: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
  admin = await app.as('admin');
  other = await app.as('admin');
});
afterAll(() => app.stop());

const list = '/api/admin/intakes';
const anAddress = () => `${randomUUID()}@example.test`;
const anIntake = async (overrides = {}) => sendIntake(await app.as('anon'), { email: anAddress(), ...overrides });
const read = async (id: string) => (await admin.get(`${list}/${id}`)).body;
const change = (id: string, body: object, version: number, who = admin) =>
  who.patch(`${list}/${id}`, body, { 'if-match': `"${version}"` });
const idsOf = async (query: string) =>
  (await admin.get(`${list}?${query}`)).body.map(({ id }: { id: string }) => id) as string[];

describe('the inbox of questionnaires', () => {
  it('gives one to a member of staff and back, with its history, and finds it by that', async () => {
    const { id } = await anIntake();
    const given = await change(id, { assignedTo: other.userId }, 1);
    expect([given.status, given.body.assignedTo, given.body.version]).toEqual([
      200,
      { id: other.userId, name: 'Test Person' },
      2,
    ]);
    expect((await change(id, { assignedTo: null }, 1)).status).toBe(412);
    expect(await idsOf('assigned=me')).not.toContain(id);
    expect((await other.get(`${list}?assigned=me`)).body.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await change(id, { assignedTo: null }, 2)).body.assignedTo).toBeNull();
    expect(await idsOf('assigned=none')).toContain(id);
    const { history, staff } = await read(id);
    expect(history.map(({ kind, assignee }: Record<string, string>) => [kind, assignee])).toEqual([
      ['received', null],
      ['assigned', 'Test Person'],
      ['assigned', null],
      ['opened', null],
    ]);
    expect(staff.map((one: { id: string }) => one.id)).toEqual(expect.arrayContaining([admin.userId, other.userId]));
  });

  it('gives none to people who may not read it, and nothing at all for a change of nothing', async () => {
    const { id } = await anIntake();
    const before = await app.knex('intakes').where({ id }).first();
    const practitioner = await app.as('practitioner');
    for (const assignedTo of [practitioner.userId, randomUUID(), 'ada', ''])
      expect([assignedTo, (await change(id, { assignedTo }, 1)).status]).toEqual([assignedTo, 422]);
    for (const body of [{}, { state: 'planned' }, { assignedTo: [admin.userId] }])
      expect([body, (await change(id, body, 1)).status]).toEqual([body, 422]);
    expect(await app.knex('intakes').where({ id }).first()).toEqual(before);
  });

  it('keeps notes sealed, once for each key, for the team and for the sender’s own download', async () => {
    const client = await app.as('client');
    const { id } = await sendIntake(client, { email: anAddress() });
    const key = { 'idempotency-key': randomUUID() };
    const text = 'Called on Monday.\nWants to come with her sister.';
    const notes = [
      await admin.post(`${list}/${id}/notes`, { text }, key),
      await admin.post(`${list}/${id}/notes`, { text }, key),
    ];
    expect(notes.map(({ status, body }) => [status, body.text])).toEqual([
      [201, text],
      [201, text],
    ]);
    expect((await read(id)).notes).toMatchObject([{ author: 'Test Person', text }]);
    const rows = await app.knex('intake_notes').where({ intake_id: id });
    expect([rows.length, rows[0].text_sealed.includes('sister')]).toEqual([1, false]);
    for (const bad of ['', ' \n ', '\u200b', 'x'.repeat(5001), 'a\u0000b'])
      expect((await admin.post(`${list}/${id}/notes`, { text: bad })).status).toBe(422);
    expect((await admin.post(`${list}/${id}/notes`, { text: 'x'.repeat(5000) })).status).toBe(201);
  });

  it('is searched by name, address and reference, and sorted in four ways', async () => {
    const name = `Zoe${randomUUID().slice(0, 6)}`;
    const named = async (lastName: string) => (await anIntake({ firstName: name, lastName })).id;
    const [first, second, third] = [await named('Abel'), await named('Zander'), await named('Moss')];
    await app
      .knex('intakes')
      .where({ id: third })
      .update({ contact_due_at: app.knex.raw("now() - interval '1 hour'") });
    const q = name.toLowerCase();
    expect(await idsOf(`q=${q}`)).toEqual([third, first, second]);
    expect(await idsOf(`q=${q}&sort=newest`)).toEqual([third, second, first]);
    expect(await idsOf(`q=${q}&sort=oldest`)).toEqual([first, second, third]);
    expect(await idsOf(`q=${q}&sort=name`)).toEqual([first, third, second]);
    const { reference } = await read(first);
    expect(await idsOf(`q=${reference}`)).toEqual([first]);
    expect(await idsOf(`q=${q}%25`)).toEqual([]);
    for (const after of ['x', `${first}~nowhere`, `${first}~2026-02-31T25:00:00.000000Z`])
      expect((await admin.get(`${list}?after=${encodeURIComponent(after)}`)).status).toBe(422);
  });

  it('counts what waits and says what falls due next', async () => {
    const { id } = await anIntake();
    const soon = (await app.knex('intakes').min('due_at as at').whereNot({ state: 'planned' }).first())?.at;
    const { body } = await admin.get(`${list}/counts`);
    expect(body).toMatchObject({ nextDueAt: soon, total: body.received + body.contacted + body.planned });
    await change(id, { status: 'contacted' }, 1);
    await change(id, { status: 'planned' }, 2);
    expect((await admin.get(`${list}/counts`)).body.waiting).toBe(body.waiting - 1);
    expect((await read(id)).dueAt).toBeNull();
  });
});

describe('the link of the confirmation', () => {
  const linkOf = async (email: string): Promise<string> => {
    const [mail] = await app.mails(email);
    return /enhanced-intake\/status#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('says how far the questionnaire is, and nothing about whose it is', async () => {
    const email = anAddress();
    const { id, reference } = await anIntake({ email });
    const visitor = await app.as('anon');
    const token = await linkOf(email);
    const look = async () => (await visitor.post('/api/intakes/status', { token })).body;
    const received = await look();
    expect(received).toMatchObject({ reference, state: 'received', contactedAt: null });
    expect(JSON.stringify(received)).not.toMatch(/Clara|Moreau|example\.test/);
    await read(id);
    expect((await look()).state).toBe('reading');
    await change(id, { status: 'contacted' }, 1);
    expect(await look()).toMatchObject({ state: 'answered', contactedAt: expect.any(String) });
    await change(id, { status: 'planned' }, 2);
    expect((await look()).state).toBe('planned');
  });

  it('is a secret of its own: neither the withdraw link nor a guess opens it', async () => {
    const email = anAddress();
    await anIntake({ email });
    const [mail] = await app.mails(email);
    const withdraw = /withdraw#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1];
    const visitor = await app.as('anon');
    for (const [token, status] of [
      [withdraw, 404],
      ['A'.repeat(43), 404],
      ['A'.repeat(42), 422],
      ['', 422],
      [null, 422],
    ] as const)
      expect([token, (await visitor.post('/api/intakes/status', { token })).status]).toEqual([token, status]);
    expect(await app.knex('intakes').where({ email }).first('status_hash')).not.toMatchObject({
      status_hash: await linkOf(email),
    });
  });

  it('is not sent to who has an account: there the questionnaire stands itself', async () => {
    const client = await app.as('client');
    const { id } = await sendIntake(client);
    expect((await app.knex('intakes').where({ id }).first()).status_hash).toBeNull();
  });
});
