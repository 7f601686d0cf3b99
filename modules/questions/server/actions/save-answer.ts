import type { Knex } from 'knex';
import { invalid, preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { OwnAnswerRow, OwnQuestionRow } from '../models/own-question';
import { openAnswer, sealAnswer } from '../queries/question-content';
import { readQuestion } from '../queries/questions';

/** Saves the answer to a question as a new version; the same words again are none. `ifMatch` names the version it replaces. */
export const saveAnswer = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  text: string,
  ifMatch: string | null,
): Promise<OwnQuestionRow> => {
  if (text.trim() === '') throw invalid('text', 'Write a few words first.');
  const row = await OwnQuestionRow.query(trx).findById(id).forUpdate().throwIfNotFound();
  const current = row.answerVersion > 0 ? await OwnAnswerRow.query(trx).findById([id, row.answerVersion]) : undefined;
  if (current && (await openAnswer(core, trx, row.userId, current)) === text) return row;
  if (current && ifMatch === null) throw preconditionRequired();
  if (ifMatch !== null && ifMatch !== String(row.answerVersion))
    throw preconditionFailed(await readQuestion(core, trx, row));
  const version = row.answerVersion + 1;
  await OwnAnswerRow.query(trx).insert({
    questionId: id,
    version,
    textSealed: await sealAnswer(core, trx, row, version, text),
  });
  await OwnQuestionRow.query(trx).findById(id).patch({ answerVersion: version, skippedAt: null });
  return { ...row, answerVersion: version, skippedAt: null } as OwnQuestionRow;
};
