import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { anAnswer } from '#modules/labors/testing/factory';
import { aChartedClient } from '#modules/profile/testing/factory';
import type { ChaptersView } from '../../schemas/chapters';

const path = '/api/holistic-profiles/me/chapters';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['chart-chapters'] });
  client = await aChartedClient(app);
});
afterAll(() => app.stop());

const read = async (by = client) => (await by.get(path)).body as ChaptersView;
const chaptersOf = (view: ChaptersView) => view.groups.flatMap(({ chapters }) => chapters);

describe('the own chart in words', () => {
  it('has a chapter for each part, with its text', async () => {
    const view = await read();
    expect(view.version).toBe(1);
    expect(view.groups[0]?.id).toBe('design');
    const chapters = chaptersOf(view);
    expect(chapters.length).toBeGreaterThan(40);
    for (const { title, text } of chapters) expect([title.length > 0, text.length > 100]).toEqual([true, true]);
  });

  it('is not there without a chart', async () => {
    expect((await (await app.as('client')).get(path)).status).toBe(404);
  });

  it("lays the client's own sentences beside a chapter on their subject, and nobody else's", async () => {
    const saved = await client.post(
      '/api/labor-responses',
      anAnswer(
        4,
        'My mother cried all night and I did not know what to do. I have kept my voice down in every room of this house. "You never speak up," said my aunt. In the dream I lost my voice. I wish I had a louder voice.',
      ),
    );
    expect(saved.status).toBe(201);
    const throat = chaptersOf(await read()).find(({ id }) => id.startsWith('center.throat'));
    expect(throat?.passages).toMatchObject([
      { laborNumber: 4, text: 'I have kept my voice down in every room of this house.' },
    ]);
  });
});

describe('what a client says of a chapter', () => {
  const response = `${path}/gate.34/response`;
  const said = async (by = client) =>
    ((await by.get(`${path}`)).body as ChaptersView).groups
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ response: one }) => (one ? [`${one.chapter} ${one.verdict} ${one.note}`] : []));
  const first = async () => chaptersOf(await read())[0]?.id ?? '';

  it('is kept, the last word counts, and it can be taken back', async () => {
    const id = await first();
    expect((await client.put(`${path}/${id}/response`, { verdict: 'fits', note: null })).status).toBe(200);
    expect((await client.put(`${path}/${id}/response`, { verdict: 'not-me', note: ' not at work ' })).status).toBe(200);
    expect(await said()).toEqual([`${id} not-me not at work`]);
    expect((await client.delete(`${path}/${id}/response`)).status).toBe(204);
    expect((await client.delete(`${path}/${id}/response`)).status).toBe(204);
    expect(await said()).toEqual([]);
  });

  it('is nobody else’s to read', async () => {
    await client.put(response, { verdict: 'fits', note: 'mine alone' });
    const other = await aChartedClient(app);
    expect(JSON.stringify(await read(other))).not.toContain('mine alone');
    expect((await (await app.as('practitioner')).get(path)).status).toBe(403);
    expect((await (await app.as('admin')).put(response, { verdict: 'fits', note: null })).status).toBe(403);
    await client.delete(response);
  });

  it.each([
    ['a gate beyond the wheel', 'gate.65'],
    ['a chapter that is none', 'type.wizard'],
    ['a name of an object', 'constructor'],
  ])('refuses %s', async (_name, id) => {
    expect((await client.put(`${path}/${id}/response`, { verdict: 'fits', note: null })).status).toBe(404);
    expect(await said()).toEqual([]);
  });

  it.each([
    ['nothing', { verdict: null, note: null }],
    ['a note of spaces', { verdict: null, note: '   ' }],
    ['another verdict', { verdict: 'maybe', note: null }],
    ['a note without end', { verdict: null, note: 'x'.repeat(2001) }],
    ['no note', { verdict: 'fits' }],
  ])('refuses %s', async (_name, body) => {
    expect((await client.put(response, body)).status).toBe(422);
    expect(await said()).toEqual([]);
  });
});
