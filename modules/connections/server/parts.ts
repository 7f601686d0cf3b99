import { roleGranted } from '#core/contract/account-events';
import { type Core, on, type ServerParts } from '#core/contract/server';
import { connectionChanged } from '#modules/profile/schemas/events';
import { leaveAll } from './end';
import { expiryJob, sendingJob } from './jobs';
import { connectionRoutes } from './routes/connections';

/** What connections of two clients add to the module. */
export const connectionParts = (
  core: Core,
): Required<Pick<ServerParts, 'jobs' | 'reacts'>> & { readonly routes: ReturnType<typeof connectionRoutes> } => {
  const sending = sendingJob(core);
  return {
    routes: connectionRoutes(core, sending),
    jobs: [sending, expiryJob(core)],
    reacts: [
      on(connectionChanged, async ({ connectionId, people }) => {
        for (const id of people) core.realtime.publish(`user:${id}`, 'connections.changed', { connectionId });
      }),
      // Two clients agreed to it; whoever belongs to the team now is somebody else to the other.
      on(roleGranted, async ({ userId, role }) => {
        if (role !== 'client') await core.db.transaction((trx) => leaveAll(core, trx, userId));
      }),
    ],
  };
};
