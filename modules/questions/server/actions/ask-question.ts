import type { Knex } from 'knex';
import { notFound, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { OwnQuestionRow } from '../models/own-question';
import { isAsking } from '../queries/choices';
import { type ChosenQuestion, chooseQuestion } from '../queries/choose-question';
import { mayAsk } from '../queries/may-ask';
import { openContent } from '../queries/question-content';
import { storeQuestion } from './store-question';

/** A saved answer and a new question about it, where there is one. */
export interface Prepared {
  readonly answer: LaborAnswer;
  readonly chosen: ChosenQuestion | null;
}

/** The question about this version of an answer, or one that waits and whose sentence still stands in it. */
const findKnown = async (
  core: Core,
  db: Knex,
  userId: string,
  { responseId, version, text }: LaborAnswer,
): Promise<OwnQuestionRow | null> => {
  const rows = await OwnQuestionRow.query(db)
    .where({ user_id: userId, response_id: responseId })
    .orderBy([{ column: 'asked_at', order: 'desc' }, 'id']);
  for (const row of rows) {
    if (row.responseVersion === version) return row;
    const waits = row.answerVersion === 0 && row.skippedAt === null;
    if (waits && text.includes((await openContent(core, db, row)).sentence)) return row;
  }
  return null;
};

/** Looks for a question about a saved answer, which may take a while. Throws 404 for one that may not be read for it, and 409 while the person did not say that they want any. */
export const prepareQuestion = async (core: Core, userId: string, responseId: string): Promise<Prepared> => {
  if (!(await isAsking(core.db, userId)))
    throw new Problem(409, 'questions-off', 'Questions are switched off. Switch them on first.');
  const answers = await core.port(labors).answersFor(userId, 'reading');
  const answer = answers.find((one) => one.responseId === responseId);
  if (!answer) throw notFound('answer');
  const known = await findKnown(core, core.db, userId, answer);
  return { answer, chosen: known ? null : await chooseQuestion(core, userId, answers, answer) };
};

/**
 * Asks what was prepared: one question for each version of an answer, whoever asks twice at once. One that waits stays while its sentence
 * does, and gives way otherwise. Null where no sentence is fit.
 */
export const askQuestion = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { answer, chosen }: Prepared,
): Promise<OwnQuestionRow | null> => {
  const { responseId, version } = answer;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`own-question:${responseId}`]);
  // Kept to oneself, or taken back, while a sentence was looked for.
  if (!(await mayAsk(core, trx, userId, responseId))) return null;
  const known = await findKnown(core, trx, userId, answer);
  if (known) {
    await OwnQuestionRow.query(trx).findById(known.id).patch({ responseVersion: version });
    return known;
  }
  await OwnQuestionRow.query(trx)
    .delete()
    .where({ user_id: userId, response_id: responseId, answer_version: 0 })
    .whereNull('skipped_at');
  return chosen ? storeQuestion(core, trx, userId, chosen) : null;
};
