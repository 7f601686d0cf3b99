import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { zones } from '#modules/geo/public';
import { writers } from '#modules/labors/testing/writers';
import { aReadyClient } from '#modules/profile/testing/ready-client';
import { openSlots } from '#modules/scheduling/public';
import { sampleHours } from '../data/sample-practice';
import { samplePractitioners } from '../data/sample-practitioners';
import type { CallSlots } from '../schemas/call';
import { bookCall } from '../testing/calls';
import { matchesOf, runFor, withSamples } from '../testing/factory';
import { sheetOf } from './queries/call-slots';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const weekMs = 7 * 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'synthesis', 'matching'] });
  await withSamples(app);
});
afterAll(() => app.stop());

/** Asks practitioners in order and books the first free time of each within a week; how many that were. */
const bookWithinAWeek = async (client: Client, most: number): Promise<number> => {
  const taken: string[] = [];
  for (const match of await matchesOf(client)) {
    if (taken.length === most || !match.can.includes('requested')) continue;
    const { id, version } = match;
    const asked = await client.patch(`/api/matches/${id}`, { status: 'requested' }, { 'if-match': `"${version}"` });
    expect(asked.status).toBe(200);
    const { starts } = (await client.get(`/api/matches/${id}/call-slots?zone=UTC`)).body as CallSlots;
    const start = starts.find((one) => Date.parse(one) < Date.now() + weekMs && !taken.includes(one));
    if (start && (await bookCall(client, id, start)).status === 201) taken.push(start);
  }
  return taken.length;
};

describe('matching in the demo', () => {
  it.each(writers.map((writer) => [writer.name, writer] as const))(
    'offers %s three practitioners who can be asked and booked within a week',
    async (_, { answers }) => {
      const client = await aReadyClient(app, answers);
      await runFor(app, client);
      expect((await matchesOf(client)).every(({ can }) => can.includes('requested'))).toBe(true);
      expect(await bookWithinAWeek(client, 3)).toBe(3);
    },
  );

  it('offers three to somebody whose words fit nobody', async () => {
    const client = await aReadyClient(app, { 1: 'Quux frobs the widget. Then it frobs another widget, twice.' });
    await runFor(app, client);
    expect((await matchesOf(client)).length).toBeGreaterThanOrEqual(3);
    expect(await bookWithinAWeek(client, 3)).toBe(3);
  });

  it('has sample hours with free times in the coming week on every day of two years', () => {
    const clock = app.assembled.ports.one('test', zones);
    for (const hours of sampleHours)
      for (let day = 0; day < 730; day += 1) {
        const now = Date.UTC(2026, 10, 1, day % 24) + day * 86_400_000;
        const openingHours = sheetOf({ ...hours, exceptions: [] });
        const window = { from: now, to: now + weekMs };
        const free = openSlots({ zones: clock, openingHours, window, minutes: 30, taken: [], now });
        expect(free.length, `${hours.zone} ${new Date(now).toISOString()}`).toBeGreaterThanOrEqual(20);
      }
  });

  it('keeps hours that a sample practitioner changed, at the next start', async () => {
    const { id } = await app.knex('practitioners').where({ slug: samplePractitioners[3]?.slug }).first('id');
    await app.knex('practitioner_availability').where({ practitioner_id: id }).update({ zone: 'Asia/Tokyo' });
    const { user_id: practitioner } = await app
      .knex('practitioners')
      .where({ slug: samplePractitioners[0]?.slug })
      .first('user_id');
    const seed = app.assembled.seeds.find(({ owner }) => owner === 'matching')?.seed;
    const [client, robin] = [await app.as('client'), await app.as('client')];
    const people = {
      client: client.userId,
      practitioner,
      admin: client.userId,
      sampleClient: robin.userId,
      recentClients: [],
    };
    await app.knex.transaction((trx) => seed?.(trx, people));
    expect(await app.knex('practitioner_availability').where({ practitioner_id: id }).first()).toMatchObject({
      zone: 'Asia/Tokyo',
    });
    expect(await app.knex('practitioners').where({ sample: true, user_id: null })).toEqual([]);
  });
});
