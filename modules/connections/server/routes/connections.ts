import { implement, respond as reply } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acceptInvitation } from '../actions/accept-invitation';
import { createInvitation } from '../actions/create-invitation';
import { declineInvitation } from '../actions/decline-invitation';
import { deleteBlock } from '../actions/delete-block';
import { endConnection } from '../actions/end-connection';
import { readConnectionChart } from '../actions/read-connection-chart';
import { redeemInvitation } from '../actions/redeem-invitation';
import { getOwnBlock, listBlocks } from '../queries/blocks';
import { getEstablishedConnection, getVisibleConnection } from '../queries/connection';
import { getConnectionView, listConnections, listPastConnections } from '../queries/connections';
import { listConnectionReadings } from '../queries/readings';

// Between clients alone; what the team may see of somebody is decided elsewhere.
const between = { permission: 'connections.keep' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const invitations = { points: 20, seconds: 86_400, by: 'person' } as const;
const guesses = { points: 10, seconds: 60, by: 'person' } as const;

const inviting = (core: Core, sendInvitation: Job<{ connectionId: string }>) => ({
  createInvitation: implement(api.createInvitation, contract.createInvitation, {
    access: between,
    limit: invitations,
    handle: ({ user, body, trx }) => createInvitation(core, sendInvitation, trx, user, body),
  }),
  redeemInvitation: implement(api.redeemInvitation, contract.redeemInvitation, {
    access: between,
    limit: guesses,
    handle: async ({ user, body, trx }) =>
      getConnectionView(core, trx, user, await redeemInvitation(trx, user, body.code)),
  }),
  acceptInvitation: implement(api.acceptInvitation, contract.acceptInvitation, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => getVisibleConnection(core, db, user, params.id),
    handle: async ({ user, loaded, body, trx }) =>
      getConnectionView(core, trx, user, await acceptInvitation(core, trx, user, loaded.id, body.wording)),
  }),
  declineInvitation: implement(api.declineInvitation, contract.declineInvitation, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => getVisibleConnection(core, db, user, params.id),
    handle: ({ user, loaded, body, trx }) => declineInvitation(core, trx, user, loaded.id, body.block ?? false),
  }),
});

const reading = (core: Core) => ({
  listConnections: implement(api.listConnections, contract.listConnections, {
    access: between,
    handle: async ({ user, query }) => {
      const { connections, next } = await listConnections(core, user, query);
      return reply({ connections, past: query.cursor ? [] : await listPastConnections(core, user) }, { next });
    },
  }),
  getConnectionChart: implement(api.getConnectionChart, contract.getConnectionChart, {
    access: between,
    limit: perMinute,
    handle: ({ user, params }) => readConnectionChart(core, user, params.id),
  }),
  listConnectionReadings: implement(api.listConnectionReadings, contract.listConnectionReadings, {
    access: between,
    load: ({ user, params, db }) => getEstablishedConnection(db, user.id, params.id),
    handle: async ({ user, loaded, query }) => {
      const { readings, next } = await listConnectionReadings(core, user.id, loaded.id, query);
      return reply(readings, { next });
    },
  }),
});

/** Two clients who see each other's chart: inviting, answering, reading, ending, and refusing those who ask too much. */
export const connectionRoutes = (core: Core, sendInvitation: Job<{ connectionId: string }>) => ({
  ...inviting(core, sendInvitation),
  ...reading(core),
  endConnection: implement(api.endConnection, contract.endConnection, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => getVisibleConnection(core, db, user, params.id),
    handle: ({ user, loaded, query, trx }) => endConnection(core, trx, user, loaded.id, query.block ?? false),
  }),
  listBlocks: implement(api.listBlocks, contract.listBlocks, {
    access: between,
    handle: ({ user }) => listBlocks(core, user.id),
  }),
  deleteBlock: implement(api.deleteBlock, contract.deleteBlock, {
    access: between,
    load: ({ user, params, db }) => getOwnBlock(db, user.id, params.id),
    handle: ({ loaded, trx }) => deleteBlock(trx, loaded),
  }),
});
