import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changePhase } from '../actions/change-phase';
import { requireAccess } from '../queries/access';
import { clientDetail } from '../queries/client';
import { clientsPage } from '../queries/clients';
import { clientCounts } from '../queries/counts';
import { clientColumns } from '../views/client-columns';

const viewing = { permission: 'clients.view' } as const;
const phasing = { permission: 'clients.set-phase' } as const;

/** Clients by phase for the team, one client, and the steps from phase to phase. */
export const clientRoutes = (core: Core) => ({
  listClients: implement(api.listClients, contract.listClients, {
    access: viewing,
    tokenScope: 'clients.read',
    handle: async ({ user, query }) => {
      const { rows, next } = await clientsPage(core, user, query);
      if (user.role === 'admin') await core.audit.record(core.db, { actor: user.id, action: 'clients.listed' });
      return reply(rows, { next: next && toPath(api.listClients, { query: { ...query, after: next } }) });
    },
  }),
  exportClients: implement(api.exportClients, contract.exportClients, {
    access: viewing,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: async ({ user, query }) => {
      if (user.role === 'admin') await core.audit.record(core.db, { actor: user.id, action: 'clients.exported' });
      return respondWithCsv('clients.csv', clientColumns, (after) =>
        clientsPage(core, user, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      );
    },
  }),
  getClientCounts: implement(api.getClientCounts, contract.getClientCounts, {
    access: viewing,
    handle: ({ user, query }) => clientCounts(core, user, query),
  }),
  getClient: implement(api.getClient, contract.getClient, {
    access: phasing,
    load: ({ user, params, db }) => requireAccess(core, db, user, params.ownerId),
    handle: async ({ user, loaded: clientId }) => {
      const seen = await clientDetail(core, user, clientId);
      const entry = { actor: user.id, action: 'client.viewed', subject: clientId, object: `client:${clientId}` };
      if (user.role === 'admin') await core.audit.record(core.db, entry);
      return reply(seen, { etag: seen.standing.version });
    },
  }),
  changePhase: implement(api.changePhase, contract.changePhase, {
    access: phasing,
    limit: { points: 60, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => requireAccess(core, db, user, params.ownerId),
    handle: async ({ user, loaded, body, trx, request }) => {
      const changed = await changePhase(core, trx, user, loaded, body.phase, request.ifMatch);
      return reply(changed, { etag: changed.version });
    },
  }),
});
