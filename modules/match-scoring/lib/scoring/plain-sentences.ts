import type { Passage } from '#core/contract/ai';
import { quotablePassages } from '#modules/text-analysis/public';

/*
 * Until sentences are read for what they claim, one that denies something or repeats somebody's words counts for nothing: likeness
 * takes "I am not angry with God" for anger. English alone, since no other language is compared. The whole rule is this file; its
 * users call `plainPassages` where they would call `quotablePassages`.
 */

const NEGATION =
  /\b(?:not|cannot|never|no|nor|neither|none|nobody|nothing|nowhere)\b|\b(?:no[ -]one)\b|n['’]t\b|\b(?:dont|doesnt|didnt|isnt|wasnt|arent|cant|couldnt|wouldnt|wont|havent|hasnt|hadnt)\b/iu;

/** What stands in quotation marks; a mark that is never closed reaches to the end of its paragraph. */
const QUOTED =
  /“[^”\n]*(?:”|$)|"[^"\n]*(?:"|$)|«[^»\n]*(?:»|$)|‘[^\n]*?’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'(?=\S)[^\n]*?\S'(?![\p{L}\p{N}])/gmu;

const spansOfQuotes = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(QUOTED)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** Passages as `quotablePassages` makes them, from the sentences alone that neither deny nor quote; none reaches across one that does. */
export const plainPassages = (text: string, sentences: readonly Passage[], most: number): Passage[] => {
  const quotes = spansOfQuotes(text);
  const runs: Passage[][] = [[]];
  for (const sentence of sentences) {
    const isQuoted = quotes.some(({ start, end }) => start < sentence.end && sentence.start < end);
    if (isQuoted || NEGATION.test(sentence.text)) runs.push([]);
    else runs.at(-1)?.push(sentence);
  }
  const passages = runs.flatMap((run) => quotablePassages(text, run, Number.MAX_SAFE_INTEGER));
  if (passages.length <= most) return passages;
  // Of a long text some are taken, spread evenly.
  return Array.from({ length: most }, (_, index) => passages[Math.floor((index * passages.length) / most)] as Passage);
};
