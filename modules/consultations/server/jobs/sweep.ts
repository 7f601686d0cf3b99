import type { Core, Job } from '#core/contract/server';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { ConsultationRequest } from '../models/consultation-request';
import { lostAfterMinutes } from '../policies/profile-job';
import { endLostRun } from './generate-profile';

const months = 12;

/** Deletes requests that came in more than twelve months ago, as the receipt promises. */
export const sweepOld = (core: Core): Job => ({
  name: 'sweep-old',
  cron: '41 3 * * *',
  run: async () => {
    const removed = await ConsultationRequest.query(core.db)
      .delete()
      .whereRaw("created_at < now() - (? * interval '1 month')", [months])
      // Whoever is expected keeps their booking.
      .whereNotExists(
        ConsultationAppointment.query(core.db)
          .whereRaw('request_id = consultation_requests.id and ends_at > now()')
          .where({ status: 'confirmed' }),
      );
    if (removed > 0) core.log.info('removed old requests', { removed });
  },
});

/** Says of a profile whose worker went away that it failed, so that nobody waits for ever. */
export const sweepLost = (core: Core): Job => ({
  name: 'sweep-lost',
  cron: '*/5 * * * *',
  run: async () => {
    const lost = await ConsultationRequest.query(core.db)
      .whereIn('profile_state', ['queued', 'running'])
      .whereRaw("profile_queued_at < now() - (? * interval '1 minute')", [lostAfterMinutes])
      .limit(200);
    for (const { id, profileRun } of lost) await endLostRun(core, { requestId: id, run: profileRun });
  },
});
