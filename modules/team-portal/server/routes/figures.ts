import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { FigureParams, FigurePeople, FigurePeopleQuery, Metrics, PeriodQuery } from '../../schemas/metrics';
import { Report } from '../../schemas/report';
import { TeamOverview } from '../../schemas/team-client';
import { overviewOf } from '../clients/overview';
import { countedFor } from '../figures/counted';
import { metricsOf } from '../figures/metrics';
import { figurePeople } from '../figures/people';
import { reportOf } from '../figures/report';

const viewing = { permission: 'team-portal.view' } as const;

/** Figures of the product, who is behind them, and what waits for the team. */
export const figureRoutes = (core: Core): Route[] => {
  const counted = countedFor(core);
  return [
    route({
      method: 'get',
      path: '/api/analytics/metrics',
      access: viewing,
      query: PeriodQuery,
      reply: Metrics,
      handle: async ({ query }) => metricsOf(core, await counted(query.days ?? 30)),
    }),
    route({
      method: 'get',
      path: '/api/analytics/report',
      access: viewing,
      query: PeriodQuery,
      reply: Report,
      handle: async ({ query }) => reportOf(core, await counted(query.days ?? 30)),
    }),
    route({
      method: 'get',
      path: '/api/analytics/figures/:name',
      access: viewing,
      params: FigureParams,
      query: FigurePeopleQuery,
      reply: FigurePeople,
      handle: async ({ user, params, query }) => {
        const { rows, next } = await figurePeople(core, user, params.name, query);
        if (user.role === 'admin')
          await core.audit.record(core.db, {
            actor: user.id,
            action: 'figure.listed',
            object: `figure:${params.name}`,
          });
        return reply(rows, { next });
      },
    }),
    route({
      method: 'get',
      path: '/api/team/overview',
      access: viewing,
      reply: TeamOverview,
      handle: ({ user }) => overviewOf(core, user, () => counted(30)),
    }),
  ];
};
