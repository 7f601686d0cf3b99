import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { plantOffers, quote, sendRequest } from '../../testing/factory';

const app = await testApp({ modules: ['labors', 'profile', 'safety', 'concierge'] });
await plantOffers(app.knex);
const [client, admin] = await Promise.all([app.as('client'), app.as('admin')]);
afterAll(() => app.stop());

it('brings each entry of the plan into the calendar by the clock of the place, under one name for good', async () => {
  const { id } = await sendRequest(client);
  await quote(admin, id);
  await client.post(`/api/bookings/${id}/accept`);
  const { plan } = (await client.get(`/api/bookings/${id}`)).body;
  expect(plan.zone).toBe('America/Los_Angeles');
  const read = async (by: Client) =>
    (await by.get(`/api/bookings/${id}/calendar.ics`)).text
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) =>
        Object.fromEntries([...event.matchAll(/^([A-Z]+)[^:\r\n]*:(.*?)\r?$/gm)].map((one) => one.slice(1))),
      );
  const events = await read(client);
  const entries: { date: string; start: string; title: string }[] = plan.days.flatMap(
    ({ date, entries: list }: { date: string; entries: object[] }) => list.map((entry) => ({ date, ...entry })),
  );
  expect(entries.length).toBeGreaterThan(10);
  expect(events).toHaveLength(entries.length + 1);
  const first = entries[0];
  const inZone = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' },
  } as const);
  const instant = String(events[1]?.DTSTART).replace(/^(.{4})(..)(..T..)(..)/, '$1-$2-$3:$4:');
  expect(inZone.format(new Date(instant))).toBe(`${first?.date} ${first?.start}`);
  expect(events[1]).toMatchObject({ SUMMARY: first?.title.replace(/([,;])/g, '\\$1'), STATUS: 'CONFIRMED' });
  const uids = events.map(({ UID }) => UID);
  expect(new Set(uids).size).toBe(uids.length);
  expect((await read(client)).map(({ UID }) => UID)).toEqual(uids);
  expect((await read(admin)).map(({ UID }) => UID)).toEqual([uids[0]]);
  await client.post(`/api/bookings/${id}/cancel`);
  const after = await read(client);
  expect(after.map(({ UID }) => UID)).toEqual(uids);
  expect(new Set(after.map(({ STATUS }) => STATUS))).toEqual(new Set(['CANCELLED']));
});
