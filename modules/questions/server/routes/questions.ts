import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { askQuestion, prepareQuestion } from '../actions/ask-question';
import { deleteAnswer } from '../actions/delete-answer';
import { saveAnswer } from '../actions/save-answer';
import { skipQuestion } from '../actions/skip-question';
import { getOwnQuestion, listAnswerVersions, listQuestions, readQuestion } from '../queries/questions';

const mine = { permission: 'questions.answer' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** The caller's own questions, and what they answer. Nobody else reads either. */
export const questionRoutes = (core: Core) => ({
  listQuestions: implement(api.listQuestions, contract.listQuestions, {
    access: mine,
    handle: ({ user }) => listQuestions(core, user.id),
  }),
  askQuestion: implement(api.askQuestion, contract.askQuestion, {
    access: mine,
    // All answers are read for it.
    limit: { points: 10, seconds: 60, by: 'person' },
    prepare: ({ user, body }) => prepareQuestion(core, user.id, body.responseId),
    handle: async ({ user, prepared, trx }) => {
      const row = await askQuestion(core, trx, user.id, prepared);
      return { question: row ? await readQuestion(core, trx, row) : null };
    },
  }),
  skipQuestion: implement(api.skipQuestion, contract.skipQuestion, {
    access: mine,
    limit,
    load: ({ user, params, db }) => getOwnQuestion(db, user.id, params.id),
    handle: async ({ loaded, trx }) => readQuestion(core, trx, await skipQuestion(trx, loaded.id)),
  }),
  saveAnswer: implement(api.saveAnswer, contract.saveAnswer, {
    access: mine,
    limit,
    load: ({ user, params, db }) => getOwnQuestion(db, user.id, params.id),
    handle: async ({ loaded, body, trx, request }) => {
      const row = await saveAnswer(core, trx, loaded.id, body.text, request.ifMatch);
      const { level } = await assessCrisisInTurns(body.text);
      const view = await readQuestion(core, trx, row);
      return respond(level === 0 ? view : { ...view, help: level }, { etag: row.answerVersion });
    },
  }),
  deleteAnswer: implement(api.deleteAnswer, contract.deleteAnswer, {
    access: mine,
    limit,
    load: ({ user, params, db }) => getOwnQuestion(db, user.id, params.id),
    handle: ({ loaded, trx }) => deleteAnswer(trx, loaded.id),
  }),
  listAnswerVersions: implement(api.listAnswerVersions, contract.listAnswerVersions, {
    access: mine,
    load: ({ user, params, db }) => getOwnQuestion(db, user.id, params.id),
    handle: ({ loaded }) => listAnswerVersions(core, core.db, loaded),
  }),
});
