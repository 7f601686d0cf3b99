import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched, unmatched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let admin: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({ modules: ['conversations'] });
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  practitioner = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const begin = (who: Client, content: string, to: object = { matchId }) =>
  who.post('/api/conversations', { ...to, content });
const say = (who: Client, id: string, content: string, headers = {}) =>
  who.post(`/api/conversations/${id}/messages`, { content }, headers);
const threads = async (who: Client) => (await who.get('/api/conversations')).body;
const thread = async (who: Client, id: string) => (await who.get(`/api/conversations/${id}`)).body;
const asked = { with: 'team' };
const refusedTo = async (who: Client, id: string, messageId: string) => [
  (await who.get(`/api/conversations/${id}`)).status,
  (await say(who, id, 'Hello?')).status,
  (await who.post(`/api/conversations/${id}/read`, { upTo: messageId })).status,
];

/** A fresh pair in a conversation of their own. */
const pair = async () => {
  const [one, other] = [await app.as('client'), await app.as('practitioner', { firstName: 'Ines' })];
  const between = await matched(app.knex, one, other);
  const { body } = await begin(one, 'The first line.', { matchId: between });
  return { one, other, matchId: between, id: body.id as string, messageId: body.message.id as string };
};

describe('a client and a practitioner who work together', () => {
  it('write to each other, and each sees what the other has read', async () => {
    const sent = await begin(client, '  May I bring my sister?\n');
    expect([sent.status, sent.body.message]).toEqual([
      201,
      expect.objectContaining({
        content: 'May I bring my sister?',
        mine: true,
        isRead: false,
        authorName: 'Zerlina Quist',
      }),
    ]);
    const { id } = sent.body;
    const [seen] = await threads(practitioner);
    expect(seen).toMatchObject({ id, with: { kind: 'client', name: 'Z. Q.' }, unread: 1, closed: false });
    expect(seen.lastMessage).toMatchObject({ content: 'May I bring my sister?', mine: false, isRead: false });
    const reading = { upTo: seen.lastMessage.id };
    for (let n = 0; n < 2; n += 1)
      expect((await practitioner.post(`/api/conversations/${id}/read`, reading)).body).toEqual({ unread: 0 });
    expect((await begin(practitioner, 'Yes, gladly.')).body.id).toBe(id);
    const own = await thread(client, id);
    expect(own).toMatchObject({ with: { kind: 'practitioner', name: 'Nora Lind' }, unread: 1, can: { write: true } });
    expect(own.messages.map((one: object) => Object.values(one).slice(1))).toEqual([
      ['Yes, gladly.', expect.any(String), false, false, 'Nora Lind'],
      ['May I bring my sister?', expect.any(String), true, true, 'Zerlina Quist'],
    ]);
    expect((await thread(practitioner, id)).messages[1].authorName).toBe('Z. Q.');
    const marks = () => app.knex('conversations').where({ id }).first('other_read_seq');
    const before = await marks();
    await practitioner.post(`/api/conversations/${id}/read`, { upTo: sent.body.message.id });
    expect(await marks()).toEqual(before);
  });

  it('meet by first name once the contact is open', async () => {
    const gave = await client.post('/api/consents', { matchId, segments: ['contact'] });
    expect(gave.status).toBe(201);
    expect((await threads(practitioner))[0].with.name).toBe('Zerlina');
    await client.delete(`/api/consents/${gave.body.id}`);
    expect((await threads(practitioner))[0].with.name).toBe('Z. Q.');
  });

  it('have one conversation, whoever begins it how often at once', async () => {
    const [one, other] = [await app.as('client'), await app.as('practitioner')];
    const between = { matchId: await matched(app.knex, one, other) };
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    const same = await Promise.all(
      Array.from({ length: 20 }, () => one.post('/api/conversations', { ...between, content: 'Once.' }, key)),
    );
    expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => begin(n % 2 ? one : other, `Line ${n}`, between)),
    );
    expect(new Set([...same, ...others].map(({ body }) => body.id)).size).toBe(1);
    const rows = await app.knex('conversations').where({ client_id: one.userId });
    expect(rows).toHaveLength(1);
    const { messages } = await thread(one, rows[0].id);
    expect(messages).toHaveLength(21);
    expect(rows[0].last_seq).toBe((await app.knex('conversation_messages').where({ id: messages[0].id }).first()).seq);
  });

  it('get back every character they wrote, and pages without a gap', async () => {
    const { one, other, id } = await pair();
    const hostile = [
      '<script>alert(1)</script>{{7*7}}#{7*7} $(7)',
      "'; drop table conversations; --",
      '\u202Eright to left\u202C e\u0301 👩‍👩‍👧 \u0007\tend',
      'x'.repeat(4999).concat('🙂'),
      'line\r\n\r\nline\\u0041 %00 %s',
    ];
    for (const text of hostile) expect((await say(one, id, text)).status).toBe(201);
    const read = (await thread(other, id)).messages.map(({ content }: { content: string }) => content);
    expect(read).toEqual([...hostile.toReversed(), 'The first line.']);
    const paged: string[] = [];
    let next: string | undefined = `/api/conversations/${id}?limit=4`;
    while (next) {
      const { body, headers } = await other.get(next);
      paged.push(...body.messages.map(({ content }: { content: string }) => content));
      next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(paged).toEqual(read);
  });

  it('are told what is wrong with a message, and nothing is kept of it', async () => {
    const { one, id } = await pair();
    const count = async () => Number((await app.knex('conversation_messages').count({ all: '*' }))[0]?.all);
    const before = await count();
    for (const content of ['', ' \n\t ', 'x'.repeat(5001), 7]) {
      const { status, body } = await one.post(`/api/conversations/${id}/messages`, { content });
      expect([status, body.fields?.[0]?.path]).toEqual([422, 'content']);
    }
    for (const to of [{}, { matchId, with: 'team' }, { with: 'everybody' }, { matchId: 'nonsense' }])
      expect((await begin(one, 'Hello', to)).status).toBe(422);
    const foreign = await begin(client, 'Another line.');
    const wrong = await one.post(`/api/conversations/${id}/read`, { upTo: foreign.body.message.id });
    expect(wrong.status).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it('are alone: nobody else reads, writes or marks, and what was sent under another match is nobody’s', async () => {
    const { one, other, id, messageId, matchId: theirs } = await pair();
    for (const role of ['client', 'practitioner', 'admin'] as const) {
      const stranger = await app.as(role);
      expect(await refusedTo(stranger, id, messageId)).toEqual([404, 404, 404]);
      expect((await begin(stranger, 'Me too', { matchId: theirs })).status).toBe(404);
      expect((await threads(stranger)).map((line: { id: string }) => line.id)).not.toContain(id);
    }
    expect((await begin(client, 'Not mine', { matchId: theirs })).status).toBe(404);
    expect(await refusedTo(practitioner, id, messageId)).toEqual([404, 404, 404]);
    expect((await thread(one, id)).messages).toHaveLength(1);
    expect((await threads(other)).map((line: { id: string }) => line.id)).toEqual([id]);
  });

  it('part: closed to the practitioner at once, readable for the client, open again when they begin anew', async () => {
    const { one, other, id, messageId, matchId: between } = await pair();
    await unmatched(app.knex, other, between);
    expect(await refusedTo(other, id, messageId)).toEqual([404, 404, 404]);
    expect(await threads(other)).toEqual([]);
    expect((await begin(other, 'One more', { matchId: between })).status).toBe(404);
    const kept = await thread(one, id);
    expect(kept).toMatchObject({ closed: true, can: { write: false }, messages: [{ content: 'The first line.' }] });
    expect((await threads(one))[0]).toMatchObject({ id, closed: true, can: { write: false } });
    const refused = await say(one, id, 'One more');
    expect([refused.status, refused.body.code]).toEqual([409, 'conversation-closed']);
    await matched(app.knex, one, other);
    expect((await say(other, id, 'Welcome back.')).status).toBe(201);
  });

  it('are parted too when the practitioner is none any more: nothing can be sent to where nobody reads', async () => {
    const { one, other, id, messageId } = await pair();
    await app.knex('users').where({ id: other.userId }).update({ role: 'client' });
    expect(await refusedTo(other, id, messageId)).toEqual([404, 404, 404]);
    expect((await threads(one))[0]).toMatchObject({ id, closed: true, can: { write: false } });
    expect((await say(one, id, 'Are you there?')).body.code).toBe('conversation-closed');
  });

  it('cannot write past the end, however fast they are', async () => {
    const { one, other, id, matchId: between } = await pair();
    const writing = Array.from({ length: 15 }, (_, n) => say(other, id, `Line ${n}`));
    await unmatched(app.knex, other, between);
    const late = (await Promise.all(writing)).map(({ status }) => status);
    expect(new Set([...late, 201, 404])).toEqual(new Set([201, 404]));
    expect((await say(other, id, 'After the end')).status).toBe(404);
    const { messages } = await thread(one, id);
    expect(messages).toHaveLength(1 + late.filter((status) => status === 201).length);
  });
});

describe('a client and the team', () => {
  it('share one conversation which every admin sees, and clients meet the team under one name', async () => {
    const [one, second] = [await app.as('client', { firstName: 'Tom', lastName: 'Ode' }), await app.as('admin')];
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => begin(one, `Question ${n}`, asked)));
    const id = all[0]?.body.id;
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`201 ${id}`]));
    expect((await threads(admin))[0]).toMatchObject({ id, with: { kind: 'client', name: 'Tom Ode' }, unread: 20 });
    const answer = await say(admin, id, 'We have changed it.');
    expect(answer.body.authorName).toBe('Ada Stern');
    const [newest] = (await thread(one, id)).messages;
    expect(newest).toMatchObject({ content: 'We have changed it.', authorName: 'Hedo team', mine: false });
    expect((await thread(second, id)).messages[0]).toMatchObject({ authorName: 'Ada Stern', mine: false });
    await second.post(`/api/conversations/${id}/read`, { upTo: newest.id });
    expect((await threads(admin))[0].unread).toBe(0);
    expect((await threads(one))[0]).toMatchObject({ with: { kind: 'team', name: 'Hedo team' }, unread: 1 });
    for (const other of [practitioner, await app.as('client')])
      expect(await refusedTo(other, id, newest.id)).toEqual([404, 404, 404]);
  });

  it('talk because the client began, or because the team answers an intake of theirs', async () => {
    const one = await app.as('client');
    const to = { clientId: one.userId };
    expect((await begin(admin, 'About what you sent us.', to)).status).toBe(404);
    await app.knex('intakes').insert({
      ...{ id: one.userId, reference: `HJ-${one.userId.slice(0, 9)}`, user_id: one.userId, email: 'sent@example.test' },
      ...{ first_name: 'Ina', last_name: 'Sent', journey_type: 'self' },
      ...{ contact_due_at: app.knex.fn.now(), plan_due_at: app.knex.fn.now() },
    });
    const first = await begin(admin, 'About what you sent us.', to);
    expect([first.status, first.body.message.authorName]).toEqual([201, 'Ada Stern']);
    expect((await begin(admin, 'And one thing more.', to)).body.id).toBe(first.body.id);
    expect((await threads(one))[0]).toMatchObject({ id: first.body.id, with: { kind: 'team' }, unread: 2 });
    for (const other of [practitioner, one]) {
      const { status, body } = await begin(other, 'Hello', to);
      expect([status, body.permission]).toEqual([403, 'conversations.write-first']);
    }
    expect((await begin(admin, 'Hello', { ...to, ...asked })).status).toBe(422);
    expect((await begin(admin, 'Hello', { clientId: practitioner.userId })).status).toBe(404);
    for (const other of [practitioner, admin]) {
      const { status, body } = await begin(other, 'Hello', asked);
      expect([status, body.permission]).toEqual([403, 'conversations.ask-team']);
    }
  });
});

