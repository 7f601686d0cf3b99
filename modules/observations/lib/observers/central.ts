import { laborsOf, observation } from '../build';
import { measureCentrality } from '../centrality';
import { fragmentOf } from '../clauses';
import { isDreamt, isNear } from '../dreaming';
import type { ReadSentence } from '../matter';
import type { Observation, Passage } from '../observation';
import { isReadable, type Observer } from './observer';
import { repeatsPrompt } from './statements';

/** So many are offered, for the selection to choose those that show most for their length. */
const offered = 60;
/** And so many of every answer. */
const offeredOfAnswer = 2;
/** Sentences of so few words around one belong to it. */
const mostAround = 12;
const mostWords = 55;
/** A shorter sentence is not understood without the one before it. */
const fewestAlone = 8;
const mostBefore = 30;

/** The sentence with the short ones after it, and with the one before it where it is short itself. */
const around = (sentence: ReadSentence, siblings: readonly ReadSentence[]): Passage => {
  let [start, end, words] = [sentence, sentence, sentence.words];
  const before = siblings[sentence.index - 1];
  const most = sentence.words < fewestAlone ? mostBefore : mostAround;
  if (before && isNear(before, sentence) && before.words <= most && before.words + words <= mostWords) {
    start = before;
    words += before.words;
  }
  for (let steps = 0; steps < 2; steps += 1) {
    const next = siblings[end.index + 1];
    if (!next || !isNear(end, next) || next.words > mostAround || next.words + words > mostWords) break;
    end = next;
    words += next.words;
  }
  const { responseId, laborNumber, text } = sentence.answer;
  return {
    responseId,
    laborNumber,
    start: start.start,
    end: end.end,
    text: text.slice(start.start, end.end),
    by: null,
  };
};

/** Sentences in the order of the measure, what others say in them too. Nothing is said of what they mean. */
export const observeCentral: Observer = ({ matter }): Observation[] => {
  const centrality = measureCentrality(matter);
  const found = matter.answers.flatMap(({ sentences }) =>
    sentences
      .filter(
        (one) =>
          isReadable(one) &&
          (one.reality !== 'question' || one.voices.length > 0) &&
          !repeatsPrompt(one.tokens, one.answer.prompt, one.language) &&
          !isDreamt(one, sentences),
      )
      .map((sentence) => ({ sentence, siblings: sentences })),
  );
  const sorted = found.sort((one, other) => centrality(other.sentence) - centrality(one.sentence));
  const ranked = sorted.filter(
    ({ siblings }, at) =>
      at < offered || sorted.slice(0, at).filter((one) => one.siblings === siblings).length < offeredOfAnswer,
  );
  const [best] = ranked;
  if (!best) return [];
  const passages = ranked.map(({ sentence, siblings }) => around(sentence, siblings));
  const fragments = ranked.map(({ sentence }) => fragmentOf(sentence, sentence));
  const claim = { kind: 'central' as const, fragments, labors: laborsOf(fragments) };
  const weight = centrality(best.sentence);
  return [observation(matter.language, claim, passages, weight, 'central')];
};
