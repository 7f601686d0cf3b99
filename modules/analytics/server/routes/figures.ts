import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { countedFor } from '../queries/counted';
import { metricsOf } from '../queries/metrics';
import { overviewOf } from '../queries/overview';
import { figurePeople } from '../queries/people';
import { reportOf } from '../queries/report';

const viewing = { permission: 'analytics.view' } as const;

/** Figures of the product, who is behind them, and what waits for the team. */
export const figureRoutes = (core: Core) => {
  const counted = countedFor(core);
  return {
    getMetrics: implement(api.getMetrics, contract.getMetrics, {
      access: viewing,
      handle: async ({ query }) => metricsOf(core, await counted(query.days ?? 30)),
    }),
    getReport: implement(api.getReport, contract.getReport, {
      access: viewing,
      handle: async ({ query }) => reportOf(core, await counted(query.days ?? 30)),
    }),
    listFigurePeople: implement(api.listFigurePeople, contract.listFigurePeople, {
      access: viewing,
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
    getTeamOverview: implement(api.getTeamOverview, contract.getTeamOverview, {
      access: viewing,
      handle: ({ user }) => overviewOf(core, user, () => counted(30)),
    }),
  };
};
