import type { RoutesOf } from '#core/contract/route';
import { defineServer } from '#core/contract/server';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { messageNotice } from './jobs/send-message-notice';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { conversationProblemTexts } from './problem-texts';
import { publishChanges } from './reactions/publish-changes';
import { conversationRoutes } from './routes/conversations';

/** Server side of this module: it wires and holds no logic. */
export const server = defineServer(manifest, (core) => ({
  routes: conversationRoutes(core) satisfies RoutesOf<typeof endpoints>,
  jobs: [messageNotice(core)],
  reacts: publishChanges(core),
  problemTexts: conversationProblemTexts,
  mails: mailTemplates,
  personalData: personalData(core),
}));
