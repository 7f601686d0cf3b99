import { emailVerified } from '#core/contract/hooks';
import { type Core, type Job, reactTo, type Subscription } from '#core/contract/server';
import { Booking } from '../models/booking';

const months = 12;

/** What was asked for as a visitor becomes part of the account once the address is proven to be that person's. */
export const claim = (core: Core): Subscription =>
  reactTo(emailVerified, async ({ userId }) => {
    const person = await core.people.contact(core.db, userId);
    if (!person) return;
    await Booking.query(core.db)
      .patch({ userId })
      .whereNull('user_id')
      .whereRaw('lower(email) = ?', [person.email.toLowerCase()]);
  });

/** Deletes trips twelve months after their last day, as the page promises; what was never answered goes by the same rule. */
export const sweepTrips = (core: Core): Job => ({
  name: 'sweep-trips',
  cron: '53 3 * * *',
  run: async () => {
    const removed = await Booking.query(core.db)
      .delete()
      .whereRaw("end_date < current_date - (? * interval '1 month')", [months]);
    if (removed > 0) core.log.info('removed old trips', { removed });
  },
});
