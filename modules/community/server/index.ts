import { channelGuards } from '#core/contract/hooks';
import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { manifest } from '../module';
import { noticeBoard } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { createChannelGuards } from './channels';
import { reportSource } from './inbox-source';
import { digestJob } from './jobs/send-digests';
import { sweepJob } from './jobs/sweep';
import { createNoticeBoard } from './notice-board';
import { personalData } from './personal-data';
import { communityProblemTexts } from './problem-texts';
import { reactions } from './reactions';
import { blockRoutes } from './routes/blocks';
import { discussionRoutes } from './routes/discussions';
import { noticeRoutes } from './routes/notices';
import { podRoutes } from './routes/pods';
import { reportRoutes } from './routes/reports';
import { responseRoutes } from './routes/responses';
import { seed } from './seed';

/** Server side of the community: discussions, pods with their rooms, reports and notifications. */
export const server = defineServer(manifest, (core) => ({
  routes: {
    ...discussionRoutes(core),
    ...responseRoutes(core),
    ...podRoutes(core),
    ...reportRoutes(core),
    ...blockRoutes(core),
    ...noticeRoutes(core),
  } satisfies RoutesOf<typeof endpoints>,
  jobs: [sweepJob(core), digestJob(core)],
  reacts: reactions(core),
  provides: [
    provide(inboxSources, reportSource),
    provide(noticeBoard, createNoticeBoard(core)),
    ...createChannelGuards(core).map((guard) => provide(channelGuards, guard)),
  ],
  problemTexts: communityProblemTexts,
  personalData: personalData(core),
  seed,
}));
