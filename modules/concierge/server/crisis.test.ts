import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { asking } from '../testing/ask';

const danger = 'I want to kill myself tonight';

let app: TestApp;
let ann: Client;
const ask = async (text: string): Promise<string[]> => {
  // The limit is for a person: each question here comes from another one.
  const { lines } = await asking(await app.as('client'), text);
  return lines.map(({ kind }) => kind);
};
beforeAll(async () => {
  app = await testApp({ modules: ['concierge', 'labors', 'profile', 'consultations'], limits: true });
  ann = await app.as('client');
}, 120_000);
afterAll(() => app?.stop());

describe('a hint of danger', { timeout: 180_000 }, () => {
  it.each([
    'I sleep on his side of the bed.',
    'I sleep about five hours.',
    'I don’t want to leave him chisels.',
    'I live on coffee and biscuits since the funeral.',
    'He takes my phone at dinner and we talk.',
  ])('never takes the place of the ordinary answer: %s', async (text) => {
    const kinds = await ask(text);
    expect(kinds).not.toContain('crisis');
    expect(kinds.filter((kind) => kind !== 'help').length).toBeGreaterThan(1);
  });

  it('shows help next to the ordinary answer, and keeps the question without it', async () => {
    const { lines } = await asking(ann, 'Every door is closed and I have stopped knocking.');
    expect(lines.map(({ kind }) => kind)).toContain('help');
    expect(lines.at(-1)).toMatchObject({ kind: 'done', id: expect.any(String) });
    const { turns } = (await ann.get('/api/assistant')).body;
    expect(turns[0].text).toContain('Every door');
    expect(JSON.stringify(turns[1].lines)).not.toContain('"help"');
    await ann.delete('/api/assistant/messages');
  });
});

describe('above the limit', { timeout: 180_000 }, () => {
  it('answers explicit words of danger with help lines, and everything else with 429', async () => {
    const greetings = await Promise.all(Array.from({ length: 19 }, () => asking(ann, 'Hello!')));
    expect(new Set(greetings.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await asking(ann, 'Hello!')).status).toBe(429);
    for (let again = 0; again < 25; again += 1) {
      const { status, lines } = await asking(ann, danger);
      expect([status, lines.map(({ kind }) => kind)]).toEqual([200, ['crisis', 'done']]);
    }
    expect((await asking(ann, 'Hello!')).status).toBe(429);
    expect((await app.knex('assistant_messages').where({ user_id: ann.userId })).length).toBe(38);
  });

  it('says with the refusal of a hand-off that help is to be shown', async () => {
    const send = (message: string) =>
      ann.post('/api/assistant/hand-offs', { name: 'Ann Lee', email: 'ann@example.com', message });
    for (let count = 0; count < 5; count += 1) expect((await send('Please call me.')).status).toBe(201);
    expect((await send('Please call me.')).body.help).toBeUndefined();
    const refused = await send(danger);
    expect([refused.status, refused.body.help]).toEqual([429, true]);
  });
});
