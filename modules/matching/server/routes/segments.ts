import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { AccessLog, SegmentView, SharedView } from '../../schemas/segment';
import { accessLogOf } from '../consents/access-log';
import type { SegmentDirectory } from '../segments/directory';
import { readSegment, readShared } from '../segments/read-segments';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Owner = Type.Object({ ownerId: Uuid }, strict);
const OwnerAndKey = Type.Object({ ownerId: Uuid, key: Type.String({ maxLength: 60 }) }, strict);
const Shared = Type.Object({ matchId: Type.Optional(Uuid) }, strict);
const LogPage = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Uuid),
    matchId: Type.Optional(Uuid),
  },
  strict,
);
// Clients read their own, practitioners what is open to them. Admins have no way in here: for them there is break-glass.
const sharing = { permission: 'matching.share' } as const;
const perMinute = { points: 240, seconds: 60, by: 'person' } as const;

/** What of a client is open, and the client's log of who read it. */
export const segmentRoutes = (core: Core, directory: () => SegmentDirectory): Route[] => [
  route({
    method: 'get',
    path: '/api/clients/:ownerId/shared',
    access: sharing,
    params: Owner,
    query: Shared,
    reply: SharedView,
    limit: perMinute,
    handle: ({ user, params, query }) => readShared(core, directory(), user, params.ownerId, query.matchId ?? null),
  }),
  route({
    method: 'get',
    path: '/api/clients/:ownerId/segments/:key',
    access: sharing,
    params: OwnerAndKey,
    reply: SegmentView,
    limit: perMinute,
    handle: ({ user, params }) => readSegment(core, directory(), user, params.ownerId, params.key),
  }),
  route({
    method: 'get',
    path: '/api/access-log/me',
    access: { permission: 'matching.consent' },
    query: LogPage,
    reply: AccessLog,
    handle: async ({ user, query }) => {
      const { entries, next } = await accessLogOf(core, user.id, query);
      return reply(entries, { next });
    },
  }),
];
