import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { furtherAnswers } from '#modules/labors/public';
import { manifest } from '../module';
import type * as endpoints from '../schemas/endpoints';
import { sendMails } from './jobs/send-mails';
import { sweepQuestions } from './jobs/sweep-questions';
import { personalData } from './personal-data';
import { questionProblemTexts } from './problem-texts';
import { findFurtherAnswers } from './queries/further-answers';
import { choiceRoutes } from './routes/choices';
import { questionRoutes } from './routes/questions';

/** Server side of the questions about a client's own sentences. */
export const server = defineServer(manifest, (core) => ({
  routes: { ...questionRoutes(core), ...choiceRoutes(core) } satisfies RoutesOf<typeof endpoints>,
  jobs: [sendMails(core), sweepQuestions(core)],
  provides: [provide(furtherAnswers, { answersFor: (userId, purpose) => findFurtherAnswers(core, userId, purpose) })],
  problemTexts: questionProblemTexts,
  personalData: personalData(core),
}));
