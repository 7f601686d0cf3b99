import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aChartedClient, places } from '../../testing/factory';

// Far from UTC and across its date line: a date that went through a JavaScript Date would come back as another day.
const before = process.env.TZ;
process.env.TZ = 'Pacific/Auckland';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
});
afterAll(async () => {
  await app.stop();
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

describe('a server at the other end of the world', () => {
  it('really runs there', () => {
    expect(new Date('2026-06-15T00:00:00Z').getTimezoneOffset()).toBe(-720);
  });

  it.each([
    ['1948-04-09', '00:05', places.montreal, '1948-04-09T05:05:00.000Z'],
    ['1990-12-31', '23:59', places.newYork, '1991-01-01T04:59:00.000Z'],
    ['2000-01-01', '00:00', places.auckland, '1999-12-31T11:00:00.000Z'],
  ])('gives %s %s back as it was sent', async (birthDate, birthTime, placeId, utc) => {
    const client = await aChartedClient(app, { birthDate, birthTime, placeId });
    expect((await client.get('/api/clients/me')).body).toMatchObject({ birthDate, birthTime, moment: { utc } });
    expect((await client.get('/api/holistic-profiles/me')).body.chart.utc).toBe(utc);
  });
});
