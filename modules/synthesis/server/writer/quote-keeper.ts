import type { LaborAnswer } from '#modules/labors/public';
import { countWords, verifyQuote } from '#modules/text-analysis/public';
import type { Matter } from '../../lib/observe/matter';
import type { Quote } from '../../schemas/reading';

/** A quote as a language model claims it, its placeholders put back. */
export interface Claimed {
  readonly answerId: string;
  readonly quote: string;
  /** Whose words the model says they are; null for the client's own. */
  readonly by: string | null;
}

/** Longer than this is not a quote but the answer. */
const mostWords = 80;

/** Whether words are the client's own and affirmed, or somebody else's and marked as such. */
const isTrueOf = ({ responseId, start, end }: Quote, by: string | null, { sentences }: Matter): boolean => {
  const read = sentences.filter((one) => one.answer.responseId === responseId && one.start < end && start < one.end);
  if (read.length === 0) return false;
  const isOwn = read.every(
    ({ speaker, voices }) => speaker === 'own' && !voices.some((one) => one.start < end && start < one.end),
  );
  return by === null ? isOwn && read.every(({ polarity }) => polarity === 'affirmed') : !isOwn;
};

/** Keeps the quotes that stand in the named answer and are whose they are said to be, none twice and none within another. */
export const quoteKeeper = (
  answers: readonly LaborAnswer[],
  matter: Matter,
): ((claimed: readonly Claimed[]) => Quote[]) => {
  const byId = new Map(answers.map((answer) => [answer.responseId, answer]));
  const kept: Quote[] = [];
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const known = (quote: Quote): boolean =>
    kept.some(
      (one) =>
        (one.responseId === quote.responseId && one.start < quote.end && quote.start < one.end) ||
        plain(one.text) === plain(quote.text),
    );
  return (claimed) =>
    claimed.flatMap(({ answerId, quote: claim, by }) => {
      const answer = byId.get(answerId);
      const span = answer ? verifyQuote(answer.text, claim) : null;
      if (!answer || !span) return [];
      const { responseId, laborNumber, laborName, text } = answer;
      const words = text.slice(span.start, span.end);
      const quote: Quote = { responseId, laborNumber, laborName, ...span, text: words, ...(by === null ? {} : { by }) };
      if (countWords(words) > mostWords || known(quote) || !isTrueOf(quote, by, matter)) return [];
      kept.push(quote);
      return [quote];
    });
};
