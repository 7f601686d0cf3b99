import { Type } from '@sinclair/typebox';
import { notFound } from '#core/contract/errors';
import { type Route, respond as reply, route, type User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { ConnectionChart } from '../../schemas/connection-chart';
import {
  AcceptInput,
  ConnectionBlockView,
  ConnectionInput,
  ConnectionList,
  ConnectionReadings,
  ConnectionView,
  DeclineInput,
  InvitationReceipt,
  RedeemInput,
} from '../../schemas/connections';
import { accept, decline, redeem } from '../connections/answer';
import { blocksOf, ownBlock, unblock } from '../connections/blocks';
import { readConnectionChart } from '../connections/chart';
import { leave } from '../connections/end';
import { invite } from '../connections/invite';
import { connectionsOf, pastOf, presentConnection } from '../connections/list';
import { everConnected, otherSide, visibleConnection } from '../connections/load';
import type { Connection } from '../connections/models';
import { shortName } from '../connections/names';
import { readingsOf } from '../connections/readings';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Id = Type.Object({ id: Uuid }, strict);
const Page = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })), cursor: Type.Optional(Uuid) },
  strict,
);
const Leaving = Type.Object({ block: Type.Optional(Type.Boolean()) }, strict);
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

const invitationRoutes = (core: Core, sending: Job<{ connectionId: string }>): Route[] => [
  route({
    method: 'post',
    path: '/api/connections',
    access: between,
    body: ConnectionInput,
    reply: InvitationReceipt,
    status: 202,
    idempotent: true,
    limit: invitations,
    handle: ({ user, body, trx }) => invite(core, sending, trx, user, body),
  }),
  route({
    method: 'post',
    path: '/api/connections/redeem',
    access: between,
    body: RedeemInput,
    reply: ConnectionView,
    status: 200,
    limit: guesses,
    handle: async ({ user, body, trx }) => present(core, trx, user, await redeem(trx, user, body.code)),
  }),
  route({
    method: 'post',
    path: '/api/connections/:id/accept',
    access: between,
    params: Id,
    body: AcceptInput,
    reply: ConnectionView,
    status: 200,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: async ({ user, loaded, body, trx }) =>
      present(core, trx, user, await accept(core, trx, user, loaded.id, body.wording)),
  }),
  route({
    method: 'post',
    path: '/api/connections/:id/decline',
    access: between,
    params: Id,
    body: DeclineInput,
    status: 204,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: async ({ user, loaded, body, trx }) =>
      decline(core, trx, user, loaded.id, body.block ?? false) as Promise<undefined>,
  }),
];

const readingRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/connections',
    access: between,
    query: Page,
    reply: ConnectionList,
    handle: async ({ user, query }) => {
      const { connections, next } = await connectionsOf(core, user, query);
      return reply({ connections, past: query.cursor ? [] : await pastOf(core, user) }, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/connections/:id/chart',
    access: between,
    params: Id,
    reply: ConnectionChart,
    limit: perMinute,
    handle: ({ user, params }) => readConnectionChart(core, user, params.id),
  }),
  route({
    method: 'get',
    path: '/api/connections/:id/readings',
    access: between,
    params: Id,
    query: Page,
    reply: ConnectionReadings,
    load: ({ user, params, db }) => everConnected(db, user.id, params.id),
    handle: async ({ user, loaded, query }) => {
      const { readings, next } = await readingsOf(core, user.id, loaded.id, query);
      return reply(readings, { next });
    },
  }),
];

/** Two clients who see each other's chart: inviting, answering, reading, ending, and refusing whoever asks too much. */
export const connectionRoutes = (core: Core, sending: Job<{ connectionId: string }>): Route[] => [
  ...invitationRoutes(core, sending),
  ...readingRoutes(core),
  route({
    method: 'delete',
    path: '/api/connections/:id',
    access: between,
    params: Id,
    query: Leaving,
    limit: perMinute,
    load: ({ user, params, db }) => visibleConnection(core, db, user, params.id),
    handle: async ({ user, loaded, query, trx }) =>
      leave(core, trx, user, loaded.id, query.block ?? false) as Promise<undefined>,
  }),
  route({
    method: 'get',
    path: '/api/connections/blocks',
    access: between,
    reply: Type.Array(ConnectionBlockView),
    handle: ({ user }) => blocksOf(core, user.id),
  }),
  route({
    method: 'delete',
    path: '/api/connections/blocks/:id',
    access: between,
    params: Id,
    load: ({ user, params, db }) => ownBlock(db, user.id, params.id),
    handle: async ({ loaded, trx }) => unblock(trx, loaded) as Promise<undefined>,
  }),
];
