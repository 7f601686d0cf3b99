import type { ModelPrice } from '#core/contract/ai';

/** Signs of a token, for JSON in these three languages; a low figure, so that a limit is kept. */
const signsPerToken = 3;
export const countTokens = (text: string): number => Math.ceil(text.length / signsPerToken);

export interface Tokens {
  readonly sent: number;
  readonly written: number;
}

export const costOf = (
  { perMillionIn, perMillionOut }: Pick<ModelPrice, 'perMillionIn' | 'perMillionOut'>,
  { sent, written }: Tokens,
): number => (sent * perMillionIn + written * perMillionOut) / 1_000_000;

/** Instructions, schema and authors of the first call, and those of the second. */
const fixed = { essay: 3500, check: 1200 };
/** A sentence of so many words goes with what is known of it. */
const sentence = { words: 13, tokens: 55 };
const observed = 2000;
/** What a model usually writes: an essay, and its verdicts. */
const usual = { essay: 3500, check: 1800 };

/** What a reading of so many words usually takes, both calls together. */
export const estimateTokens = (words: number): Tokens => {
  const passages = Math.ceil(words * 1.8) + Math.ceil(words / sentence.words) * sentence.tokens;
  const essay = passages + observed + fixed.essay;
  // The second call sends what was written with the passages it rests on, which are at most all of them.
  const check = Math.min(passages, 4000) + usual.essay + fixed.check;
  return { sent: essay + check, written: usual.essay + usual.check };
};

/** Tokens that an answer may have at most, and fewer than these are no essay. */
const mostWritten = 8000;
const fewestWritten = 1500;

/** How much a model may write in the first call so that both stay within the limit; null where that is not enough for an essay. */
export const outputWithin = (price: ModelPrice | null, sent: number): number | null => {
  if (price?.limit == null) return mostWritten;
  // The second call sends at most all of the first and what was written, and writes half as much.
  const reserve = costOf(price, { sent: 2 * sent, written: 0 });
  const each = costOf(price, { sent: 1, written: 1.5 });
  const room = each === 0 ? mostWritten : Math.floor((price.limit - reserve) / each);
  if (price.limit < reserve || room < fewestWritten) return null;
  return Math.min(mostWritten, room);
};
