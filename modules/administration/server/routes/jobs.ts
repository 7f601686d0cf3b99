import { hostJobs } from '#core/contract/host-ports';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { toJobsView } from '../views/jobs';

/** How the background work is doing. */
export const jobRoutes = (core: Core) => ({
  getJobs: implement(api.getJobs, contract.getJobs, {
    access: { permission: 'administration.read-jobs' },
    handle: async () => {
      const jobs = core.port(hostJobs);
      const [counts, failed] = await Promise.all([jobs.count(), jobs.listFailed(100)]);
      return respond(toJobsView(counts, failed), { headers: { 'Cache-Control': 'no-store' } });
    },
  }),
});
