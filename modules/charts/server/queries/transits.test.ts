import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aChartedClient } from '#modules/profile/testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['charts'] });
});
afterAll(() => app.stop());

const path = '/api/holistic-profiles/me/transits';
type Body = Record<string, { gate: number }>;

describe('GET /api/holistic-profiles/me/transits', () => {
  it('answers the sky of an instant next to the own chart', async () => {
    const client = await aChartedClient(app);
    const { status, body } = await client.get(`${path}?at=2026-03-29T12:00:00%2B02:00`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      at: '2026-03-29T10:00:00.000Z',
      timeKnown: true,
      activations: { Sun: { gate: 17, line: 6 } },
      planets: { Sun: { sign: 'Aries', retrograde: false } },
    });
    expect(body.gates).toEqual(
      [...new Set(Object.values(body.activations as Body).map(({ gate }) => gate))].toSorted((a, b) => a - b),
    );
    const { humanDesign } = (await client.get('/api/holistic-profiles/me')).body;
    expect(body.aspects.map(({ natal }: { natal: string }) => natal)).toContain('Ascendant');
    for (const id of body.channels as string[]) {
      const [low, high] = id.split('-').map(Number);
      const sides = [low, high].map((gate) => [humanDesign.gates.includes(gate), body.gates.includes(gate)]);
      expect(sides.every(([natal, sky]) => natal || sky)).toBe(true);
      expect(humanDesign.channels).not.toContain(id);
    }
    for (const centre of body.centers) expect(humanDesign.centers[centre]).toBe(false);
  });

  it('returns to the birth: every body in conjunction with its own place', async () => {
    const client = await aChartedClient(app);
    const { body } = await client.get(`${path}?at=1948-04-09T05:05:00Z`);
    for (const name of ['Sun', 'Moon', 'Pluto']) {
      const own = { transit: name, natal: name, type: 'conjunction' };
      const found = body.aspects.find((aspect: object) =>
        Object.entries(own).every(([k, v]) => aspect[k as never] === v),
      );
      expect(found.orb).toBeLessThan(1e-9);
    }
    expect([body.channels, body.centers]).toEqual([expect.any(Array), expect.any(Array)]);
  });

  it('leaves out what an unknown birth time leaves open', async () => {
    const client = await aChartedClient(app, { birthTime: null, birthTimeUnknown: true });
    const { body } = await client.get(`${path}?at=2026-03-29T10:00:00Z`);
    expect([body.timeKnown, body.aspects]).toEqual([false, []]);
    const { chart } = (await client.get('/api/holistic-profiles/me')).body;
    for (const centre of body.centers) expect(chart.humanDesign.centers[centre]).toBe(false);
  });

  it('is the sky of now unless asked', async () => {
    const client = await aChartedClient(app);
    const { body } = await client.get(path);
    expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
  });

  it.each(['1899-12-31T23:59:59Z', '2051-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '2023-02-29T00:00:00Z', 'now', ''])(
    'refuses %j',
    async (at) => {
      const client = await aChartedClient(app);
      const { status, body } = await client.get(`${path}?at=${encodeURIComponent(at)}`);
      expect(status).toBe(422);
      expect(body.fields[0].path).toBe('at');
    },
  );

  it('is not there before there is a profile', async () => {
    const { status } = await (await app.as('client')).get(path);
    expect(status).toBe(404);
  });
});
