import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { matchEnds } from '#modules/matching/public';
import { contentNouns } from '#modules/studio/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { endOfMatch } from './actions/end-supervision';
import { createQuestionnaires } from './content';
import { createRemoveDocuments } from './jobs/remove-documents';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { practiceProblemTexts } from './problem-texts';
import { documentRoutes } from './routes/documents';
import { measureRoutes } from './routes/measures';
import { noteRoutes } from './routes/notes';
import { supervisionRoutes } from './routes/supervisions';

/** Server side of notes and questionnaires between practitioners and their clients. */
export const server = defineServer(manifest, (core) => {
  const removeDocuments = createRemoveDocuments(core);
  return {
    routes: {
      ...noteRoutes(core),
      ...measureRoutes(core),
      ...documentRoutes(core, removeDocuments),
      ...supervisionRoutes(core),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [removeDocuments],
    provides: [
      provide(contentNouns, createQuestionnaires(core)),
      provide(matchEnds, { end: (trx, matchId) => endOfMatch(core, trx, matchId) }),
    ],
    problemTexts: practiceProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core, removeDocuments),
  };
});
