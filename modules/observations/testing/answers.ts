import type { AnswerText } from '../lib/observation';

/** Answers as observers read them, by Labor number, to questions that share no word with them. */
export const answerTexts = (texts: Readonly<Record<number, string>>): AnswerText[] =>
  Object.entries(texts).map(([number, text]) => ({
    responseId: `response-${number}`,
    laborNumber: Number(number),
    laborName: `Labor ${number}`,
    prompt: '',
    text,
  }));
