import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aLaborResponse } from '#modules/labors/testing/factory';
import { asking, untilReady } from '../testing/ask';

const danger = 'I want to kill myself tonight';
const father = 'My father never raised his voice, and I learned to read the silence at the dinner table.';

let app: TestApp;
let anon: Client;
let ann: Client;
beforeAll(async () => {
  vi.stubEnv('CONCIERGE_MESSAGING_LINK', 'https://wa.me/15551234567');
  app = await testApp({
    modules: ['concierge', 'labors', 'profile', 'consultations', 'magazine', 'safety', 'welcome'],
  });
  anon = await app.as('anon');
  ann = await app.as('client', { firstName: 'Ann', lastName: 'Lee' });
  await untilReady(anon);
}, 240_000);
afterAll(() => app?.stop());

const kinds = async (client: Client, text: string, more: object = {}) =>
  (await asking(client, text, more)).lines.map(({ kind }) => kind);
const rows = async (table: string): Promise<number> => Number((await app.knex(table).count().first())?.count);

describe('POST /api/assistant/messages', { timeout: 30_000 }, () => {
  it('answers with sentences of a source, and says where they stand', async () => {
    const { lines } = await asking(anon, 'How much does it cost?');
    expect(lines[0]).toMatchObject({
      kind: 'passage',
      source: 'help:what-it-costs',
      path: '/client-journey',
      own: false,
    });
    expect(lines[0]).toHaveProperty('text', expect.stringContaining('$18,000 to $35,000'));
    expect(lines.at(-1)).toEqual({ kind: 'done', id: null, model: null });
  });

  it('searches what other modules have published', async () => {
    const source = async () => {
      const [line] = (await asking(anon, 'How do I get over jet lag?')).lines;
      return line?.kind === 'passage' ? line.path : line?.kind;
    };
    await expect.poll(source, { timeout: 25_000, interval: 500 }).toMatch(/^\/magazine\//);
  });

  it('says plainly that it does not know', async () =>
    expect(await kinds(anon, 'Who painted the Mona Lisa?')).toEqual(['unknown', 'done']));

  it('greets back', async () => expect(await kinds(anon, 'Hello!')).toEqual(['courtesy', 'done']));

  it('understands a question that leans on the one before', async () => {
    expect(await kinds(anon, 'and why is that so?')).toEqual(['unknown', 'done']);
    const { lines } = await asking(anon, 'and why is that so?', { before: 'How much does a retreat cost?' });
    expect(lines[0]).toMatchObject({ kind: 'passage', source: 'help:what-it-costs' });
  });

  it('keeps nothing of a visitor', async () => {
    const before = await rows('assistant_messages');
    await asking(anon, 'What is a Labor?');
    expect(await rows('assistant_messages')).toBe(before);
  });

  it('keeps the conversation of a signed-in person, sealed, for them alone', async () => {
    const bob = await app.as('client');
    const { lines } = await asking(bob, 'What is a Labor? I ask for a heron.');
    const { turns } = (await bob.get('/api/assistant')).body;
    expect(turns.map(({ by }: { by: string }) => by)).toEqual(['person', 'guide']);
    expect(turns[0].text).toBe('What is a Labor? I ask for a heron.');
    expect(turns[1].lines).toEqual(lines.slice(0, -1));
    expect(turns[1].id).toBe((lines.at(-1) as { id: string }).id);
    expect((await ann.get('/api/assistant')).body.turns).toEqual([]);
    const sealed = await app.knex('assistant_messages').where({ user_id: bob.userId });
    expect(sealed.map((row) => row.body_sealed.toString('latin1')).join()).not.toMatch(/heron|Labor/);
    expect(app.logged.join('')).not.toContain('heron');
    expect((await bob.delete('/api/assistant/messages')).status).toBe(204);
    expect((await bob.get('/api/assistant')).body.turns).toEqual([]);
  });

  it('answers danger with help lines alone and keeps no word of it', async () => {
    const before = await rows('assistant_messages');
    expect(await kinds(ann, danger)).toEqual(['crisis', 'done']);
    expect(await kinds(anon, danger)).toEqual(['crisis', 'done']);
    expect(await rows('assistant_messages')).toBe(before);
    expect(app.logged.join('')).not.toContain('kill');
  });

  it('refuses the blank, the too long and the too big before it looks at them', async () => {
    for (const text of ['', '   \n\t', 'a'.repeat(2001)]) expect((await asking(anon, text)).status).toBe(422);
    expect((await asking(anon, 'a'.repeat(11_000))).status).toBe(413);
    expect((await anon.post('/api/assistant/messages', { text: 'hi', role: 'system' })).status).toBe(422);
  });
});

describe('own answers', { timeout: 30_000 }, () => {
  it('are searched only with consent, only by their owner, and marked as own words', async () => {
    const eva = await app.as('client');
    await aLaborResponse(eva, 1, `${father} We ate at six.`);
    const question = 'What did I write about my father and silence?';
    // Without consent a help text may answer, an own passage never.
    expect(JSON.stringify(await asking(eva, question))).not.toMatch(/"own":true|silence at the dinner/u);
    await eva.put('/api/assistant/settings', { ownAnswers: true, provider: null });
    const { lines } = await asking(eva, question);
    expect(lines[0]).toMatchObject({ kind: 'passage', own: true, title: 'Labor 1: Origins', path: '/intake/1' });
    expect(lines[0]).toHaveProperty('text', expect.stringContaining('read the silence'));
    await ann.put('/api/assistant/settings', { ownAnswers: true, provider: null });
    expect(JSON.stringify(await asking(ann, question))).not.toContain('silence at the dinner');
    await eva.put('/api/assistant/settings', { ownAnswers: false, provider: null });
    expect(JSON.stringify(await asking(eva, question))).not.toContain('silence at the dinner');
  });

  it('that speak of danger are answered with help lines', async () => {
    const eva = await app.as('client');
    await aLaborResponse(eva, 4, 'Last winter I wanted to end my life, and I told my sister.');
    await eva.put('/api/assistant/settings', { ownAnswers: true, provider: null });
    const lines = (await asking(eva, 'What did I write about last winter and my sister?')).lines;
    expect(lines.map(({ kind }) => kind)).toContain('crisis');
    expect(JSON.stringify(lines)).not.toContain('winter');
  });
});

describe('GET /api/assistant', () => {
  it('says what there is to use', async () => {
    expect((await anon.get('/api/assistant')).body).toEqual({
      handOff: true,
      provider: null,
      canSearchOwn: false,
      settings: null,
      ai: false,
      messaging: { link: 'https://wa.me/15551234567', host: 'wa.me' },
      turns: [],
    });
    expect((await ann.get('/api/assistant')).body).toMatchObject({ canSearchOwn: true });
  });
});

describe('POST /api/assistant/verdicts', () => {
  it('counts by published source, and only what was one’s own answer', async () => {
    const { lines } = await asking(ann, 'What is a Labor?');
    const answer = (lines.at(-1) as { id: string }).id;
    const verdict = { useful: false, answer, sources: ['help:what-a-labor-is', 'made:up'] };
    expect((await (await app.as('client')).post('/api/assistant/verdicts', verdict)).status).toBe(404);
    expect((await anon.post('/api/assistant/verdicts', verdict)).status).toBe(404);
    expect((await ann.post('/api/assistant/verdicts', verdict)).status).toBe(204);
    expect((await app.knex('assistant_messages').where({ id: answer }).first()).useful).toBe(false);
    expect((await anon.post('/api/assistant/verdicts', { useful: true, sources: [] })).status).toBe(204);
    const counted = await app.knex('assistant_verdicts').orderBy('source').select('source', 'useful', 'not_useful');
    expect(counted).toEqual([
      { source: 'help:what-a-labor-is', useful: 0, not_useful: 1 },
      { source: 'unknown', useful: 1, not_useful: 0 },
    ]);
  });
});

describe('POST /api/assistant/hand-offs', () => {
  const wish = { name: 'Ann Lee', email: 'ann@example.com', message: 'How do I come to you by train?' };
  const inbox = async (): Promise<string[]> => {
    const admin = await app.as('admin');
    const list = (await admin.get('/api/contact-requests')).body as { id: string; message?: string }[];
    return list.map(({ message }) => message ?? '');
  };

  it('puts what was chosen into the inbox, once', async () => {
    const key = { 'idempotency-key': 'hand-off-1-abcdefgh' };
    const first = await anon.post('/api/assistant/hand-offs', wish, key);
    const second = await anon.post('/api/assistant/hand-offs', wish, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await inbox()).filter((message) => message.includes('by train'))).toHaveLength(1);
  });

  it('passes the conversation on when it is sent along', async () => {
    const talk = [
      { by: 'person', text: 'Is there a bus?' },
      { by: 'guide', text: 'I do not know.' },
    ];
    await ann.post('/api/assistant/hand-offs', { ...wish, talk });
    expect(await inbox()).toContain(
      'How do I come to you by train?\n\nConversation with the guide:\n\nAsked: Is there a bus?\n\nGuide: I do not know.',
    );
  });

  it('passes the wish on but not the words when they speak of danger', async () => {
    expect((await ann.post('/api/assistant/hand-offs', { ...wish, message: danger })).status).toBe(201);
    const letters = (await inbox()).join('\n');
    expect(letters).toContain('Please answer soon.');
    expect(letters).not.toContain('kill');
  });
});

describe('a person who leaves', () => {
  it('takes everything along, and nothing stays', async () => {
    const eva = await app.as('client');
    await asking(eva, 'What is a Labor?');
    await eva.put('/api/assistant/settings', { ownAnswers: true, provider: null });
    const own = app.assembled.personalData.find(({ owner }) => owner === 'concierge')?.data;
    expect(await own?.export(eva.userId)).toMatchObject({
      settings: { ownAnswers: true },
      conversation: [{ text: 'What is a Labor?' }, { by: 'guide' }],
    });
    await app.knex.transaction((trx) => own?.erase(trx, eva.userId) ?? Promise.resolve());
    expect(await own?.export(eva.userId)).toEqual({
      settings: { ownAnswers: false, provider: null },
      conversation: [],
      trips: [],
    });
  });
});
