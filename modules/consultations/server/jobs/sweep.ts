import type { Core, Job } from '#core/contract/server';
import { ConsultationRequest } from '../models/consultation-request';
import { lostAfterMinutes } from '../policies/profile-job';
import { endLostRun } from './generate-profile';

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
