import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aChartedClient, places } from '#modules/profile/testing/factory';
import type { ReturnsView } from '../../schemas/sky';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['charts'] });
});
afterAll(() => app.stop());

const path = '/api/holistic-profiles/me/returns';
const find = (view: ReturnsView, body: string, kind: string) =>
  view.markers.filter((marker) => marker.body === body && marker.kind === kind);

describe('GET /api/holistic-profiles/me/returns', () => {
  it('tells the phases of a life, with three passes where the planet turns back', async () => {
    const client = await aChartedClient(app);
    const view: ReturnsView = (await client.get(`${path}?year=2026`)).body;
    const [first, second, third] = find(view, 'Saturn', 'return');
    expect([first, second, third].map((marker) => marker?.passes.length)).toEqual([3, 1, 3]);
    expect(first).toMatchObject({ ageYears: 28.54, windows: null });
    expect(find(view, 'Uranus', 'opposition')[0]?.passes).toHaveLength(3);
    expect(view.solar?.passes[0]).toMatch(/^2026-04-09T02:33:/);
    expect(view.notCarried).toEqual(['Chiron']);
    const starts = view.markers.map(({ passes }) => passes[0]!);
    expect(starts).toEqual(starts.toSorted());
  });

  it('tells windows where the birth time is unknown', async () => {
    const client = await aChartedClient(app, { birthTime: null, birthTimeUnknown: true });
    const view: ReturnsView = (await client.get(`${path}?year=2026`)).body;
    for (const { passes, windows } of [...view.markers, view.solar!]) {
      expect(windows).toHaveLength(passes.length);
      for (const [i, { from, to }] of windows!.entries()) expect(from < passes[i]! && passes[i]! < to).toBe(true);
    }
  });

  it('reaches back to a birth on the first civil day, which began in 1899 in Greenwich', async () => {
    const client = await aChartedClient(app, {
      birthDate: '1900-01-01',
      birthTime: '00:00',
      placeId: places.auckland,
    });
    const { status, body } = await client.get(`${path}?year=1901`);
    expect([status, body.markers[0].passes[0]]).toEqual([200, '1908-02-29T14:02:00.700Z']);
  });

  it('has no solar return before the first, and refuses other years', async () => {
    const client = await aChartedClient(app);
    expect((await client.get(`${path}?year=1948`)).body.solar).toBeNull();
    for (const year of ['1899', '2051', 'x', '2026.5'])
      expect((await client.get(`${path}?year=${year}`)).status).toBe(422);
  });

  it('is not there before there is a profile', async () => {
    expect((await (await app.as('client')).get(path)).status).toBe(404);
  });
});
