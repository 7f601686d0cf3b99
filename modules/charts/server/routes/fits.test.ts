import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aBirth, aChartedClient } from '#modules/profile/testing/factory';

const path = '/api/holistic-profiles/me/fits';
const chart = '/api/holistic-profiles/me';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['charts'] });
  client = await aChartedClient(app);
});
afterAll(() => app.stop());

const say = (look: string, verdict: string, version = 1, by = client) =>
  by.put(`${path}/${look}`, { verdict, version });
const said = async (by = client) =>
  ((await by.get(path)).body as { look: string; verdict: string }[]).map(({ look, verdict }) => `${look} ${verdict}`);

describe('whether a part of the chart fits', () => {
  it('is open until it is said', async () => {
    expect((await client.get(path)).body).toEqual([]);
  });

  it('is kept with how the part stands, the last word counts, and it can be taken back', async () => {
    const first = await say('center-Throat', 'fits');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ look: 'center-Throat', verdict: 'fits', state: 'defined', version: 1 });
    expect((await say('center-Sacral', 'not-me')).body.state).toBe('open');
    await say('gate-34', 'fits');
    expect(await said()).toEqual(['gate-34 fits', 'center-Sacral not-me', 'center-Throat fits']);
    await say('center-Throat', 'not-me');
    expect(await said()).toEqual(['center-Throat not-me', 'gate-34 fits', 'center-Sacral not-me']);
    expect((await client.delete(`${path}/gate-34`)).status).toBe(204);
    expect((await client.delete(`${path}/gate-34`)).status).toBe(204);
    expect(await said()).toEqual(['center-Throat not-me', 'center-Sacral not-me']);
  });

  it('changes nothing of the chart', async () => {
    const before = (await client.get(chart)).body;
    await say('channel-10-20', 'not-me');
    expect((await client.get(chart)).body).toEqual(before);
  });

  it.each([
    ['a gate beyond the wheel', 'gate-65'],
    ['a centre that is none', 'center-Stomach'],
    ['a channel the other way round', 'channel-57-34'],
    ['another spelling', 'gate-034'],
  ])('refuses %s', async (_name, look) => {
    const before = await said();
    expect((await say(look, 'fits')).status).toBe(404);
    expect((await client.delete(`${path}/${look}`)).status).toBe(404);
    expect(await said()).toEqual(before);
  });

  it.each([
    ['no verdict', { version: 1 }],
    ['another verdict', { verdict: 'maybe', version: 1 }],
    ['no version', { verdict: 'fits' }],
    ['a version that is none', { verdict: 'fits', version: 0 }],
    ['a state of their own', { verdict: 'fits', version: 1, state: 'open' }],
  ])('refuses %s', async (_name, body) => {
    const before = await said();
    expect((await client.put(`${path}/gate-1`, body)).status).toBe(422);
    expect(await said()).toEqual(before);
  });

  it('loses none of many answers given at once', async () => {
    const other = await aChartedClient(app);
    const looks = Array.from({ length: 12 }, (_, index) => `gate-${index + 1}`);
    await Promise.all(looks.map((look) => say(look, 'fits', 1, other)));
    expect((await said(other)).toSorted()).toEqual(looks.map((look) => `${look} fits`).toSorted());
  });

  it('is one person’s own, and lies in the database sealed', async () => {
    const other = await aChartedClient(app);
    expect(await said(other)).toEqual([]);
    for (const role of ['practitioner', 'admin'] as const) {
      const staff = await app.as(role);
      expect([(await staff.get(path)).status, (await say('gate-1', 'fits', 1, staff)).status]).toEqual([403, 403]);
    }
    const row = await app.knex('chart_fits').where({ user_id: client.userId }).first();
    expect(row.said_sealed.toString('utf8')).not.toContain('Throat');
  });

  it('is refused without a chart', async () => {
    const nobody = await app.as('client');
    expect((await say('gate-1', 'fits', 1, nobody)).status).toBe(409);
    expect(await said(nobody)).toEqual([]);
  });

  it('stays with the chart that it was said of when the birth is corrected', async () => {
    const other = await aChartedClient(app);
    await say('center-Throat', 'fits', 1, other);
    const { version } = (await other.get('/api/clients/me')).body;
    const corrected = { ...aBirth({ birthDate: '1990-05-17', birthTime: '12:00' }) };
    expect((await other.patch('/api/clients/me', corrected, { 'if-match': `"${version}"` })).status).toBe(200);
    expect((await other.get(chart)).body.version).toBe(2);
    expect((await other.get(path)).body).toMatchObject([{ state: 'defined', version: 1 }]);
    const late = await say('center-Throat', 'not-me', 1, other);
    expect([late.status, late.body.code]).toEqual([409, 'chart-changed']);
    const again = await say('center-Throat', 'not-me', 2, other);
    expect(again.body).toMatchObject({ version: 2, verdict: 'not-me' });
    expect((await other.get(path)).body).toHaveLength(1);
  });
});
