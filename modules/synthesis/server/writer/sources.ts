import type { Core } from '#core/contract/server';
import type { ChaptersView } from '#modules/chart-chapters/public';
import {
  type AnswerPurpose,
  type FurtherAnswer,
  furtherAnswers,
  type LaborAnswer,
  twelveLabors,
} from '#modules/labors/public';
import { listAsked } from '#modules/labors/public-server';
import type { AnswerText } from '#modules/observations/public';
import type { ProfileSummary } from '#modules/profile/public';
import type { CrisisLevel } from '#modules/safety/public';
import { guessLanguage } from '#modules/text-analysis/public';
import type { Part } from '../../schemas/parts';
import type { Reading } from '../../schemas/reading';

/** What a reading is written from. */
export interface Sources {
  readonly answers: readonly LaborAnswer[];
  /** What the client wrote further to questions about sentences of these answers; absent where nothing is. */
  readonly further?: readonly FurtherAnswer[];
  readonly profile: ProfileSummary;
  /** Parts of earlier readings that the client marked as not theirs: they are not said again. */
  readonly notMe: readonly Part[];
  /** The level of each answer that raised the crisis gate, by its id: their passages are checked one by one before they are quoted. */
  readonly crisisAnswers: ReadonlyMap<string, CrisisLevel>;
  /** What is written about the chart, with what the client said of it; absent where nothing is. */
  readonly chapters?: ChaptersView | null;
  /** The version before, so that the next one can say what is new. */
  readonly previous: { readonly version: number; readonly reading: Reading } | null;
}

/** Answers with what their Labors ask, whose words are not counted as the client's; each is followed by what was written further to it. */
export const answerTextsOf = (answers: readonly LaborAnswer[], further: readonly FurtherAnswer[] = []): AnswerText[] =>
  answers.flatMap(({ responseId, laborNumber, laborName, asks = '', text }) => {
    const labor = twelveLabors.find((one) => one.laborNumber === laborNumber);
    const builtIn = labor ? [labor.name, labor.description, labor.question, ...labor.prompts] : [laborName];
    const language = guessLanguage(text);
    // Who writes German may have read the English questions or the German ones.
    const translated = language === 'de' || language === 'es' ? listAsked(laborNumber, language) : [];
    const prompt = [...builtIn, ...translated, ...(asks === '' ? [] : [asks])].join('\n');
    return [
      { responseId, laborNumber, laborName, text, prompt },
      ...further
        .filter((one) => one.laborNumber === laborNumber)
        .map((one) => ({
          responseId: one.id,
          laborNumber,
          laborName,
          text: one.text,
          // The sentence that was asked about is quoted there, and repeating it is no echo.
          prompt: [prompt, one.sentence, one.question].join('\n'),
          isFurther: true as const,
        })),
    ];
  });

/** What somebody wrote further to questions about their answers, as far as it may be used for this. */
export const findFurther = async (core: Core, userId: string, purpose: AnswerPurpose): Promise<FurtherAnswer[]> => {
  const found = await Promise.all(core.ports(furtherAnswers).map((port) => port.answersFor(userId, purpose)));
  return found.flat();
};

/** Their versions, as kept with a reading that was made from them. */
export const versionsOfFurther = (further: readonly FurtherAnswer[]): Record<string, number> =>
  Object.fromEntries(further.map(({ id, version }) => [id, version]));

/** Whether these are the very ones, in the same versions, that a reading was made from. */
export const isSameFurther = (
  further: readonly FurtherAnswer[],
  versions: Readonly<Record<string, number>> = {},
): boolean =>
  further.length === Object.keys(versions).length && further.every(({ id, version }) => versions[id] === version);
