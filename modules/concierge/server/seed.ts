import { randomUUID } from 'node:crypto';
import type { Core, Seed } from '#core/contract/server';
import { retreatDates } from '#modules/retreats/public';
import type { BookingState } from '../schemas/values';
import { Booking, BookingHistory } from './models/booking';
import { type Details, seal } from './queries/booking-details';

/** How the invented client's retreat came about, in days before the first start. */
const steps: readonly (readonly [to: BookingState, by: 'person' | 'team', daysAgo: number])[] = [
  ['requested', 'person', 97],
  ['held', 'team', 95],
  ['confirmed', 'person', 93],
  ['completed', 'team', 65],
];

const wrote: Details = { dietaryPreferences: ['Vegetarian'], specialRequests: '', currentLocation: '', plan: null };

/** The retreat of the invented client, which has taken place; once. */
export const seedBooking =
  (core: Core): Seed =>
  async (trx, { sampleClient: userId }) => {
    if (await Booking.query(trx).findOne({ user_id: userId })) return;
    const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const retreat = await core.port(retreatDates).findEndedSample(trx);
    if (!retreat) return;
    await core.port(retreatDates).takePlaces(trx, retreat.id, 1, null);
    const owned = { id: randomUUID(), userId, forHost: false };
    await Booking.query(trx).insert({
      ...owned,
      ...{ reference: 'TR-SMPL-2222', email: null, experienceId: retreat.id, title: retreat.name },
      ...{ destination: retreat.location, zone: retreat.zone, partnerName: retreat.partnerName, guests: 1 },
      ...{ startDate: retreat.startsOn, endDate: retreat.endsOn, budget: '10k-25k', services: [] },
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
