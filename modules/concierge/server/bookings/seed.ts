import { randomUUID } from 'node:crypto';
import type { Core, Seed } from '#core/contract/server';
import type { BookingState } from '../../schemas/values';
import { Booking, BookingHistory } from '../models/booking';
import { Experience } from '../models/experience';
import { type Details, seal } from './sealed';

/** How the invented client's retreat came about, in days before the first start. */
const steps: readonly (readonly [to: BookingState, by: 'person' | 'team', daysAgo: number])[] = [
  ['requested', 'person', 97],
  ['held', 'team', 95],
  ['confirmed', 'person', 93],
  ['completed', 'team', 65],
];
const [firstDayAgo, lastDayAgo] = [72, 66];

const wrote: Details = { dietaryPreferences: ['Vegetarian'], specialRequests: '', currentLocation: '', plan: null };

/** The retreat of the invented client, which has taken place; once. */
export const seedBooking =
  (core: Core): Seed =>
  async (trx, { sampleClient: user_id }) => {
    if (await Booking.query(trx).findOne({ user_id })) return;
    const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const retreat = await Experience.query(trx).insertAndFetch({
      ...{ id: randomUUID(), name: 'Seven days at the source', focus: 'Breath, water and long walks' },
      ...{ location: 'Sedona, Arizona', zone: 'America/Phoenix', partner_name: 'Red Stone Lodge', days: 7 },
      ...{ starts_on: at(firstDayAgo).slice(0, 10), capacity: 4, taken: 1, sample: true },
      ...{ price_minor: 2_400_000, currency: 'USD' },
    });
    const owned = { id: randomUUID(), user_id, for_host: false };
    await Booking.query(trx).insert({
      ...owned,
      ...{ reference: 'TR-SMPL-2222', email: null, experience_id: retreat.id, title: retreat.name },
      ...{ destination: retreat.location, zone: retreat.zone, partner_name: retreat.partner_name, guests: 1 },
      ...{ start_date: retreat.starts_on, end_date: at(lastDayAgo).slice(0, 10), budget: '10k-25k', services: [] },
      ...{ status: 'completed', price_minor: retreat.price_minor, currency: retreat.currency, version: steps.length },
      details_sealed: await seal(core, trx, owned, 'details_sealed', JSON.stringify(wrote)),
      sample: true,
      created_at: at(steps[0]?.[2] ?? 0),
      updated_at: at(steps.at(-1)?.[2] ?? 0),
    });
    let from_status: BookingState | null = null;
    for (const [to_status, by, daysAgo] of steps) {
      await BookingHistory.query(trx).insert({
        ...{ booking_id: owned.id, from_status, to_status, by, created_at: at(daysAgo) },
      });
      from_status = to_status;
    }
  };
