import { countWords } from '#modules/text-analysis/public';
import { observation } from '../build';
import { measureCentrality } from '../centrality';
import { isNear } from '../dreaming';
import type { ReadSentence } from '../matter';
import type { Passage } from '../observation';
import type { Observer } from './observer';
import { repeatsPrompt } from './statements';

/** Shorter ends are read with the one or two sentences before them. */
const fewestWords = 22;
const mostWords = 60;
const mostBefore = 2;
const fewestSentences = 3;

/** Says nothing to who does not see the other answer. */
const refersElsewhere =
  /(?<!\p{L})(?:see (?:above|below|under|labor)|as above|siehe (?:oben|unten|unter|arbeit)|s\. ?o\.|véase|ver (?:arriba|abajo)|como (?:dije )?arriba)(?!\p{L})/iu;

/** So many words after the last sentence are its rest: an empty dash, an answer of one word. */
const mostLeft = 8;

const lastOf = (sentences: readonly ReadSentence[]): Passage | null => {
  const last = sentences.at(-1);
  if (!last || sentences.length < fewestSentences || last.words > mostWords || last.words < 2) return null;
  const { responseId, laborNumber, text } = last.answer;
  const end = text.trimEnd().length;
  const left = text.slice(last.end, end);
  if (countWords(left) > mostLeft) return null;
  // What the Labor asks is no end; that nothing follows it may be one.
  if (left.trim() === '' && repeatsPrompt(last.tokens, last.answer.prompt, last.language)) return null;
  let [first, words] = [last, last.words];
  for (const before of sentences.slice(-1 - mostBefore, -1).reverse()) {
    if (words >= fewestWords || words + before.words > mostWords || !isNear(before, first)) break;
    first = before;
    words += before.words;
  }
  return {
    responseId,
    laborNumber,
    start: first.start,
    end,
    text: text.slice(first.start, end),
    by: null,
  };
};

/** What answers end with. Nothing is claimed of it; people often write last what they came to say. */
export const observeEnding: Observer = ({ matter }) => {
  const centrality = measureCentrality(matter);
  const ends = matter.answers.flatMap(({ answer, sentences }) => {
    if (answer.isFurther) return [];
    const last = sentences.at(-1);
    const passage = lastOf(sentences);
    return last && passage && !refersElsewhere.test(passage.text) ? [{ last, passage }] : [];
  });
  const ranked = ends.sort((one, other) => centrality(other.last) - centrality(one.last));
  if (ranked.length < 2) return [];
  const passages = ranked.map(({ passage }) => passage);
  return [observation(matter.language, { kind: 'ending' }, passages, 0.4, 'ending')];
};
