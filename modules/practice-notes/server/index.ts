import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { contentNouns } from '#modules/studio/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { createQuestionnaires } from './content';
import { createRemoveDocuments } from './jobs/remove-documents';
import { mailTemplates } from './mail-templates';
import { personalData } from './personal-data';
import { practiceProblemTexts } from './problem-texts';
import { documentRoutes } from './routes/documents';
import { measureRoutes } from './routes/measures';
import { noteRoutes } from './routes/notes';

/** Server side of notes and questionnaires between practitioners and their clients. */
export const server = defineServer(manifest, (core) => {
  const removeDocuments = createRemoveDocuments(core);
  return {
    routes: {
      ...noteRoutes(core),
      ...measureRoutes(core),
      ...documentRoutes(core, removeDocuments),
    } satisfies RoutesOf<typeof endpoints>,
    jobs: [removeDocuments],
    provides: [provide(contentNouns, createQuestionnaires(core))],
    problemTexts: practiceProblemTexts,
    mails: mailTemplates,
    personalData: personalData(core, removeDocuments),
  };
});
