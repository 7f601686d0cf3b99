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
  async (trx, { sampleClient: userId }) => {
    if (await Booking.query(trx).findOne({ user_id: userId })) return;
    const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const retreat = await Experience.query(trx).insertAndFetch({
      ...{ id: randomUUID(), name: 'Seven days at the source', focus: 'Breath, water and long walks' },
      ...{ location: 'Sedona, Arizona', zone: 'America/Phoenix', partnerName: 'Red Stone Lodge', days: 7 },
      ...{ startsOn: at(firstDayAgo).slice(0, 10), capacity: 4, taken: 1, sample: true },
      ...{ priceMinor: 2_400_000, currency: 'USD' },
    });
    const owned = { id: randomUUID(), userId, forHost: false };
    await Booking.query(trx).insert({
      ...owned,
      ...{ reference: 'TR-SMPL-2222', email: null, experienceId: retreat.id, title: retreat.name },
      ...{ destination: retreat.location, zone: retreat.zone, partnerName: retreat.partnerName, guests: 1 },
      ...{ startDate: retreat.startsOn, endDate: at(lastDayAgo).slice(0, 10), budget: '10k-25k', services: [] },
      ...{ status: 'completed', priceMinor: retreat.priceMinor, currency: retreat.currency, version: steps.length },
      detailsSealed: await seal(core, trx, owned, 'details_sealed', JSON.stringify(wrote)),
      sample: true,
      createdAt: at(steps[0]?.[2] ?? 0),
      updatedAt: at(steps.at(-1)?.[2] ?? 0),
    });
    let fromStatus: BookingState | null = null;
    for (const [toStatus, by, daysAgo] of steps) {
      await BookingHistory.query(trx).insert({
        ...{ bookingId: owned.id, fromStatus, toStatus, by, createdAt: at(daysAgo) },
      });
      fromStatus = toStatus;
    }
  };
