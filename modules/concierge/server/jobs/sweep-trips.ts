import type { Core, Job } from '#core/contract/server';
import { Booking } from '../models/booking';

const months = 12;

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
