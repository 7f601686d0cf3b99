import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '#core/testing/app';
import { secondUniverse } from '#modules/profile/public';
import { aRetreat, aTrip, inDays, plantOffers, quote, sendRequest } from '../testing/factory';
import { countRetreatBookings } from './figures';

const app = await testApp({ modules: ['labors', 'profile', 'concierge'] });
await plantOffers(app.knex);
const [client, admin] = [await app.as('client'), await app.as('admin')];
afterAll(() => app.stop());
const period = { from: `${inDays(-1)}T00:00:00Z`, to: `${inDays(1)}T00:00:00Z` };

it('counts what was accepted and holds', async () => {
  vi.spyOn(app.assembled.ports.one('test', secondUniverse), 'isOpen').mockResolvedValue(true);
  const retreat = await aRetreat(app.knex, { capacity: 6 });
  const accept = async (more: object): Promise<string> => {
    const { id } = await sendRequest(client, more);
    await quote(admin, id);
    expect((await client.post(`/api/bookings/${id}/accept`)).status).toBe(200);
    return id;
  };
  await accept({});
  await accept({ experienceId: retreat, bookingRequest: aTrip({ guests: 1 }) });
  const off = await accept({ experienceId: retreat, bookingRequest: aTrip({ guests: 1 }) });
  await client.post(`/api/bookings/${off}/cancel`);
  await quote(admin, (await sendRequest(client)).id);
  const retreatBookings = countRetreatBookings({ port: (port) => app.assembled.ports.one('test', port) });
  expect(await retreatBookings.count(app.knex, period)).toBe(1);
  expect(await retreatBookings.people?.(app.knex, period)).toEqual([{ user_id: client.userId }]);
});
