import type { OwnAnswer, OwnQuestion } from '../../schemas/questions';
import type { QuestionLanguage } from '../../schemas/values';

interface Row {
  readonly id: string;
  readonly responseId: string;
  readonly laborNumber: number;
  readonly askedAt: string;
  readonly skippedAt: string | null;
}
interface Content {
  readonly sentence: string;
  readonly question: string;
  readonly language: QuestionLanguage;
}

export const toQuestionView = (
  { id, responseId, laborNumber, askedAt, skippedAt }: Row,
  { sentence, question, language }: Content,
  answer: OwnAnswer | null,
): OwnQuestion => ({
  id,
  responseId,
  laborNumber,
  sentence,
  question,
  language,
  askedAt,
  state: answer ? 'answered' : skippedAt ? 'skipped' : 'open',
  answer,
});
