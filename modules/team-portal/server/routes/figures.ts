import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Metrics } from '../../schemas/metrics';
import {
  ClientStanding,
  PhaseChange,
  TeamClientList,
  TeamClientParams,
  TeamClientQuery,
  TeamOverview,
} from '../../schemas/team-client';
import { changePhase, mayChange } from '../clients/change';
import { clientsPage } from '../clients/list';
import { overviewOf } from '../clients/overview';
import { metricsOf } from '../figures/metrics';

const viewing = { permission: 'team-portal.view' } as const;

/** Figures of the product, what waits for the team, and the phases of clients. */
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
    route({
      method: 'get',
      path: '/api/team/clients',
      access: viewing,
      query: TeamClientQuery,
      reply: TeamClientList,
      handle: async ({ user, query }) => {
        const { rows, next } = await clientsPage(core, user, query);
        if (user.role === 'admin') await core.audit.record(core.db, { actor: user.id, action: 'clients.listed' });
        return reply(rows, { next });
      },
    }),
    route({
      method: 'patch',
      path: '/api/team/clients/:ownerId/phase',
      access: { permission: 'team-portal.phases' },
      params: TeamClientParams,
      body: PhaseChange,
      reply: ClientStanding,
      ifMatch: 'required',
      limit: { points: 60, seconds: 60, by: 'person' },
      load: ({ user, params, db }) => mayChange(core, db, user, params.ownerId),
      handle: async ({ user, loaded, body, trx, request }) => {
        const changed = await changePhase(core, trx, user, loaded, body.phase, request.ifMatch);
        return reply(changed, { etag: changed.version });
      },
    }),
  ];
};
