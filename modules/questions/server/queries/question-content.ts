import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { QuestionLanguage } from '../../schemas/values';
import type { OwnAnswerRow, OwnQuestionRow } from '../models/own-question';

/** What a question is made of, as it was asked. */
export interface QuestionContent {
  readonly sentence: string;
  readonly question: string;
  readonly language: QuestionLanguage;
  /** Name of the wording. */
  readonly form: string;
}

const contentPlace = (id: string): string => `own_questions:content:${id}`;
const answerPlace = (id: string, version: number): string => `own_question_answers:text:${id}:${version}`;

export const sealContent = (
  { vault }: Core,
  db: Knex,
  userId: string,
  id: string,
  content: QuestionContent,
): Promise<Buffer> => vault.encrypt(db, userId, contentPlace(id), JSON.stringify(content));

export const openContent = async ({ vault }: Core, db: Knex, row: OwnQuestionRow): Promise<QuestionContent> =>
  JSON.parse(await vault.decryptText(db, row.userId, contentPlace(row.id), row.contentSealed)) as QuestionContent;

export const sealAnswer = (
  { vault }: Core,
  db: Knex,
  { id, userId }: Pick<OwnQuestionRow, 'id' | 'userId'>,
  version: number,
  text: string,
): Promise<Buffer> => vault.encrypt(db, userId, answerPlace(id, version), text);

export const openAnswer = ({ vault }: Core, db: Knex, userId: string, row: OwnAnswerRow): Promise<string> =>
  vault.decryptText(db, userId, answerPlace(row.questionId, row.version), row.textSealed);
