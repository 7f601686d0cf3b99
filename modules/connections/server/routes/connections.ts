import { notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import { respond as reply, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '#modules/profile/schemas/contracts';
import * as api from '#modules/profile/schemas/endpoints';
import type { ConnectionView } from '../../schemas/connections';
import { accept, decline, redeem } from '../answer';
import { blocksOf, ownBlock, unblock } from '../blocks';
import { readConnectionChart } from '../chart';
import { leave } from '../end';
import { invite } from '../invite';
import { connectionsOf, pastOf, presentConnection } from '../list';
import { everConnected, otherSide, visibleConnection } from '../load';
import type { Connection } from '../models';
import { shortName } from '../names';
import { readingsOf } from '../readings';

// Between clients alone; what the team may see of somebody is decided elsewhere.
const between = { permission: 'profile.connect' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const invitations = { points: 20, seconds: 86_400, by: 'person' } as const;
const guesses = { points: 10, seconds: 60, by: 'person' } as const;

/** A connection as this person sees it, within the transaction that changed it. */
const present = async (core: Core, db: Core['db'], user: User, row: Connection): Promise<ConnectionView> => {
  const otherId = otherSide(row, user.id);
  const other = otherId === null ? null : await core.people.contact(db, otherId);
  if (!other) throw notFound('connection');
  return presentConnection(core, db, user, row, shortName(other));
};

const inviting = (core: Core, sending: Job<{ connectionId: string }>) => ({
  createInvitation: implement(api.createInvitation, contract.createInvitation, {
    access: between,
    limit: invitations,
    handle: ({ user, body, trx }) => invite(core, sending, trx, user, body),
  }),
  redeemInvitation: implement(api.redeemInvitation, contract.redeemInvitation, {
    access: between,
    limit: guesses,
    handle: async ({ user, body, trx }) => present(core, trx, user, await redeem(trx, user, body.code)),
  }),
  acceptInvitation: implement(api.acceptInvitation, contract.acceptInvitation, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: async ({ user, loaded, body, trx }) =>
      present(core, trx, user, await accept(core, trx, user, loaded.id, body.wording)),
  }),
  declineInvitation: implement(api.declineInvitation, contract.declineInvitation, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: ({ user, loaded, body, trx }) => decline(core, trx, user, loaded.id, body.block ?? false),
  }),
});

const reading = (core: Core) => ({
  listConnections: implement(api.listConnections, contract.listConnections, {
    access: between,
    handle: async ({ user, query }) => {
      const { connections, next } = await connectionsOf(core, user, query);
      return reply({ connections, past: query.cursor ? [] : await pastOf(core, user) }, { next });
    },
  }),
  getConnectionChart: implement(api.getConnectionChart, contract.getConnectionChart, {
    access: between,
    limit: perMinute,
    handle: ({ user, params }) => readConnectionChart(core, user, params.id),
  }),
  listConnectionReadings: implement(api.listConnectionReadings, contract.listConnectionReadings, {
    access: between,
    load: ({ user, params, db }) => everConnected(db, user.id, params.id),
    handle: async ({ user, loaded, query }) => {
      const { readings, next } = await readingsOf(core, user.id, loaded.id, query);
      return reply(readings, { next });
    },
  }),
});

/** Two clients who see each other's chart: inviting, answering, reading, ending, and refusing whoever asks too much. */
export const connectionRoutes = (core: Core, sending: Job<{ connectionId: string }>) => ({
  ...inviting(core, sending),
  ...reading(core),
  endConnection: implement(api.endConnection, contract.endConnection, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: ({ user, loaded, query, trx }) => leave(core, trx, user, loaded.id, query.block ?? false),
  }),
  listBlocks: implement(api.listBlocks, contract.listBlocks, {
    access: between,
    handle: ({ user }) => blocksOf(core, user.id),
  }),
  deleteBlock: implement(api.deleteBlock, contract.deleteBlock, {
    access: between,
    load: ({ user, params, db }) => ownBlock(db, user.id, params.id),
    handle: ({ loaded, trx }) => unblock(trx, loaded),
  }),
});
