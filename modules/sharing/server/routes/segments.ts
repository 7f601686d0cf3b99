import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { readSegment, readShared } from '../actions/read-segments';
import { listReads } from '../queries/access-log';
import type { SegmentDirectory } from '../queries/segment-directory';

// Clients read their own, practitioners what is open to them. Admins have no way in here: for them there is break-glass.
const sharing = { permission: 'sharing.share' } as const;
const perMinute = { points: 240, seconds: 60, by: 'person' } as const;

/** What of a client is open, and the client's log of who read it. */
export const segmentRoutes = (core: Core, directory: () => SegmentDirectory) => ({
  getSharedSegments: implement(api.getSharedSegments, contract.getSharedSegments, {
    access: sharing,
    limit: perMinute,
    handle: ({ user, params, query }) => readShared(core, directory(), user, params.ownerId, query.matchId ?? null),
  }),
  getSegment: implement(api.getSegment, contract.getSegment, {
    access: sharing,
    limit: perMinute,
    handle: ({ user, params }) => readSegment(core, directory(), user, params.ownerId, params.key),
  }),
  listAccessLog: implement(api.listAccessLog, contract.listAccessLog, {
    access: { permission: 'sharing.consent' },
    handle: async ({ user, query }) => {
      const { entries, next } = await listReads(core, user.id, query);
      return reply(entries, { next });
    },
  }),
});