describe('what was written', () => {
  it('stands in no table, event, log or job as it was written', async () => {
    const canary = 'canary-of-a-message-5f21';
    const { one, other, id } = await pair();
    await say(one, id, canary, { 'idempotency-key': 'canary-key-1' });
    await say(other, id, `${canary} too`);
    await app.runJobs();
    const { rows } = await app.knex.raw(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      const found = await app.knex.raw(`select count(*)::int as found from ${name} t where t::text like ?`, [
        `%${canary}%`,
      ]);
      expect([name, found.rows[0].found]).toEqual([name, 0]);
      const hex = Buffer.from(canary).toString('hex');
      const bytes = await app.knex.raw(`select count(*)::int as found from ${name} t where t::text like ?`, [
        `%${hex}%`,
      ]);
      expect([name, bytes.rows[0].found]).toEqual([name, 0]);
    }
    expect(app.logged.join('\n')).not.toContain(canary);
  });

  it('is counted: who writes without end is asked to wait', async () => {
    const strict = await testApp({ modules: ['conversations'], limits: true });
    try {
      const one = await strict.as('client');
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async (_, n) => (await begin(one, `Again ${n}`, asked)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([201, 429]));
      // Of 30 a minute; a busy machine takes long enough for some to be allowed again.
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(30);
    } finally {
      await strict.stop();
    }
  });
});
