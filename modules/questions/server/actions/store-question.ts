import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { OwnQuestionRow } from '../models/own-question';
import type { ChosenQuestion } from '../queries/choose-question';
import { sealContent } from '../queries/question-content';

/** Keeps a question that was chosen for a person. */
export const storeQuestion = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { responseId, responseVersion, laborNumber, content }: ChosenQuestion,
): Promise<OwnQuestionRow> => {
  const id = randomUUID();
  return OwnQuestionRow.query(trx).insertAndFetch({
    id,
    userId,
    responseId,
    responseVersion,
    laborNumber,
    contentSealed: await sealContent(core, trx, userId, id, content),
  });
};
