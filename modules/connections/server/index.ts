import { roleGranted } from '#core/contract/hooks';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, reactTo } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { connectionsChanged } from '../schemas/events';
import { endAllConnections } from './actions/end-all-connections';
import { createExpireInvitations } from './jobs/expire-invitations';
import { createSendInvitation } from './jobs/send-invitation';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { connectionProblemTexts } from './problem-texts';
import { connectionRoutes } from './routes/connections';

/** Server side of connections between two clients. */
export const server = defineServer(manifest, (core) => {
  const sendInvitation = createSendInvitation(core);
  return {
    routes: connectionRoutes(core, sendInvitation) satisfies RoutesOf<typeof endpoints>,
    jobs: [sendInvitation, createExpireInvitations(core)],
    reacts: [
      reactTo(connectionsChanged, async ({ connectionId, people }) => {
        for (const id of people) core.realtime.publish(`user:${id}`, 'connections.changed', { connectionId });
      }),
      // Two clients agreed to it; a member of the team is somebody else to the other.
      reactTo(roleGranted, async ({ userId, role }) => {
        if (role !== 'client') await core.db.transaction((trx) => endAllConnections(core, trx, userId));
      }),
    ],
    problemTexts: connectionProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core),
  };
});
