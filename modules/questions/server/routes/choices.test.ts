import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse, chooseAudience } from '#modules/labors/testing/factory';
import { aLeaveToken, anOpenAnswer, confirmAddress, sendDue, seriesTo } from '../../testing/factory';

const path = '/api/question-choices';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['questions'] });
}, 180_000);
afterAll(() => app?.stop());

const wanted = {
  letter: { weekday: 7, hour: 9 },
  reminders: { weekdays: [4, 2], hour: 19 },
  zone: 'America/Lima',
  language: 'es',
} as const;
const aReader = async (answer = anOpenAnswer): Promise<Client> => {
  const client = await app.as('client');
  await confirmAddress(app, client);
  await aLaborResponse(client, 1, answer);
  await client.put(`${path}/mails`, wanted);
  return client;
};

describe('choices', () => {
  it('are none at first, and what was chosen afterwards', async () => {
    const client = await app.as('client');
    const none = { asks: null, letter: null, reminders: null, zone: null };
    expect((await client.get(path)).body).toMatchObject(none);
    const saved = await client.put(`${path}/mails`, wanted);
    expect(saved).toMatchObject({
      status: 200,
      body: { letter: wanted.letter, reminders: { weekdays: [2, 4], hour: 19 }, zone: 'America/Lima', asks: null },
    });
    await client.put(`${path}/asking`, { on: true });
    expect((await client.get(path)).body).toMatchObject({ asks: true, letter: wanted.letter });
    const { letter_at, reminder_at } = await app.knex('question_choices').where({ user_id: client.userId }).first();
    for (const at of [letter_at, reminder_at]) expect(new Date(at).getTime()).toBeGreaterThan(Date.now());
  });

  it.each([
    ['a zone that is none', { zone: 'Mars/Olympus' }],
    ['a zone with an end of line', { zone: 'Europe/\nVienna' }],
    ['day 8', { letter: { weekday: 8, hour: 9 } }],
    ['hour 24', { letter: { weekday: 1, hour: 24 } }],
    ['no day', { reminders: { weekdays: [], hour: 9 } }],
    ['a day twice', { reminders: { weekdays: [1, 1], hour: 9 } }],
    ['half an hour', { reminders: { weekdays: [1], hour: 9.5 } }],
    ['another language', { language: 'fr' }],
    ['somebody’s id', { userId: 'x' }],
  ])('refuse %s and stay as they were', async (_name, change) => {
    const client = await app.as('client');
    await client.put(`${path}/mails`, wanted);
    expect((await client.put(`${path}/mails`, { ...wanted, hour: 1, ...change })).status).toBe(422);
    const { hour: _, ...rest } = { ...wanted, hour: 1, ...change } as Record<string, unknown>;
    expect((await client.put(`${path}/mails`, rest)).status).toBe(422);
    expect((await client.get(path)).body).toMatchObject({ letter: wanted.letter, zone: 'America/Lima' });
  });
});

describe('the weekly letter', () => {
  it('has one question and a link, and no word of a Labor', async () => {
    const client = await aReader();
    await sendDue(app, client, 'letter');
    await sendDue(app, { ...client, userId: '00000000-0000-0000-0000-000000000000' } as Client, 'letter');
    const mails = await seriesTo(app, client);
    expect(mails.length).toBe(1);
    const [mail] = mails;
    const [question] = (await client.get('/api/own-questions')).body;
    expect(anOpenAnswer).toContain(question.sentence);
    expect(mail?.text).toContain(question.question);
    expect(mail?.text).toContain(`/questions#${question.id}`);
    expect(mail?.subject).toBe('Tu pregunta de esta semana');
    const words = new Set(anOpenAnswer.toLowerCase().match(/\p{L}{5,}/gu));
    for (const word of ['workshop', 'violin', 'broken', 'sister', 'spring', 'glue']) {
      expect(words.has(word) || word === 'glue').toBe(true);
      // Its links end in random letters.
      expect(`${mail?.subject} ${mail?.text}`.toLowerCase().replace(/https?:\S+/g, '')).not.toContain(word);
    }
    expect(app.logged.join('')).not.toContain('violin');
  });

  it('goes to confirmed addresses only, never a day late, and never about what is kept to oneself', async () => {
    const [unconfirmed, late, alone, silent] = [
      await aReader(),
      await aReader(),
      await aReader(),
      await aReader('I was at the shop. It was open.'),
    ];
    await app.knex('users').where({ id: unconfirmed.userId }).update({ email_verified_at: null });
    await chooseAudience(alone, 1, 'self');
    await sendDue(app, late, 'letter', 30);
    for (const client of [unconfirmed, alone, silent]) await sendDue(app, client, 'letter');
    for (const client of [unconfirmed, late, alone, silent]) {
      expect(await seriesTo(app, client)).toEqual([]);
      expect((await client.get('/api/own-questions')).body).toEqual([]);
      const { letter_at } = await app.knex('question_choices').where({ user_id: client.userId }).first();
      expect(new Date(letter_at).getTime()).toBeGreaterThan(Date.now());
    }
  });
});

describe('a reminder', () => {
  it('comes once on a chosen day', async () => {
    const client = await aReader();
    await sendDue(app, client, 'reminder');
    const [mail, ...more] = await seriesTo(app, client);
    expect([mail?.subject, more.length]).toEqual(['Un rato para escribir', 0]);
    expect(mail?.text).toContain('/intake');
  });
});

describe('leaving', () => {
  const press = (token: string) =>
    fetch(`${app.url}/api/question-mails/${token}/end`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it.each(['letter', 'reminder'] as const)('ends one series by one press without a session (%s)', async (kind) => {
    const client = await aReader();
    const token = await aLeaveToken(app, client, kind);
    await client.put(`${path}/mails`, wanted);
    expect(await (await press(token)).json()).toEqual({ ended: kind });
    expect((await press(token)).status).toBe(200);
    const { letter, reminders } = (await client.get(path)).body;
    expect([letter === null, reminders === null]).toEqual([kind === 'letter', kind === 'reminder']);
    const page = await fetch(`${app.url}/api/question-mails/${token}/end`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, `/end-mails#${token}`]);
  });

  it('takes no token that was not made here', async () => {
    const client = await aReader();
    const token = await aLeaveToken(app, client, 'reminder');
    const changed = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    for (const one of [changed, 'a'.repeat(40), Buffer.from(`letter:${client.userId}`).toString('base64url')])
      expect((await press(one)).status).toBe(404);
    expect((await client.get(path)).body.reminders).not.toBeNull();
  });
});
