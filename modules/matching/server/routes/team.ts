import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { listTeamPage } from '../queries/team-practitioners';

/** The network of practitioners as the team sees it; nothing of their clients but how many. */
export const teamRoutes = (core: Core) => ({
  listTeamPractitioners: implement(api.listTeamPractitioners, contract.listTeamPractitioners, {
    access: { permission: 'matching.team' },
    handle: async ({ user, query }) => {
      const { rows, next } = await listTeamPage(core, user, query);
      return reply(rows, { next });
    },
  }),
});
