import type { LaborAnswer } from '#modules/labors/public';
import { countWords, verifyQuote } from '#modules/text-analysis/public';
import type { Quote } from '../../schemas/reading';

/** A quote as a language model claims it, its placeholders put back. */
export interface Claimed {
  readonly answerId: string;
  readonly quote: string;
}

/** Longer than this is not a quote but the answer. */
const mostWords = 80;

/** Keeps the quotes that stand in the named answer, none twice and none within another. */
export const quoteKeeper = (answers: readonly LaborAnswer[]): ((claimed: readonly Claimed[]) => Quote[]) => {
  const byId = new Map(answers.map((answer) => [answer.responseId, answer]));
  const kept: Quote[] = [];
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const known = (quote: Quote): boolean =>
    kept.some(
      (one) =>
        (one.responseId === quote.responseId && one.start < quote.end && quote.start < one.end) ||
        words(one.text) === words(quote.text),
    );
  return (claimed) =>
    claimed.flatMap(({ answerId, quote: claim }) => {
      const answer = byId.get(answerId);
      const span = answer ? verifyQuote(answer.text, claim) : null;
      if (!answer || !span) return [];
      const { responseId, laborNumber, laborName, text } = answer;
      const quote = { responseId, laborNumber, laborName, ...span, text: text.slice(span.start, span.end) };
      if (countWords(quote.text) > mostWords || known(quote)) return [];
      kept.push(quote);
      return [quote];
    });
};
