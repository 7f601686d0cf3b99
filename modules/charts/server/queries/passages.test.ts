import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aLaborResponse } from '#modules/labors/testing/factory';
import type { PassagesView } from '../../schemas/passages';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['charts'] });
});
afterAll(() => app.stop());

const path = (look: string) => `/api/holistic-profiles/me/passages?look=${look}`;
const power =
  'My father counted every coin at the table. I was the strong one in the family, and I carried more than I should have. ' +
  'When I say yes and mean no, my energy is gone for the whole week. On Sundays I read the newspaper and drink coffee.';
const body =
  'I slept badly for most of that year. My body gets its strength back when I swim in the lake before work.\n\n' +
  'The doctor gave me a list of things to do, and I lost it.';

describe('GET /api/holistic-profiles/me/passages', () => {
  it('quotes own sentences exactly, of the Labors that a gate is linked with', async () => {
    const client = await app.as('client');
    const first = await aLaborResponse(client, 7, power);
    const second = await aLaborResponse(client, 2, body);
    await aLaborResponse(client, 1, 'I was strong as a child, and everybody in the house said so.');
    const { status, body: view } = await client.get(path('gate-34'));
    const { passages, labors, unread, heldBack } = view as PassagesView;
    expect(status).toBe(200);
    expect(passages.length).toBeGreaterThan(1);
    expect(
      passages
        .map(({ laborNumber }) => laborNumber)
        .slice(0, 2)
        .toSorted(),
    ).toEqual([2, 7]);
    for (const { text, laborNumber, responseId, laborName } of passages) {
      expect(laborNumber === 7 ? power : body).toContain(text);
      expect(responseId).toBe(laborNumber === 7 ? first.id : second.id);
      expect(laborName).toBe(laborNumber === 7 ? 'Power & Money' : 'Body & Health');
      expect(text.length).toBeLessThanOrEqual(320);
    }
    expect(passages.map(({ text }) => text).join(' ')).not.toContain('newspaper');
    expect(labors.map(({ laborNumber, answered }) => [laborNumber, answered])).toEqual([
      [7, true],
      [2, true],
    ]);
    expect([unread, heldBack]).toEqual([[], false]);
    expect((await client.get(path('gate-34'))).body).toEqual(view);
  });

  it('says which Labors would, when nothing was written', async () => {
    const client = await app.as('client');
    const { body: view } = await client.get(path('channel-34-57'));
    expect(view.passages).toEqual([]);
    expect(view.labors.length).toBeGreaterThan(1);
    expect(view.labors.every((one: PassagesView['labors'][number]) => !one.answered)).toBe(true);
  });

  it('names every Labor as the Labors are named', async () => {
    const client = await app.as('client');
    const { body: all } = await client.get('/api/labors');
    const numbers = new Set(all.map(({ laborNumber }: { laborNumber: number }) => laborNumber));
    for (const look of ['center-Head', 'center-Throat', 'center-SolarPlexus', 'gate-1', 'channel-35-36'])
      for (const { laborNumber } of (await client.get(path(look))).body.labors) expect(numbers).toContain(laborNumber);
  });

  it('never shows what somebody else wrote', async () => {
    const other = await app.as('client');
    await aLaborResponse(other, 7, power);
    const client = await app.as('client');
    await aLaborResponse(client, 2, body);
    const { body: view } = await client.get(path('gate-34'));
    expect(view.passages.map((one: { laborNumber: number }) => one.laborNumber)).toEqual([2]);
  });

  it('holds back what may speak of danger, and says so', async () => {
    const client = await app.as('client');
    const danger = 'I am so tired of being strong for everybody that I want to kill myself tonight.';
    await aLaborResponse(client, 7, `The week was long and I counted the days. ${danger}`);
    const { body: view } = await client.get(path('gate-34'));
    expect(view.heldBack).toBe(true);
    expect(JSON.stringify(view)).not.toContain('tonight');
  });

  it('says which answers it could not read', async () => {
    const client = await app.as('client');
    await aLaborResponse(
      client,
      7,
      'Ich war immer die Starke in der Familie, und niemand hat mich danach gefragt, ob ich das will.',
    );
    const { body: view } = await client.get(path('gate-34'));
    expect([view.passages, view.unread]).toEqual([[], [7]]);
  });

  it('knows parts of the bodygraph only', async () => {
    const client = await app.as('client');
    for (const look of ['gate-65', 'gate-0', 'center-Liver', 'channel-1-2', 'nothing'])
      expect((await client.get(path(look))).status, look).toBe(422);
    expect((await client.get('/api/holistic-profiles/me/passages')).status).toBe(422);
  });

  it('is for clients', async () => {
    expect((await (await app.as('practitioner')).get(path('gate-34'))).status).toBe(403);
    expect((await (await app.as('admin')).get(path('gate-34'))).status).toBe(403);
    expect((await (await app.as('anon')).get(path('gate-34'))).status).toBe(401);
  });

  it('logs nothing of it', async () => {
    const client = await app.as('client');
    await aLaborResponse(client, 7, 'I was the strong one, and my secret word for it was kumquat.');
    const { body: view } = await client.get(path('gate-34'));
    expect(view.passages[0].text).toContain('kumquat');
    expect(JSON.stringify(app.logged)).not.toContain('kumquat');
  });
});
