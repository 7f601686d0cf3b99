import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { TeamPractitionerList, TeamPractitionerQuery } from '../../schemas/team';
import { teamPractitioners } from '../team/practitioners';

/** The network of practitioners as the team sees it; nothing of their clients but how many. */
export const teamRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/team/practitioners',
    access: { permission: 'matching.team' },
    query: TeamPractitionerQuery,
    reply: TeamPractitionerList,
    handle: async ({ user, query }) => {
      const { rows, next } = await teamPractitioners(core, user, query);
      return reply(rows, { next });
    },
  }),
];
