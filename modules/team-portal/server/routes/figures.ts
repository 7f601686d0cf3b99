import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Metrics } from '../../schemas/metrics';
import { TeamOverview } from '../../schemas/team-client';
import { overviewOf } from '../clients/overview';
import { metricsOf } from '../figures/metrics';

const viewing = { permission: 'team-portal.view' } as const;

/** Figures of the product, and what waits for the team. */
export const figureRoutes = (core: Core): Route[] => {
  const metrics = metricsOf(core);
  return [
    route({
      method: 'get',
      path: '/api/analytics/metrics',
      access: viewing,
      reply: Metrics,
      handle: () => metrics(),
    }),
    route({
      method: 'get',
      path: '/api/team/overview',
      access: viewing,
      reply: TeamOverview,
      handle: ({ user }) => overviewOf(core, user),
    }),
  ];
};
