import { BaseModel } from '#core/contract/base-model';

/** A question to one person about a sentence of theirs; sentence, question and kind are sealed. */
export class OwnQuestionRow extends BaseModel {
  static override tableName = 'own_questions';
  id!: string;
  userId!: string;
  responseId!: string;
  responseVersion!: number;
  laborNumber!: number;
  contentSealed!: Buffer;
  /** 0 while there is no answer. */
  answerVersion!: number;
  askedAt!: string;
  skippedAt!: string | null;
}

/** A version of the answer to a question. */
export class OwnAnswerRow extends BaseModel {
  static override tableName = 'own_question_answers';
  static override idColumn = ['question_id', 'version'];
  questionId!: string;
  version!: number;
  textSealed!: Buffer;
  savedAt!: string;
}
