import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { experiencesPage } from '../experiences/list';
import { presentExperience } from '../experiences/present';
import { findExperience, joinWaitlist, leaveWaitlist } from '../experiences/waitlist';

const wait = { permission: 'concierge.wait' } as const;

/** Retreats and their waitlists. */
export const experienceRoutes = () => ({
  listExperiences: implement(api.listExperiences, contract.listExperiences, {
    access: { open: true, because: 'retreats are public' },
    limit: { points: 240, seconds: 60 },
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await experiencesPage(trx, user?.id ?? null, query);
      return respond(rows.map(presentExperience), { next });
    },
  }),
  joinWaitlist: implement(api.joinWaitlist, contract.joinWaitlist, {
    access: wait,
    load: ({ params, db }) => findExperience(db, params.id),
    handle: ({ loaded, user, body, trx }) => joinWaitlist(trx, loaded, user.id, body.guests ?? 1),
  }),
  leaveWaitlist: implement(api.leaveWaitlist, contract.leaveWaitlist, {
    access: wait,
    load: ({ params, db }) => findExperience(db, params.id),
    handle: async ({ loaded, user, trx }) => {
      await leaveWaitlist(trx, loaded.id, user.id);
    },
  }),
});
