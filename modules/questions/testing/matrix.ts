import type { Scene } from '#core/testing/matrix';
import { aLeaveToken, anOpenAnswer, aQuestion } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, canary, knex }) => {
  const { owner, other_client } = callers;
  for (const client of [owner, other_client]) await client.put('/api/question-choices/asking', { on: true });
  const question = await aQuestion(owner, 6, `${anOpenAnswer} ${canary}`);
  const path = `/api/own-questions/${question.id}`;
  await owner.put(`${path}/answer`, { text: `${canary} is what I would say` });
  await owner.put('/api/question-choices/mails', {
    letter: { weekday: 7, hour: 9 },
    reminders: null,
    zone: 'Europe/Vienna',
    language: 'de',
  });
  const params = { id: question.id };
  const version = async () => {
    const row = await knex('own_questions').where({ id: question.id }).first();
    return row.answer_version > 0 ? { headers: { 'if-match': `"${row.answer_version}"` } } : { headers: {} };
  };
  return {
    'GET /api/own-questions': {},
    'POST /api/own-questions': { body: { responseId: question.responseId } },
    'POST /api/own-questions/{id}/skip': { params, body: {} },
    'PUT /api/own-questions/{id}/answer': { params, body: { text: `${canary}, once more` }, before: version },
    'DELETE /api/own-questions/{id}/answer': { params },
    'GET /api/own-questions/{id}/versions': { params },
    'GET /api/question-mails/{token}/end': { params: { token: 'a'.repeat(40) } },
    'POST /api/question-mails/{token}/end': { params: { token: await aLeaveToken(app, owner, 'reminder') } },
    'GET /api/question-choices': {},
    'PUT /api/question-choices/asking': { body: { on: true } },
    'PUT /api/question-choices/mails': {
      body: { letter: null, reminders: { weekdays: [2, 4], hour: 19 }, zone: 'Europe/Vienna', language: 'en' },
    },
  };
};
