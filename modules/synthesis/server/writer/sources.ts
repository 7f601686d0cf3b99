import type { ChaptersView } from '#modules/chart-chapters/public';
import { type LaborAnswer, twelveLabors } from '#modules/labors/public';
import type { ProfileSummary } from '#modules/profile/public';
import type { AnswerText } from '../../lib/observe/observation';
import type { Part } from '../../schemas/parts';
import type { Reading } from '../../schemas/reading';

/** What a reading is written from. */
export interface Sources {
  readonly answers: readonly LaborAnswer[];
  readonly profile: ProfileSummary;
  /** Parts of earlier readings that the client marked as not theirs: they are not said again. */
  readonly notMe: readonly Part[];
  /** Ids of the answers that raised the crisis gate: their passages are checked one by one before they are quoted. */
  readonly crisisAnswers: ReadonlySet<string>;
  /** What is written about the chart, with what the client said of it; absent where nothing is. */
  readonly chapters?: ChaptersView | null;
  /** The version before, so that the next one can say what is new. */
  readonly previous: { readonly version: number; readonly reading: Reading } | null;
}

/** Answers with what their Labors ask, whose words are not counted as the client's. */
export const answerTextsOf = (answers: readonly LaborAnswer[]): AnswerText[] =>
  answers.map(({ responseId, laborNumber, laborName, text }) => {
    const labor = twelveLabors.find((one) => one.laborNumber === laborNumber);
    return {
      responseId,
      laborNumber,
      laborName,
      text,
      prompt: labor ? [labor.name, labor.description, labor.question, ...labor.prompts].join('\n') : laborName,
    };
  });
