import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#core/contract/server';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { crisisGate } from '#modules/safety/public';
import { needsHelp } from './queries/crisis-help';

const danger = 'I want to kill myself tonight.';
const offer = '/api/safety/help-offer';

let app: TestApp;
let ann: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['community'], limits: true });
  ann = await app.as('client');
});
afterAll(() => app?.stop());

/** The parts of the host that the check uses, with a gate that takes so long. */
const coreWith = (ms: number, hit: boolean) => {
  const offered: string[] = [];
  const gate = { assess: async () => wait(ms, { level: hit ? 2 : 0, categories: [], findings: [] }) };
  const parts: Pick<Core, 'log' | 'port'> = {
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    port: ({ id }) =>
      (id === crisisGate.id ? gate : { offer: async (userId: string) => void offered.push(userId) }) as never,
  };
  return { core: parts as Core, offered };
};

describe('the check of what was written', () => {
  it('answers with the post when it is quick, and offers nothing twice', async () => {
    const { core, offered } = coreWith(0, true);
    expect(await needsHelp(core, 'ann', 'words')).toBe(true);
    await wait(900);
    expect(offered).toEqual([]);
  });

  it('keeps the help for the next page when it is late', async () => {
    const { core, offered } = coreWith(1000, true);
    expect(await needsHelp(core, 'ann', 'words')).toBe(false);
    await expect.poll(() => offered, { timeout: 3000 }).toEqual(['ann']);
  });

  it('keeps nothing for who needs none', async () => {
    const { core, offered } = coreWith(900, false);
    expect(await needsHelp(core, 'ann', 'words')).toBe(false);
    await wait(300);
    expect(offered).toEqual([]);
  });
});

describe('help that comes after the page', () => {
  it('waits for the author alone until they close it', async () => {
    const ben = await app.as('practitioner');
    const made = await ann.post('/api/discussions', {
      title: 'A walk',
      content: 'Calm words.',
      category: 'Integration',
    });
    expect(made.status).toBe(201);
    expect((await ann.get(offer)).body).toEqual({ offered: false });
    const changed = await ann.patch(`/api/discussions/${made.body.id}`, { content: danger }, { 'if-match': '"1"' });
    expect([changed.status, changed.body.help]).toEqual([200, true]);
    expect((await ann.get(offer)).body).toEqual({ offered: true });
    expect((await ben.get(offer)).body).toEqual({ offered: false });
    expect((await ann.delete(offer)).status).toBe(204);
    expect((await ann.get(offer)).body).toEqual({ offered: false });
  });
});

describe('above the limit', () => {
  it('says with the refusal that help is to be shown', async () => {
    const eva = await app.as('client');
    const { body: talk } = await ann.post('/api/discussions', {
      title: 'Another walk',
      content: 'Calm words.',
      category: 'Integration',
    });
    const path = `/api/discussions/${talk.id}/responses`;
    const say = (content: string) => eva.post(path, { content });
    for (let count = 0; count < 20; count += 1) expect((await say('Calm words.')).status).toBe(201);
    expect((await say('Calm words.')).body).toMatchObject({ status: 429 });
    expect((await say('Calm words.')).body.help).toBeUndefined();
    const refused = await say(danger);
    expect([refused.status, refused.body.help]).toEqual([429, true]);
  });
});
